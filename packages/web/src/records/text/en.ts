import type { MessageTable } from "../../text/texts.ts";

export const en = {
  first: (score: string) => `Your first time here. ${score} is the score to beat.`,
  better: (score: string, before: string) => `Your new best: ${score}. It was ${before}.`,
  equal: (score: string) => `As good as your best: ${score}.`,
  worse: (best: string, score: string) => `Your best: ${best}. This time ${score}.`,
  toRecords: "All records",

  title: "Records",
  lead: "Your best nights on this device. Only luck that nobody knew counts: no nightly games, no links, no second tries.",
  none: "No records yet",
  noneLead: "Finish a game together, or by yourself against bots, and its score stands here.",
  tonightTitle: "Every night",
  tonightLead: "The nightly games keep records of their own.",
  nights: (n: number) => (n === 1 ? "played once" : `played ${n} times`),
  noNights: "not played yet",
  bestNight: (score: string) => `best ${score}`,
  toHome: "Find a game",
  crew: (n: number) => (n === 1 ? "alone" : `crew of ${n}`),
  rivals: (n: number, plays: string) => (n === 1 ? `against a bot that ${plays}` : `against ${n} bots: ${plays}`),
  points: (n: number) => (n === 1 ? "1 point" : `${n} points`),
  ahead: (n: number) =>
    n === 0
      ? "level with the best"
      : `${Math.abs(n) === 1 ? "1 point" : `${Math.abs(n)} points`} ${n > 0 ? "ahead" : "behind"}`,
  won: "Won",
  shared: "A shared win",
  lost: "Lost",
  times: (n: number) => (n === 1 ? "one game" : `${n} games`),
  last: (score: string) => `last time ${score}`,
  on: (date: string) => `on ${date}`,
  earlier: "With an earlier version of the game. New nights count by themselves.",
  replay: "Replay",
  replayOf: (what: string) => `Replay: ${what}`,
  goneReplay: "The match itself was deleted.",
} satisfies MessageTable;
