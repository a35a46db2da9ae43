import type { Texts } from "../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  coach: "Anleitung",
  short: (step, steps) => `${step}/${steps}`,
  progress: (step, steps) => `Schritt ${step} von ${steps}`,
  doThis: (moves) => `Jetzt: ${moves}`,
  or: " oder ",
  takeBack: "den letzten Zug zurücknehmen",
  others: "Die anderen spielen.",
  next: "Weiter",
  showMe: "Zeig es mir",
  back: "Zurück",
  skip: "Überspringen",
  leave: "Aufhören",
  nextKey: "Weiter, oder zeigen, wie es geht",
  allowed: (aim) => `Das ist erlaubt, aber in diesem Schritt geht es um ${aim}.`,
  finished: "Das war die Anleitung",
  playOn: "Von hier weiterspielen",
  fresh: "Neues Spiel anfangen",
  rules: "Regeln lesen",
  again: "Noch einmal von vorn",
  notKept: "Diese Partie lässt sich auf diesem Gerät nicht aufheben. Fang ein neues Spiel an.",
};
