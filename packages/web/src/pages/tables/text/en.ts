import type { SavedProblem } from "../../../play/local/read-saved.ts";
import type { Trouble } from "../../../play/local/kept.ts";
import { ended } from "../../../text/punctuation.ts";
import { TURN_WORDS } from "./turns.ts";

const FILE_PROBLEMS: { readonly [problem in SavedProblem | Trouble]: string } = {
  large: "This file is too large for a saved match.",
  "not-json": "This file holds no saved match.",
  "not-saved": "This file holds no saved match.",
  record: "This is the record of a finished match. Open it as a replay.",
  game: "This version does not know that game.",
  release: "This match was saved by another version, with other rules.",
  damaged: "This file is damaged.",
  edited: "This file was changed by hand: it no longer says what was played.",
  full: "There is no room left on this device.",
  taken: "Another tab goes on with this match.",
  gone: "This match no longer exists.",
  broken: "This browser does not keep matches.",
};

export const en = {
  ...TURN_WORDS.en,
  title: "My tables",
  lead: "What is being played, and whose turn it is.",
  yourTurn: "Your turn",
  turnOf: (names: string): string => `${names} to move`,
  waiting: "Getting ready",
  over: "Over",
  ended: "Called off",
  botTurn: "A bot thinks",
  onDevice: "On this device",
  online: "Online",
  alone: "Nobody else yet",
  withBots: "With bots",
  solo: "On your own",
  more: (name: string): string => `More for ${name}`,
  rename: "Rename",
  renameTitle: "Rename this match",
  nameLabel: "Name",
  delete: "Delete",
  deleteTitle: (name: string): string => `Delete ${name}?`,
  deleteLead: "It is kept on this device only. Gone is gone.",
  saveFile: "Save to a file",
  openFile: "Open a file",
  openedWrong: (problem: SavedProblem | Trouble): string => FILE_PROBLEMS[problem],
  notKept: "This browser did not keep the change.",
  cancel: "Cancel",
  ok: "OK",
  expiresSoon: (date: string): string => `Cleared away on ${date} unless you come back`,
  none: "No tables yet",
  noneLead: "Start one on the home page, or sit down at an open one.",
  toHome: "Choose a game",
  offline: "The server does not answer. Matches on this device can be played all the same.",

  openTables: "Open tables",
  openNone: "No public table has a free seat right now.",
  openSeats: (free: number, seats: number): string => `${free} of ${seats} seats free`,
  openBy: (host: string | null): string => (host === null ? "Nobody hosts" : `${host} hosts`),
  sitDown: "Sit down",
  playing: "Being played",
  playedWith: (people: number, bots: number): string => {
    const words = people === 1 ? "1 person" : `${people} people`;
    if (bots === 0) return words;
    return `${words}, ${bots === 1 ? "1 bot" : `${bots} bots`}`;
  },
  watchers: (n: number): string => (n === 1 ? "1 person watches" : `${n} people watch`),
  watch: "Watch",
  codeTitle: "Have a code?",

  notifyTitle: "When it is your turn",
  notifyLead: "A notification of the browser tells you, as long as this page is open somewhere.",
  notifyOn: "Notify me",
  notifyOff: "No more notifications",
  notifyDenied: "The browser has blocked notifications for this page. Allow them in its settings.",
  notifyNone: "This browser knows no notifications.",

  deviceTitle: "Play on a second device",
  deviceLead: "The link makes another device the same guest. It works once, for ten minutes: show it to nobody else.",
  deviceMake: "Make a link",
  deviceQr: "QR code of the link for your second device",
  deviceCopy: "Copy link",
  deviceLeft: (clock: string): string => `${clock} left`,
  guest: (name: string): string => ended(`Here you are ${name}`),
};
