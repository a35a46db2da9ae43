import { type Message, type MessageTable, say } from "@safehouse/kernel";

/** Nobody sits anywhere yet. */
const SPEAKER = { name: (seat: number) => `${seat + 1}`, isYou: () => false };

/** A game's messages in words, before there is a table: its voice (`play/voice.ts`) comes with one. */
export function sayBefore(texts: MessageTable): (message: Message) => string {
  return (message) => say(texts, message, SPEAKER);
}
