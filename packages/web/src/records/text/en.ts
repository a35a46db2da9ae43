import type { MessageTable } from "../../text/texts.ts";

export const en = {
  first: (points: number) => `Your first time here. ${points} is the score to beat.`,
  better: (points: number, before: number) => `Your new best: ${points}. It was ${before}.`,
  equal: (points: number) => `As good as your best: ${points}.`,
  worse: (best: number, points: number) => `Your best: ${best}. This time ${points}.`,
  toRecords: "All records",
  challengeFriend: "Challenge a friend",
} satisfies MessageTable;
