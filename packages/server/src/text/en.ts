import type { MessageTable, SameMessages } from "@safehouse/kernel";

export const en = {
  title: "Safehouse",
  lead: "A parlour for heist games: tabletop games of bluffing, break-ins and getaways.",
  "games.title": "On the table",
  "games.seats": ({ min, max }: { min: number; max: number }) => `${min} to ${max} players`,
  "games.play": "Play it now, in a terminal in this folder:",
  "more.title": "Also in the terminal",
  "more.simulate": "a thousand matches between bots, and how they end",
  "more.help": "everything else",
  "api.title": "For programs",
  "api.health": "whether the house is open",
  "api.games": "the games, their options and bots",
  "api.docs": "how to play over HTTP and WebSocket",
  "docs.title": "The API",
  "docs.contents": "Contents",
  "seat.name": ({ seat }: { seat: number }) => `Player ${seat}`,
  other: "Deutsch",
  "missing.title": "There is nothing behind this door",
  "outside.title": "The house stands elsewhere on this host",
  "missing.back": "Back to the front door",
} satisfies MessageTable;

export type PageText = SameMessages<typeof en>;
