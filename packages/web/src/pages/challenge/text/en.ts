import { ended } from "../../../text/punctuation.ts";
import type { MessageTable } from "../../../text/texts.ts";

const points = (n: number): string => (n === 1 ? "1 point" : `${n} points`);

export const en = {
  linkHolds: (n: number) => `The same house, the same people, the same dice, and ${points(n)} to beat.`,
  copyLink: "Copy link",
  share: "Share",
  shareText: (n: number, game: string) => `${ended(`I got ${points(n)} in ${game}`)} Same dice for you:`,
  qrLabel: "QR code of the link",
  onlyHere: "So far only this machine can open it: the house is not reachable from outside.",
  theirs: "Their score",
  theirsBy: (name: string) => `${name}’s score`,
  beaten: (whose: string, to: number, own: number) => `${whose} of ${to} is beaten: ${own}.`,
  drawn: (whose: string, to: number) => `${whose} of ${to} is equalled, not beaten.`,
  unbeaten: (whose: string, to: number, own: number) => `${whose} of ${to} stands. You: ${own}.`,
  sameDice: "Same dice again",
  notKept: "This device cannot keep the match. Is its storage full, or the window private?",

  title: "A game to beat",
  leadFrom: (name: string) => `${name} dares you.`,
  lead: "Somebody dares you.",
  beat: (n: number) => `To beat: ${points(n)}`,
  noScore: "No score to beat: just the same dice.",
  crew: "Who plays",
  you: "you",
  person: (n: number) => `person ${n}`,
  bot: "a bot",
  seat: (who: string, as: string) => `${as}: ${who}`,
  play: "Play it",
  toNew: "A table of your own",
  help: "The dice come from the link: they fall as they fell for whoever sent it, round by round, whatever you do. Such a game counts for the dare, not for your records.",
  spoiled:
    "Whoever knows the seed in the link could work out the dice beforehand. The house does not; you decide about your friends.",
  refusedTitle: "This link does not open",
  nothing: "There is no game in it. Was it cut off when it was copied? Everything behind the # is needed.",
  long: "It is far too long to be one.",
  broken: "It was cut off, mangled or made up. Ask for it once more.",
  release:
    "It was made by another version of the game: with this one the same dice would mean something else. Both sides need the same version.",
  refused: (why: string) => `The game does not take it: ${why}`,
  unknownGame: "There is no such game in this house.",
} satisfies MessageTable;
