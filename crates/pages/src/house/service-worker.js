// What a browser keeps of the house for when no page of it is open: it shows what it is told, and opens the table.
self.addEventListener("push", (event) => {
  let told = {};
  try { told = event.data.json(); } catch { /* it says nothing */ }
  const tag = told.table ? "/t/" + told.table : "/your-turn";
  event.waitUntil(self.registration.showNotification(told.title || "Fixer", { body: told.body || "", tag, data: { table: told.table } }));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = event.notification.data && event.notification.data.table;
  const place = new URL(table ? "/t/" + encodeURIComponent(table) : "/your-turn", self.location.origin).href;
  event.waitUntil(self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
    const there = pages.find((page) => page.url.split(/[?#]/)[0] === place);
    return there ? there.focus() : self.clients.openWindow(place);
  }));
});
