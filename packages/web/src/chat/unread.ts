import type { ChatMessageView } from "@safehouse/protocol";

/** How many messages of others came after the last one that was read. */
export function countUnread(
  messages: readonly ChatMessageView[],
  reader: { readonly lastRead: number; readonly me: string | null; readonly muted: readonly string[] },
): number {
  return messages.filter(({ n, guest }) => n > reader.lastRead && guest !== reader.me && !reader.muted.includes(guest))
    .length;
}

/** Both lists in one, oldest first, each message once; the newer list knows better what somebody is called. */
export function mergeMessages(
  known: readonly ChatMessageView[],
  heard: readonly ChatMessageView[],
): readonly ChatMessageView[] {
  const byNumber = new Map(known.map((message) => [message.n, message]));
  for (const message of heard) byNumber.set(message.n, message);
  return [...byNumber.values()].toSorted((a, b) => a.n - b.n);
}
