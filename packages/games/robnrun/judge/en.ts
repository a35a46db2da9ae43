import type { MessageTable } from "@safehouse/kernel";
import { card } from "../text/words-en.ts";

interface Surer {
  readonly card: string;
  readonly share: number;
  readonly other: string;
  readonly otherShare: number;
}

/** In puzzles that were found when a tool that is likely right was no reason against it. */
const BY_PLAYING_ON = "Played on in thought, the crew gets away more often this way.";

/** Why an answer is best. */
export const judgeEn = {
  "judge.only": "There is nothing else to do here.",
  "judge.card": ({ card: name, share }: { card: string; share: number }) =>
    `By all you were told, ${card(name)} is needed in ${share} of 100 cases.`,
  "judge.surer": ({ card: name, share, other, otherShare }: Surer) =>
    `By all you were told, ${card(name)} is needed in ${share} of 100 cases, ${card(other)} in ${otherShare}.`,
  "judge.bag": "No tool is sure enough, and a bag brings the crew new cards.",
  "judge.swap": ({ share }: { share: number }) =>
    share > 50
      ? BY_PLAYING_ON
      : `Your surest tool is needed in only ${share} of 100 cases, and a new hand costs little.`,
  "judge.pass": ({ share }: { share: number }) =>
    share > 50 ? BY_PLAYING_ON : `Your surest tool is needed in only ${share} of 100 cases; others may be surer.`,
  "judge.hint": ({ cards }: { cards: number }) =>
    `With it the crew should play some ${cards} right cards more in this phase than without.`,
  "judge.silence": ({ share }: { share: number }) =>
    `No hint that is left brings more than it costs: the crew gets away in ${share} of 100 cases as it is.`,
  "judge.away": ({ share, other }: { share: number; other: number }) =>
    `The crew gets away in ${share} of 100 cases${share === other ? " either way" : `, otherwise in ${other}`}.`,
} satisfies MessageTable;
