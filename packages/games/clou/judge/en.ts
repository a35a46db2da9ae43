import type { MessageTable } from "@safehouse/kernel";
import { count } from "../text/words-en.ts";

interface More {
  readonly more: number;
}

/** Why an answer is best. */
export const judgeEn = {
  "judge.only": "There is nothing else to do here.",
  "judge.loot": ({ more }: More) => `It takes loot worth ${count(more, "point")} more right now.`,
  "judge.overcome": ({ more }: More) => `It gets you past ${count(more, "more obstacle")} right now.`,
  "judge.crossed": ({ more }: More) => `It crosses ${count(more, "more symbol")} on the plan right now.`,
  "judge.unused": ({ more }: More) => `It leaves ${count(more, "die fewer", "dice fewer")} unused.`,
  "judge.later": ({ worlds, more }: More & { worlds: number }) =>
    more === 0
      ? `Something else comes to the same: played on ${worlds} times there was no difference.`
      : `Nothing shows yet, but played on ${worlds} times it ended ${count(more, "point")} higher on average.`,
  "judge.patience": ({ worlds, more }: More & { worlds: number }) =>
    `It brings less right now, but played on ${worlds} times it ended ${count(more, "point")} higher on average.`,
  "judge.leave": ({ stay, now }: { stay: number; now: number }) =>
    `Whoever stays ends with ${count(stay, "point")} on average; in the bag are ${now}.`,
  "judge.driver": ({ share }: { share: number }) => `Nobody shakes them off more often: in ${share} of 100 escapes.`,
} satisfies MessageTable;
