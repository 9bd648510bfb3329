// Sends a request to the server. The answer arrives in one piece and one event; that of `fetch`
// takes three events, each of which waits until the page is idle.

/**
 * @typedef {{ status: number, text: string, header: (name: string) => string | null }} Answer
 * @typedef {(url: string, headers: Record<string, string>, body?: URLSearchParams | FormData) => Promise<Answer>} Ask
 */

/** @type {Ask} */
export const ask = (url, headers, body) => new Promise((done, fail) => {
  const request = new XMLHttpRequest();
  request.open(body ? "POST" : "GET", url);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.onload = () => done({
    status: request.status,
    text: request.responseText,
    header: (name) => request.getResponseHeader(name),
  });
  request.onerror = request.onabort = () => fail(new Error("no answer"));
  request.send(body);
});
