import type { MessageTable } from "../../text/texts.ts";

const AND = new Intl.ListFormat("en");

export const en = {
  title: "Who would you like to be?",
  nobody: "Whoever is free",
  choose: (name: string) => `Take ${name}`,
  giveUp: "Whoever is free",
  chosen: "Chosen here",
  wishedBy: (names: readonly string[]) => `Wish of ${AND.format(names)}`,
  too: (names: readonly string[]) => `${AND.format(names)}, too`,
} satisfies MessageTable;
