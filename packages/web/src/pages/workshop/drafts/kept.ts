import { isObject } from "@safehouse/kernel";
import { recall, remember } from "../../../app/storage.ts";
import { cleanName, type Draft, type Drafts } from "./draft.ts";

/** Reads what a draft holds; null if it is nothing of the kind. It comes from this browser, but perhaps from another version. */
export type ReadContent<Content> = (input: unknown) => Content | null;

const keyOf = (game: string): string => `workshop.${game}`;

/** What cannot be read is left out. */
export function readDrafts<Content>(game: string, readContent: ReadContent<Content>): Drafts<Content> {
  return parsed(recall(keyOf(game))).flatMap((entry) => {
    const draft = readDraft(entry, readContent);
    return draft === null ? [] : [draft];
  });
}

/** Reads anew before it writes, so that two open tabs do not take each other's drafts away. */
export function changeDrafts<Content>(
  game: string,
  readContent: ReadContent<Content>,
  change: (drafts: Drafts<Content>) => Drafts<Content>,
): Drafts<Content> {
  const drafts = change(readDrafts(game, readContent));
  remember(keyOf(game), drafts.length === 0 ? null : JSON.stringify(drafts));
  return drafts;
}

function readDraft<Content>(entry: unknown, readContent: ReadContent<Content>): Draft<Content> | null {
  if (!isObject(entry)) return null;
  const { id, name, changedAt } = entry;
  const content = readContent(entry["content"]);
  if (typeof id !== "string" || typeof name !== "string" || typeof changedAt !== "number") return null;
  return content === null ? null : { id, name: cleanName(name), content, changedAt };
}

function parsed(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
