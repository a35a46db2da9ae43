import type { ReportKind } from "@safehouse/protocol";
import { ended } from "../../text/punctuation.ts";

const KINDS: { readonly [kind in ReportKind]: string } = {
  insult: "Insult",
  threat: "Threat",
  private: "Tells private things",
  spam: "Spam",
  other: "Something else",
};

export const en = {
  title: "Talk",
  log: "What was said",
  empty: "Nobody has said anything yet.",
  label: "Say something",
  send: "Send",
  silent: "The match is silent now. No talking until it speaks again.",
  left: (n: number): string => (n === 1 ? "1 character left" : `${n} characters left`),
  tooLong: (n: number): string => (n === 1 ? "1 character too long" : `${n} characters too long`),
  you: "You",
  forgotten: "Somebody",
  more: (name: string): string => `What to do about ${name}`,
  mute: (name: string): string => `Mute ${name}`,
  unmute: (name: string): string => `Listen to ${name} again`,
  muted: (name: string): string => ended(`You no longer read ${name}`),
  unmuted: (name: string): string => `You read ${name} again.`,
  mutedList: "Muted",
  report: "Report this message",
  reportTitle: "Report this message?",
  reportLead: (name: string): string =>
    `The operator of this house reads what ${name} said and who reported it. Nobody at the table is told.`,
  reportWhy: "Why, if you like to say",
  reportKind: (kind: ReportKind): string => KINDS[kind],
  reportNote: "In your words, if you like",
  reportSend: "Report",
  reported: "Reported. Thank you.",
  alsoMute: (name: string): string => `Mute ${name} as well`,
  cancel: "Cancel",
  failed: "Not sent",
  said: (name: string, text: string): string => `${name} says: ${text}`,
  newer: "To the newest",
};
