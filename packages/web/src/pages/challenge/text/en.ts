import { ended } from "../../../text/punctuation.ts";
import type { MessageTable } from "../../../text/texts.ts";

export const en = {
  linkHolds: (score: string) => `The same table, the same seats, the same luck. To beat: ${score}.`,
  copyLink: "Copy link",
  share: "Share",
  shareText: (score: string, game: string) => `${ended(`${score} in ${game}`)} The same luck for you:`,
  qrLabel: "QR code of the link",
  onlyHere: "So far only this machine can open it: the house is not reachable from outside.",
  theirs: "Their score",
  theirsBy: (name: string) => `${name}’s score`,
  beaten: (whose: string, to: string, own: string) => `${whose} of ${to} is beaten: ${own}.`,
  drawn: (whose: string, to: string) => `${whose} of ${to} is equalled, not beaten.`,
  unbeaten: (whose: string, to: string, own: string) => `${whose} of ${to} stands. You: ${own}.`,
  sameLuck: "The same luck again",
  notKept: "This device cannot keep the match. Is its storage full, or the window private?",

  title: "A game to beat",
  leadFrom: (name: string) => `${name} dares you.`,
  lead: "Somebody dares you.",
  beat: (score: string) => `To beat: ${score}`,
  noScore: "No score to beat: just the same luck.",
  crew: "Who plays",
  you: "you",
  person: (n: number) => `person ${n}`,
  bot: (plays: string) => `a bot, ${plays}`,
  seat: (who: string, as: string) => `${as}: ${who}`,
  play: "Play it",
  toNew: "A table of your own",
  help: "The luck comes from the link: dice fall and cards are dealt as they were for whoever sent it, whatever you do. Such a game counts for the dare, not for your records.",
  spoiled:
    "Whoever knows the seed in the link could work out what comes beforehand. The house does not; you decide about your friends.",
  refusedTitle: "This link does not open",
  nothing: "There is no game in it. Was it cut off when it was copied? Everything behind the # is needed.",
  long: "It is far too long to be one.",
  broken: "It was cut off, mangled or made up. Ask for it once more.",
  release:
    "It was made by another version of the game: with this one the same luck would mean something else. Both sides need the same version.",
  refused: (why: string) => `The game does not take it: ${why}`,
  unknownGame: "There is no such game in this house.",
} satisfies MessageTable;
