import { signed } from "../../text/signed.ts";
import type { Texts } from "../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  loading: "Die Worte werden geholt …",
  failed: "Die Worte für diesen Tisch konnten nicht geladen werden.",
  retry: "Noch einmal",
  keys: "Den Tisch fragen",
  readTable: "Lies mir den Tisch vor",
  readChanges: "Was ist seit meinem Zug geschehen",
  readMoves: "Was darf ich tun",
  since: "Seit deinem Zug",
  things: (count) => (count === 1 ? "1 Ding" : `${count} Dinge`),
  nothingNew: "Seit deinem Zug ist nichts geschehen.",
  idle: "Du hast gerade nichts zu tun.",
  over: "Die Partie ist zu Ende",
  standing: (place, name, points) => `Platz ${place}: ${name}, ${points}.`,
  points: (points) => (points === 1 ? "1 Punkt" : `${signed(points)} Punkte`),
  choices: (count) => `${count} zur Wahl`,
  moves: (count) => `${count} Züge`,
  back: "Zurück",
  sure: (answer) => `${answer}: Ist das so gemeint?`,
  yes: "Ja",
  again: "Noch einmal sagen",
  undo: "Meinen Zug zurücknehmen",
  leave: "Den Tisch verlassen",
  menu: "Am Tisch",
  oneSwitch: "Ein Taster",
  automaticHelp: (seconds, first) =>
    `Jede Taste, oder ein Tippen irgendwo, nimmt, was leuchtet. Jedes ${seconds} s, das erste ${first} s. Ruht nach drei Runden.`,
  stepHelp: (seconds, first) =>
    `Jede Taste, oder ein Tippen irgendwo, geht zum Nächsten. Was ${seconds} s leuchtet, wird genommen, das erste nach ${first} s.`,
  pause: "Pause",
  goOn: "Weiter",
  resting: "Ruht. Drücke, um weiterzumachen.",
  stepResting: "Drücke, um zu beginnen.",
  keyTable: "Den Tisch vorlesen",
  keyChanges: "Was seit meinem Zug geschah",
  keyMoves: "Was ich tun darf",
  keyNumber: "Nach der Nummer wählen",
  keyBack: "Einen Schritt zurück",
  keyAgain: "Noch einmal sagen",
};
