import { heightOf } from "../io.ts";
import type { Session } from "../session.ts";
import type { LineReader } from "./lines.ts";

/** Prints what may be longer than the terminal a page at a time, until it ends or nobody wants to read on. */
export async function leafThrough(
  { io, words, print }: Session,
  lines: LineReader,
  text: readonly string[],
): Promise<void> {
  const height = heightOf(io);
  if (height === null || text.length < height) return print(text);
  const page = height - 1;
  for (let at = 0; at < text.length; at += page) {
    print(text.slice(at, at + page));
    if (at + page >= text.length) return;
    const line = await lines.ask(words("play.more"));
    if (line === null || line !== "") return;
  }
}
