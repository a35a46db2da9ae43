import type { SameMessages } from "@safehouse/kernel";
import type { habitsEn } from "./en.ts";

export const habitsDe: SameMessages<typeof habitsEn> = {
  "habit.chains": "Symbole, die deine Würfel auslösen, je Runde",
  "habit.lost": "Symbole, die du verfallen lassen musstest",
  "habit.unused": "Ungenutzte Würfel je Runde",
  "habit.points": "Punkte je Partie",
  "habit.losses": "Einbrüche, bei denen ihr gefasst wurdet",
  "practise.chains":
    "Deine Würfel lösen wenige Symbole aus. Suche Felder, die eine Reihe schließen oder an einer Leiste etwas freigeben.",
  "practise.lost": "Viele Symbole verfallen. Sieh auf dem Plan nach, wo eines gebraucht wird, bevor du es auslöst.",
  "practise.unused": "Würfel bleiben übrig. Halte Felder frei, die jede Zahl nehmen.",
};
