import type { MessageTable } from "../../../text/texts.ts";

export const en = {
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
  times: (n: number) => (n === 1 ? "one game" : `${n} games`),
  last: (score: string) => `last time ${score}`,
  on: (date: string) => `on ${date}`,
  earlier: "With an earlier version of the game. New nights count by themselves.",
  replay: "Replay",
  replayOf: (what: string) => `Replay: ${what}`,
  goneReplay: "The match itself was deleted.",
} satisfies MessageTable;
