import type { PageText } from "./en.ts";

export const de: PageText = {
  title: "Safehouse",
  lead: "Eine Spielstube für Gaunerspiele: Brettspiele um Bluff, Einbruch und Flucht.",
  "games.title": "Auf dem Tisch",
  "games.seats": ({ min, max }) => `${min} bis ${max} Spielende`,
  "games.play": "Sofort spielen, im Terminal in diesem Ordner:",
  "more.title": "Auch im Terminal",
  "more.simulate": "tausend Partien unter Bots, und wie sie enden",
  "more.help": "alles Weitere",
  "api.title": "Für Programme",
  "api.health": "ob das Haus offen ist",
  "api.games": "die Spiele, ihre Optionen und Bots",
  "api.docs": "wie man über HTTP und WebSocket spielt",
  "docs.title": "Die Schnittstelle",
  "docs.contents": "Inhalt",
  "seat.name": ({ seat }) => `Platz ${seat}`,
  other: "English",
  "missing.title": "Hinter dieser Tür ist nichts",
  "outside.title": "Das Haus steht an einer anderen Stelle dieser Adresse",
  "missing.back": "Zurück zur Haustür",
};
