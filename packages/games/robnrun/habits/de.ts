import type { SameMessages } from "@safehouse/kernel";
import type { habitsEn } from "./en.ts";

export const habitsDe: SameMessages<typeof habitsEn> = {
  "habit.hints": "Hinweise je Raub unter deiner Leitung",
  "habit.paid": "Gold für Hinweise je Raub unter deiner Leitung",
  "habit.mistakes": "Karten, die du als falsch hättest erkennen können",
  "habit.idle": "Züge ohne Karte",
  "habit.losses": "Verlorene Partien",
  "practise.paid": "Du zahlst viel für Hinweise. Sieh nach, ob ein offener genauso viel sagt.",
  "practise.mistakes":
    "Manche deiner Karten konnten nicht mehr richtig sein. Geh vor dem Ausspielen durch, was gesagt wurde.",
};
