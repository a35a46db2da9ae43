import type { ChatMessageView } from "@safehouse/protocol";

export interface ChatLine {
  readonly n: number;
  readonly text: string;
}

/** What one person said without anybody else in between. */
export interface ChatGroup {
  readonly guest: string;
  readonly name: string | null;
  readonly at: number;
  readonly lines: readonly ChatLine[];
}

/** After so long somebody begins anew, with the time beside the name. */
const PAUSE_MS = 5 * 60_000;

/** Without the muted. */
export function groupMessages(messages: readonly ChatMessageView[], muted: readonly string[]): ChatGroup[] {
  const groups: (ChatGroup & { lines: ChatLine[]; latest: number })[] = [];
  for (const { n, guest, name, text, at } of messages) {
    if (muted.includes(guest)) continue;
    const last = groups.at(-1);
    if (last !== undefined && last.guest === guest && last.name === name && at - last.latest < PAUSE_MS) {
      last.lines.push({ n, text });
      last.latest = at;
    } else {
      groups.push({ guest, name, at, lines: [{ n, text }], latest: at });
    }
  }
  return groups;
}
