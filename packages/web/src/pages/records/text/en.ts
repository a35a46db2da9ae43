import type { MessageTable } from "../../../text/texts.ts";

export const en = {
  title: "Records",
  lead: "Your best nights on this device. Only dice that nobody knew count: no daily heists, no links, no second tries.",
  none: "No records yet",
  noneLead: "Finish a game that a crew wins or loses together, and its score stands here.",
  toHome: "Find a game",
  crew: (n: number) => (n === 1 ? "alone" : `crew of ${n}`),
  points: (n: number) => (n === 1 ? "1 point" : `${n} points`),
  times: (n: number) => (n === 1 ? "one game" : `${n} games`),
  last: (points: number) => `last time ${points}`,
  on: (date: string) => `on ${date}`,
  earlier: "With an earlier version of the game. New nights count by themselves.",
  replay: "Replay",
  replayOf: (what: string) => `Replay: ${what}`,
  goneReplay: "The match itself was deleted.",
} satisfies MessageTable;
