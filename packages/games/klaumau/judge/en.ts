import type { MessageTable, Speaker } from "@safehouse/kernel";

/** Why an answer is best. */
export const judgeEn = {
  "judge.only": "There is nothing else to do here.",
  "judge.claim": ({ seat, share }: { seat: number; share: number }, who: Speaker): string =>
    `By all that can be seen, ${who.name(seat)} lies in ${share} of 100 such cases.`,
  "judge.lie": ({ share }: { share: number }) =>
    `Somebody would doubt it in ${share} of 100 cases, and the card is worth that risk.`,
  "judge.honest": ({ share }: { share: number }) => `A lie would be doubted in ${share} of 100 cases.`,
  "judge.ahead": ({ share, worlds }: { share: number; worlds: number }) =>
    share > 50
      ? `In ${worlds} rounds played out in thought it came out ahead of the next best in ${share} of 100.`
      : `In ${worlds} rounds played out in thought it is ahead of the next best in only ${share} of 100, but then by more.`,
} satisfies MessageTable;
