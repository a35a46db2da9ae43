import type { SameMessages } from "@safehouse/kernel";
import type { concertWordsEn } from "./concert-words-en.ts";
import { colourWords, does, giftName, OR, waiting } from "./words-de.ts";

const PASSAGES: { readonly [passage: string]: string } = {
  "not-begun": "Noch nicht begonnen",
  interval: "Pause",
  instrumental: "Instrumental",
  quiet: "Leise Passage",
  loud: "Laute Passage",
};

/** What is said of concerts, ways out and shared cells (X-6.5, X-6.6, X-1.2). */
export function concertWordsDe(
  nameOf: (id: string) => string,
  lineName: (id: string) => string,
): SameMessages<ReturnType<typeof concertWordsEn>> {
  return {
    "event.concert": ({ passage }) => `Die Musik geht weiter. Nächste Runde: ${PASSAGES[passage] ?? passage}.`,
    "event.took": ({ seat, gift }, who) =>
      gift === null
        ? `${does(who, seat, "überlässt", "überlässt")} die laute Passage den anderen.`
        : `Die laute Passage bringt ${who.isYou(seat) ? "dir" : who.name(seat)} ${giftName(gift)}.`,
    "event.hushed": ({ gift }) => `Zu leise für Werkzeug: ${giftName(gift)} verfällt.`,
    "event.built-on": ({ seat, on, line }, who) =>
      `${does(who, seat, "machst", "macht")} weiter, wo ${who.isYou(on) ? "du aufgehört hast" : `${who.name(on)} aufgehört hat`}: ${lineName(line)}.`,
    "event.sneaked-out": "Die Bande geht vorne hinaus, und niemand dreht sich um.",
    "move.take": ({ gift }) => `${giftName(gift)} nehmen`,
    "move.pass": "Passen",
    "ask.offer": ({ gifts }) =>
      `Laute Passage: Die Bande bekommt ${OR.format(gifts.map(colourWords))}. Nimm es jetzt oder überlass es den anderen.`,
    "wait.offer": waiting("lauschst der lauten Passage", "lauscht der lauten Passage"),
    "no.not-offered": ({ gift }) => `Diese Passage gibt dir das nicht: ${giftName(gift)}.`,
    "no.interval": ({ room }) => `Jetzt nicht: Der Star ist da. ${nameOf(room)} samt Tür muss warten.`,
    "no.sneaking": ({ way }) => `${nameOf(way)}: Wer damit anfängt, arbeitet nirgends mehr weiter.`,
    passage: ({ passage }) => PASSAGES[passage] ?? passage,
    "passage.rule": ({ passage, room, gifts = [] }) => {
      if (passage === "quiet") return "Was Werkzeug bringt, darf niemand nutzen. Ausfüllen darf man es.";
      if (passage === "loud") return `Die Bande bekommt eins davon: ${OR.format(gifts.map(colourWords))}.`;
      return passage === "instrumental"
        ? "Keine Einschränkung."
        : `Hier und an der Tür ruht die Arbeit: ${nameOf(room)}.`;
    },
  };
}
