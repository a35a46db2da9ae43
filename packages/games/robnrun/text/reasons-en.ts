import type { MessageTable } from "@safehouse/kernel";
import { card } from "./words-en.ts";

/** What bots say of what they did. */
export const reasonsEn = {
  "reason.one": "One safe will do: no pair suits us now.",
  "reason.two": "Two safes at once: we gain on the police.",
  "reason.three": "Three safes at once: a risk, but it takes us far.",
  "reason.bribed-yellow": "More open hints are worth the gold.",
  "reason.bribed-red": "More room for mistakes is worth the gold.",
  "reason.bribed-white": "Fewer cards a phase mean more hints. We can afford it.",
  "reason.bribed-green": "More tools in hand help us all. We can afford it.",
  "reason.named": ({ tool }: { tool: string }) => `I named ${card(tool)} first: nothing was needed more (R-13.1).`,
  "reason.named-two": ({ tool, second }: { tool: string; second: string }) =>
    `I named ${card(tool)} and ${card(second)}: no two were needed more (R-13.7).`,
} satisfies MessageTable;
