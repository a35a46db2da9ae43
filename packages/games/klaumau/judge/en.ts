import type { MessageTable, Speaker } from "@safehouse/kernel";

interface Ahead {
  readonly share: number;
  readonly worlds: number;
  /** Puzzles that were found before it was told have neither. */
  readonly more?: number;
  readonly isPlayed?: boolean;
}

const points = (n: number): string => `${n} ${n === 1 ? "point" : "points"}`;

/** Why an answer is best. */
export const judgeEn = {
  "judge.only": "There is nothing else to do here.",
  "judge.claim": ({ seat, share }: { seat: number; share: number }, who: Speaker): string =>
    `By all that can be seen, ${who.name(seat)} lies in ${share} of 100 such cases.`,
  "judge.lie": ({ share }: { share: number }) =>
    `Somebody would doubt it in ${share} of 100 cases, but the card is worth that risk.`,
  "judge.honest": ({ share }: { share: number }) => `A lie would be doubted in ${share} of 100 cases.`,
  "judge.ends": ({ more }: { more: number }) =>
    `It ends the round at once, which is worth ${points(more)} more than going on.`,
  "judge.goes-on": ({ more }: { more: number }) =>
    `The round goes on, which is worth ${points(more)} more than ending it here.`,
  "judge.ahead": ({ share, worlds, more, isPlayed }: Ahead) => {
    const other = isPlayed === true ? "what was played" : "the next best";
    const by = more === undefined ? null : `by ${points(more)} on average`;
    return share > 50
      ? `In ${worlds} rounds played out in thought it came out ahead of ${other} in ${share} of 100${by === null ? "" : `, ${by}`}.`
      : `In ${worlds} rounds played out in thought it is ahead of ${other} in only ${share} of 100, but ${by ?? "then by more"}.`;
  },
} satisfies MessageTable;
