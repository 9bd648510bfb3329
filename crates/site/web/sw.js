// Shows what the server pushes, even when no page is open. It stores nothing and answers no
// requests.

const worker = /** @type {any} */ (self);

const here = (client, url) => new URL(client.url).pathname === url;

async function show({ title, body, url }) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  // Somebody looking at the table sees it there.
  if (pages.some((page) => page.visibilityState === "visible" && here(page, url))) return;
  await worker.registration.showNotification(title, { body, tag: url, data: { url } });
}

async function open(url) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((page) => here(page, url));
  await (page ? page.focus() : worker.clients.openWindow(url));
}

worker.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});
