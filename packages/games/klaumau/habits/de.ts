import type { SameMessages } from "@safehouse/kernel";
import type { habitsEn } from "./en.ts";

export const habitsDe: SameMessages<typeof habitsEn> = {
  "habit.lies": "Lügen, von Zügen, in denen eine Karte gepasst hätte",
  "habit.caught": "Lügen, die aufflogen",
  "habit.doubts": "Zweifel, von Behauptungen, zu denen du gefragt wurdest",
  "habit.right-doubts": "Zweifel, die stimmten",
  "habit.believed-lies": "Lügen, die du geglaubt hast",
  "habit.points": "Punkte je Runde",
  "habit.losses": "Partien, die jemand anders gewann",
  "practise.caught":
    "Du wirst öfter beim Lügen erwischt als nötig. Achte auf Züge, in denen die ehrliche Karte wenig kostet.",
  "practise.right-doubts": "Viele deiner Zweifel treffen Ehrliche. Zähle, was offen liegt, bevor du zweifelst.",
  "practise.believed-lies": "Du glaubst viele Lügen. Zweifle früher, wenn kaum jemand ohne passende Karte sein kann.",
};
