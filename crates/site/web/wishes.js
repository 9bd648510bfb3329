// The page of notifications: asks the browser for what only it can give.

const find = (what) => document.querySelector(what);
const show = (what, shown) => {
  for (const part of document.querySelectorAll(what)) part.hidden = !shown;
};

// Quiet hours go by the sleeper's own clock.
const zone = find("input[name=zone]");
if (zone) zone.value = -new Date().getTimezoneOffset();

const allow = find("[data-allow]");
const push = find("[data-push]");

function state() {
  const may = "Notification" in window ? Notification.permission : "none";
  show("[data-denied]", may === "denied");
  show("[data-allow]", may === "default");
  show("[data-allowed]", may === "granted");
  const able = "PushManager" in window && "serviceWorker" in navigator;
  show("[data-cannot]", push !== null && !able);
  show("[data-push]", able && may !== "denied");
}

allow?.addEventListener("click", async () => {
  await Notification.requestPermission();
  state();
});

const bytes = (text) => Uint8Array.from(
  atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

// The name by which its owner may know this browser.
function device() {
  const agent = navigator.userAgent;
  const browser = ["Firefox", "Edg", "OPR", "Chrome", "Safari"].find((name) => agent.includes(`${name}/`));
  const system = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"].find((name) => agent.includes(name));
  return [{ Edg: "Edge", OPR: "Opera" }[browser] ?? browser, system].filter(Boolean).join(", ") || "Browser";
}

async function subscribe() {
  if (await Notification.requestPermission() !== "granted") return state();
  const worker = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const applicationServerKey = bytes(push.dataset.push);
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = made.toJSON();
  const answer = await fetch("/account/calls/push", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ endpoint, ...keys, device: device() }),
  });
  const said = answer.ok ? (await answer.json()).said : "address";
  location.assign(`/account/calls?said=${said}`);
}

push?.addEventListener("click", async () => {
  push.disabled = true;
  try {
    await subscribe();
  } catch {
    show("[data-cannot]", true);
  } finally {
    push.disabled = false;
  }
});

state();
