// A notification from a page that is open and out of sight. Whether it may is asked by a click, on
// the page of notifications and at the table, and never by itself.

export const can = () => "Notification" in window;

// A browser that is told by push hears of it once.
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
    // Some telephones show notifications for push only.
  }
}
