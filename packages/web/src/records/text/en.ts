import type { MessageTable } from "../../text/texts.ts";

export const en = {
  first: (score: string) => `Your first time here. ${score} is the score to beat.`,
  better: (score: string, before: string) => `Your new best: ${score}. It was ${before}.`,
  equal: (score: string) => `As good as your best: ${score}.`,
  worse: (best: string, score: string) => `Your best: ${best}. This time ${score}.`,
  toRecords: "All records",
  challengeFriend: "Challenge a friend",
  points: (n: number) => (n === 1 ? "1 point" : `${n} points`),
  ahead: (n: number) =>
    n === 0
      ? "level with the best"
      : `${Math.abs(n) === 1 ? "1 point" : `${Math.abs(n)} points`} ${n > 0 ? "ahead" : "behind"}`,
  won: "Won",
  shared: "A shared win",
  lost: "Lost",
} satisfies MessageTable;
