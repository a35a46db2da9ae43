import type { MessageTable } from "../../../text/texts.ts";

export const en = {
  title: "About this house",
  lead: "A parlour for heist games: one lamp, one table, everything that matters is paper.",
  rules: "Rules",
  fair: "Nobody can cheat, the house included",
  fair1:
    "Before the first move the house publishes a fingerprint of the luck of the whole match. Every device at an online table adds some luck of its own. When the match is over the seed is opened, and anybody can work out again every shuffle and every throw: in a replay press “Verify the shuffles”.",
  fair2:
    "Your device is only told what you may know. Cards of others are not hidden on your screen: they are not there. Where somebody may lie, truth and lie look the same and take the same time.",
  fair3: "Bots see what a player in their seat would see, and nothing else.",
  lab: "How the games are measured",
  labText:
    "Bots play them by the thousand: how many points they get, how far their levels are apart, what nobody uses.",
  toLab: "To the lab",
  keys: "Keyboard",
  keyTab: "Next part of the page; back with Shift",
  keyArrowsName: "Arrows",
  keyArrows: "Walk inside a part: cards, tabs, menus, choices",
  keyEnter: "Press what is lit",
  keyEscape: "Close, or let go",
  keyHelp: "At a table: all keys of that table",
  credits: "Credits and licences",
  creditsHouse: "Safehouse is free software under the MIT licence. Drawings, icons and texts were made for it.",
  creditsFonts: "Typefaces: Besley, Archivo and Kalam, under the SIL Open Font License 1.1.",
  creditsCode: "Built with Preact, uqr, idb, Zod and Fastify, all under the MIT or ISC licence.",
  creditsAll: "Everything that is in here by others, with all licences",
  privacy: "What is kept about you",
  privacyText:
    "No account, no advertising, no tracking, nothing from elsewhere. Games against bots and on one device stay in your browser.",
  privacyKept: ({ guests, finished }: { guests: string; finished: string }) =>
    `Online the house keeps your name, the day of your last visit and whom you muted, ${guests} after that visit; and where you sat and what you played, ${finished} after the last move. It does not write down your network address.`,
  privacyChat: ({ chats, reports }: { chats: string; reports: string }) =>
    `What you write at a table is kept with your name: the last 200 messages there, ${chats} after the last of them. A message that somebody reports is kept for whoever runs the house, ${reports} after the report.`,
  privacyForget:
    "“Forget me” in the settings takes your name off everything. Moves and messages stay without it until their time is up; whoever runs the house can delete your messages, too.",
  aWhile: "for a while",
  forever: "for ever",
  days: (days: number) => (days === 1 ? "for one day" : `for ${days} days`),
  api: "For programs",
  apiText: "Everything the house does can be done by a program, too:",
  version: (version: string) => `Version ${version}`,
} satisfies MessageTable;
