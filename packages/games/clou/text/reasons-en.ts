import type { MessageTable } from "@safehouse/kernel";

/** What bots say of what they did. */
export const reasonsEn = {
  "reason.saved": ({ die }: { die: number }) => `I had saved my ${die} for this.`,
  "reason.opened": "What lies behind it is worth the way.",
  "reason.helped": "I help you here: the sooner it is done, the better.",
  "reason.circle": "On my sheet it does more for us than on the plan.",
  "reason.let-go": "Nothing that I could cross with it would help us now.",
  "reason.unused": ({ unused }: { unused: number }): string =>
    unused === 1
      ? "My last die would spoil more than a trace costs."
      : "My last dice would spoil more than traces cost.",
  "reason.star": "You can do more with it than I can.",
  "reason.driver": "Nobody has a better chance to shake them off.",
} satisfies MessageTable;
