// A notification from a page that is open but hidden. Permission is requested by a click, on the
// page of notifications or at the table, never unasked.

export const can = () => "Notification" in window;

// A browser that gets push messages is notified only once.
async function isPushed() {
  const worker = await navigator.serviceWorker?.getRegistration();
  return Boolean(await worker?.pushManager?.getSubscription());
}

export async function notify(title, body) {
  if (!can() || Notification.permission !== "granted" || await isPushed()) return;
  try {
    const note = new Notification(title, { body, tag: location.pathname });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones show notifications only for push.
  }
}
