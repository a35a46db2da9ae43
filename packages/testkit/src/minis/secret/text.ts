import type { MessageTable, SameMessages } from "@safehouse/kernel";
import type { Hint } from "./state.ts";

const HINTS_EN: Record<Hint, string> = { low: "further down", high: "further up", none: "nothing" };
const HINTS_DE: Record<Hint, string> = { low: "weiter unten", high: "weiter oben", none: "nichts" };

export const en = {
  "label.hint": ({ hint }: { hint: Hint }) => `Say: ${HINTS_EN[hint]}`,
  "label.open": ({ box }: { box: number }) => `Open box ${box + 1}`,
  "label.pass": "Pass",
  "ask.hint": "What do you tell the others?",
  "ask.search": "Which box do you open?",
  "refused.untrue": "The insider does not lie.",
  "refused.no-key": ({ box }: { box: number }) => `You hold no key to box ${box + 1}.`,
  "refused.open-already": ({ box }: { box: number }) => `Box ${box + 1} is open already.`,
  "event.hid": ({ box }: { box: number | null }) =>
    box === null ? "The insider is told where the loot is." : `The loot is in box ${box + 1}.`,
  "event.dealt": ({ seat, keys }: { seat: number; keys: number[] | null }, { name }: Names) =>
    keys === null
      ? `${name(seat)} gets keys.`
      : `${name(seat)} gets the keys ${keys.map((box) => box + 1).join(", ")}.`,
  "event.hinted": ({ hint }: { hint: Hint }) => `The insider says: ${HINTS_EN[hint]}.`,
  "event.opened": ({ seat, box, found }: { seat: number; box: number; found: boolean }, { name }: Names) =>
    `${name(seat)} opens box ${box + 1}: ${found ? "the loot!" : "empty."}`,
  "event.drew": ({ seat, key }: { seat: number; key: number | null }, { name }: Names) =>
    key === null ? `${name(seat)} draws a key.` : `${name(seat)} draws key ${key + 1}.`,
  "event.passed": ({ seat }: { seat: number }, { name }: Names) => `${name(seat)} passes.`,
  "event.shown": ({ box }: { box: number }) => `The loot was in box ${box + 1}.`,
  "line.found": "The loot is found",
  "line.unused": "Boxes left closed",
} satisfies MessageTable;

export const de: SameMessages<typeof en> = {
  "label.hint": ({ hint }) => `Sagen: ${HINTS_DE[hint]}`,
  "label.open": ({ box }) => `Fach ${box + 1} öffnen`,
  "label.pass": "Passen",
  "ask.hint": "Was sagst du den anderen?",
  "ask.search": "Welches Fach öffnest du?",
  "refused.untrue": "Der Eingeweihte lügt nicht.",
  "refused.no-key": ({ box }) => `Du hast keinen Schlüssel zu Fach ${box + 1}.`,
  "refused.open-already": ({ box }) => `Fach ${box + 1} ist schon offen.`,
  "event.hid": ({ box }) =>
    box === null ? "Der Eingeweihte erfährt, wo die Beute ist." : `Die Beute ist in Fach ${box + 1}.`,
  "event.dealt": ({ seat, keys }, { name }) =>
    keys === null
      ? `${name(seat)} erhält Schlüssel.`
      : `${name(seat)} erhält die Schlüssel ${keys.map((box) => box + 1).join(", ")}.`,
  "event.hinted": ({ hint }) => `Der Eingeweihte sagt: ${HINTS_DE[hint]}.`,
  "event.opened": ({ seat, box, found }, { name }) =>
    `${name(seat)} öffnet Fach ${box + 1}: ${found ? "die Beute!" : "leer."}`,
  "event.drew": ({ seat, key }, { name }) =>
    key === null ? `${name(seat)} zieht einen Schlüssel.` : `${name(seat)} zieht Schlüssel ${key + 1}.`,
  "event.passed": ({ seat }, { name }) => `${name(seat)} passt.`,
  "event.shown": ({ box }) => `Die Beute war in Fach ${box + 1}.`,
  "line.found": "Die Beute ist gefunden",
  "line.unused": "Fächer, die zu blieben",
};

interface Names {
  name(seat: number): string;
}
