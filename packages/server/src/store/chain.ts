import { createHash } from "node:crypto";
import { canonical, type Entry } from "@safehouse/kernel";
import type { NewLine, NewMatch } from "./store.ts";

/**
 * The hash chain over a match:
 *
 *   chain 0 = SHA-256(creation)
 *   chain n = SHA-256(chain n-1, line n)
 *
 * Creation and lines are canonical JSON in UTF-8. It finds every change of what was written, and with the last link kept apart also
 * lines that are missing at the end. It does not stop an operator who writes the whole chain anew; the published commitment limits that.
 */
export type Link = Uint8Array;

/** All that never changes about a match. Names and tokens may be replaced later, so only the number of seats is in it. */
export function creationText(match: NewMatch): string {
  const { id, game, rules, content, config, seats, seed, contributions, practice, isPrivate, createdAt } = match;
  return canonical({
    id,
    game,
    rules,
    content,
    config,
    seats: seats.length,
    seed,
    contributions,
    practice,
    isPrivate,
    createdAt,
  });
}

export function lineText(entry: Entry, command: string | null): string {
  const { n, decision, seat, move } = entry;
  return canonical({ n, decision, seat, move, command });
}

export function firstLink(creation: string): Link {
  return digestOf(creation);
}

export function nextLink(last: Link, line: string): Link {
  return createHash("sha256").update(last).update(line).digest();
}

/** The last link of a match with these lines and no others. */
export function chainOver(match: NewMatch, lines: readonly NewLine[]): Link {
  return lines.reduce(
    (link, { entry, command }) => nextLink(link, lineText(entry, command)),
    firstLink(creationText(match)),
  );
}

/** For what stands alone and is replaced as a whole. */
export function digestOf(whole: string | Uint8Array): Link {
  return createHash("sha256").update(whole).digest();
}

export function sameLink(a: Link, b: unknown): boolean {
  return b instanceof Uint8Array && Buffer.compare(a, b) === 0;
}

export function hexOf(link: Link): string {
  return Buffer.from(link.buffer, link.byteOffset, link.byteLength).toString("hex");
}

export function linkOf(hex: string): Link {
  return Buffer.from(hex, "hex");
}
