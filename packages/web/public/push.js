/* Part of the service worker: what the house says with the page closed. It says that somebody is asked, and nothing of any game. */
const WORDS = {
  en: { turn: "It is your turn at a table.", reminder: "A table still waits for you." },
  de: { turn: "An einem Tisch bist du dran.", reminder: "Ein Tisch wartet noch auf dich." },
};

self.addEventListener("push", (event) => {
  event.waitUntil(tell(event.data));
});

/** A browser wants to see something for every message: what cannot be read is taken for a turn. */
async function tell(data) {
  const words = WORDS[await language()] ?? WORDS.en;
  await self.registration.showNotification(words[typeOf(data)] ?? words.turn, {
    tag: "turn",
    icon: "icon-192.png",
    data: { path: "/tables" },
  });
}

function typeOf(data) {
  try {
    const said = data?.json();
    return said?.type === "reminder" ? "reminder" : "turn";
  } catch {
    return "turn";
  }
}

/** The one that was chosen in the app, which keeps it here; see src/app/push.ts. */
async function language() {
  const kept = await caches.match("push-language", { cacheName: `push ${self.registration.scope}` });
  return (await kept?.text()) ?? self.navigator.language.slice(0, 2);
}
