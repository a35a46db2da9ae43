import type { SavedProblem } from "../../../play/local/read-saved.ts";
import type { Trouble } from "../../../play/local/kept.ts";
import { ended } from "../../../text/punctuation.ts";
import type { PushProblem } from "../../../app/push.ts";
import type { Withdrawal } from "../../../play/online/kept-moves.ts";
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

const PUSH_PROBLEMS: { readonly [problem in PushProblem]: string } = {
  insecure: "Browsers allow this over HTTPS only, and this house was opened without it.",
  missing:
    "This browser cannot be told anything with the page closed. On an iPhone, add Safehouse to the home screen first.",
  denied: "The browser has blocked notifications for this page. Allow them in its settings.",
  off: "This house tells nobody anything with the page closed.",
  failed: "That did not work. Try again later.",
};

export const en = {
  ...TURN_WORDS.en,
  title: "My tables",
  lead: (mine: number, others: number, resting: number): string => {
    if (mine + others + resting === 0) return "What is being played, and whose turn it is.";
    const parts = [
      ...(mine > 0 ? [mine === 1 ? "one table waits for you" : `${mine} tables wait for you`] : []),
      ...(others > 0 ? [`${others} ${others === 1 ? "waits" : "wait"} for others`] : []),
      ...(resting > 0 ? [`${resting} ${resting === 1 ? "rests" : "rest"}`] : []),
    ];
    const sentence = parts.join(", ");
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  },
  deskMine: "Your move · the oldest first",
  deskOthers: "Others’ move",
  deskMore: (n: number): string => `Show ${n} more`,
  deskSince: "Since your turn:",
  deskWaits: (length: string): string => `waits ${length}`,
  deskUntil: (date: string): string => `until ${date}`,
  deskLeft: (length: string): string => `${length} left`,
  deskRests: (date: string): string => `rests until ${date}`,
  deskAnswer: "Answer",
  deskSeveral: (n: number): string => `${n} are asked`,
  deskReady: "Your answer lies ready. Nobody sees it.",
  deskByBot: "A bot plays your seat until you take it back.",
  deskReminded: (n: number): string => (n === 1 ? "Reminded once." : `Reminded ${n} times.`),
  deskNothing: "Nothing new since your turn.",
  days: (n: number): string => (n === 1 ? "1 day" : `${n} days`),
  hours: (n: number): string => (n === 1 ? "1 hour" : `${n} hours`),
  minutes: (n: number): string => (n === 1 ? "1 minute" : `${n} minutes`),
  locale: "en-GB",
  keptTitle: "Waiting for the line",
  keptMade: (time: string): string => `made ${time}`,
  keptTakeBack: "Take back",
  keptWithdrawn: (words: string): string => `Withdrawn: ${words}`,
  keptWhy: (withdrawn: Withdrawal): string => {
    if (withdrawn.because === "refused") return ended(withdrawn.why);
    return withdrawn.because === "closed"
      ? "The table had moved on before your move came. It cost you nothing."
      : "You no longer play this seat.";
  },
  holidayTitle: "Holiday",
  holidayLead: (days: number): string =>
    `While you are away no days run for you at slow tables, and everybody there sees it. You have ${days} days left this year.`,
  holidayFrom: "First day",
  holidayUntil: "Last day",
  holidayGo: "Go away",
  holidaySet: (from: string, until: string): string => `Away from ${from} to ${until}`,
  holidayMeans: "No deadline of yours runs. The others see when you are back, and nothing else.",
  holidayEnd: "I am here after all",
  holidayOver: "Your holiday is over.",
  rest: "Getting ready and played",
  here: "On this device",
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
  offline:
    "The server does not answer. Matches on this device go on all the same, and what you answer at slow tables waits for the line.",

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

  pushTitle: "Tell me when the page is closed",
  pushLead: "The message goes through the service of your browser’s maker. It is encrypted and says only:",
  pushSays: "It is your turn at a table.",
  pushLearns:
    "No name, no game, no card. They do learn that this house wrote to you, and when. Off until you switch it on.",
  pushOn: "Switch on",
  pushOff: "Switch off",
  pushBusy: "One moment.",
  pushProblem: (problem: PushProblem): string => PUSH_PROBLEMS[problem],

  deviceTitle: "Play on a second device",
  deviceLead: "The link makes another device the same guest. It works once, for ten minutes: show it to nobody else.",
  deviceMake: "Make a link",
  deviceQr: "QR code of the link for your second device",
  deviceCopy: "Copy link",
  deviceLeft: (clock: string): string => `${clock} left`,
  guest: (name: string): string => ended(`Here you are ${name}`),
};
