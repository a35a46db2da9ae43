import type { AnyFront } from "@safehouse/kernel";
import { about } from "./about.ts";
import { ask, label, weigh } from "./questions.ts";

export const front: AnyFront = {
  ...about,
  label,
  weigh,
  ask,
  words: async () => (await import("./words/words.ts")).words,
  reasons: async () => (await import("./bots/reasons.ts")).reasons,
  head: async () => (await import("./words/head.ts")).head,
};
