import { ok, plainText, type Result } from "@safehouse/kernel";
import { LONGEST_MESSAGE } from "@safehouse/protocol/schemas";
import { no, type Refusal } from "../guests/refusal.ts";

export interface ChatMessage {
  readonly n: number;
  readonly guest: string;
  /** Null once the guest asked to be forgotten. */
  readonly name: string | null;
  readonly text: string;
  readonly at: number;
}

export interface Chat {
  /** The latest, oldest first. */
  readonly messages: readonly ChatMessage[];
  readonly count: number;
  /** Missing in chats from before this was kept: then the last message tells. */
  readonly saidAt?: number;
  /** The table whose rematch this is, and how far its talk had come then: this one goes on counting from there. */
  readonly before?: { readonly table: string; readonly upTo: number };
}

export const MOST_KEPT = 200;
const MOST_A_MINUTE = 20;
const MINUTE = 60_000;

export const newChat = (now: number): Chat => ({ messages: [], count: 0, saidAt: now });

/** Of a rematch. What was said stays where it was said: a second copy would have to be forgotten, too. */
export function chatAfter(table: string, { messages, count, before }: Chat, now: number): Chat {
  const isMute = messages.length === 0 && before !== undefined;
  return { ...newChat(now), count, before: isMute ? before : { table, upTo: count } };
}

export function lastSaidAt({ saidAt, messages }: Chat): number {
  return saidAt ?? messages.at(-1)?.at ?? 0;
}

export function cleanMessage(text: string): Result<string, Refusal> {
  const clean = plainText(text);
  if (clean === null) return no(400, "chat.empty");
  return [...clean].length <= LONGEST_MESSAGE ? ok(clean) : no(400, "chat.long", { most: LONGEST_MESSAGE });
}

export function sayIn(
  chat: Chat,
  { guest, name }: { readonly guest: string; readonly name: string },
  text: string,
  now: number,
): Result<Chat, Refusal> {
  const clean = cleanMessage(text);
  if (!clean.ok) return clean;
  const recent = chat.messages.filter((message) => message.guest === guest && now - message.at < MINUTE);
  if (recent.length >= MOST_A_MINUTE) return no(429, "chat.tooMany");
  const message = { n: chat.count + 1, guest, name, text: clean.value, at: now };
  const messages = [...chat.messages, message].slice(-MOST_KEPT);
  return ok({ ...chat, messages, count: message.n, saidAt: now });
}

/** Null forgets the name, for good. */
export function renameIn(chat: Chat, guest: string, name: string | null): Result<Chat, Refusal> {
  const isOld = (message: ChatMessage): boolean =>
    message.guest === guest && message.name !== null && message.name !== name;
  if (!chat.messages.some(isOld)) return ok(chat);
  return ok({ ...chat, messages: chat.messages.map((message) => (isOld(message) ? { ...message, name } : message)) });
}
