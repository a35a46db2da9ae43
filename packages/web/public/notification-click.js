/* Part of the service worker: a press on a notification leads to the table that it tells of. */
self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(goTo(notification.data?.path ?? "/"));
});

/** In a window that is open already, if there is one: the page goes there itself, and loses nothing. */
async function goTo(path) {
  const { href } = new URL(`.${path}`, self.registration.scope);
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // Other houses may stand on this host.
  const windows = all.filter(({ url }) => url.startsWith(self.registration.scope));
  const there = windows.find(({ url }) => url.split(/[?#]/)[0] === href) ?? windows[0];
  if (there === undefined) return self.clients.openWindow(href);
  there.postMessage({ type: "go-to", path });
  return there.focus();
}
