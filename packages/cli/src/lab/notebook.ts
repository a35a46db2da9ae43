import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { isObject } from "@safehouse/kernel";
import { quote } from "../clean.ts";
import { CommandError } from "../exit.ts";
import type { Words } from "../words.ts";

/** What is played already, by the names of blocks, so that a study that was cut off goes on where it stood. */
export interface Notebook<Page> {
  page(block: string): Page | null;
  add(block: string, page: Page): void;
}

/** Kept in the file, if one is named; else for this run alone. */
export function openNotebook<Page>(words: Words, path: string | undefined, question: unknown): Notebook<Page> {
  return path === undefined ? memoryNotebook() : fileNotebook(words, path, question);
}

function memoryNotebook<Page>(): Notebook<Page> {
  const pages = new Map<string, Page>();
  return {
    page: (block) => pages.get(block) ?? null,
    add: (block, page) => void pages.set(block, page),
  };
}

/**
 * A line of JSON a block; the first line says what was asked. What is there of another question is refused; a last line that was not
 * written to its end is played again.
 */
function fileNotebook<Page>(words: Words, path: string, question: unknown): Notebook<Page> {
  const pages = new Map<string, Page>();
  const title = JSON.stringify(question);
  const [first, ...lines] = readLines(words, path);
  if (first !== undefined && first !== title) throw CommandError.badInput(words("lab.other", { file: quote(path) }));
  for (const line of lines) {
    const kept = parse<Page>(line);
    if (kept !== null) pages.set(kept.block, kept.page);
  }
  const write = (act: () => void): void => inFile(words, path, act);
  const lineOf = (block: string, page: Page): string => `${JSON.stringify({ block, page })}\n`;
  write(() => writeFileSync(path, [`${title}\n`, ...[...pages].map(([block, page]) => lineOf(block, page))].join("")));
  return {
    page: (block) => pages.get(block) ?? null,
    add(block, page) {
      pages.set(block, page);
      write(() => appendFileSync(path, lineOf(block, page)));
    },
  };
}

function readLines(words: Words, path: string): string[] {
  let text = "";
  inFile(words, path, () => {
    try {
      text = readFileSync(path, "utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  });
  return text.split("\n").filter(Boolean);
}

function parse<Page>(line: string): { readonly block: string; readonly page: Page } | null {
  try {
    const kept: unknown = JSON.parse(line);
    return isObject(kept) && typeof kept["block"] === "string" && "page" in kept ? (kept as never) : null;
  } catch {
    return null;
  }
}

function inFile(words: Words, path: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    const { code = "?" } = error as NodeJS.ErrnoException;
    throw CommandError.badInput(words("file.unreadable", { file: quote(path), reason: code }));
  }
}
