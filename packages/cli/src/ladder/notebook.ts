import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { isObject } from "@safehouse/kernel";
import { quote } from "../clean.ts";
import { CommandError } from "../exit.ts";
import type { Words } from "../words.ts";
import { type Block, nameOf, type PlayedBlock } from "./block.ts";

/** What is played already, by the names of blocks, so that a ladder that was cut off goes on where it stood. */
export interface Notebook {
  played(block: Block): PlayedBlock | null;
  add(block: Block, played: PlayedBlock): void;
}

/** Kept for this run alone. */
export function memoryNotebook(): Notebook {
  const pages = new Map<string, PlayedBlock>();
  return {
    played: (block) => pages.get(nameOf(block)) ?? null,
    add: (block, played) => void pages.set(nameOf(block), played),
  };
}

/**
 * Kept in a file, a line of JSON a block; the first line says what was asked. What is there of another question is refused; a last line
 * that was not written to its end is played again.
 */
export function fileNotebook(words: Words, path: string, question: unknown): Notebook {
  const pages = new Map<string, PlayedBlock>();
  const title = JSON.stringify(question);
  const [first, ...lines] = readLines(words, path);
  if (first !== undefined && first !== title) throw CommandError.badInput(words("ladder.other", { file: quote(path) }));
  for (const line of lines) {
    const page = parse(line);
    if (page !== null) pages.set(page.block, page);
  }
  const write = (act: () => void): void => inFile(words, path, act);
  const lineOf = (block: string, played: PlayedBlock): string => `${JSON.stringify({ ...played, block })}\n`;
  write(() =>
    writeFileSync(path, [`${title}\n`, ...[...pages].map(([block, played]) => lineOf(block, played))].join("")),
  );
  return {
    played: (block) => pages.get(nameOf(block)) ?? null,
    add(block, played) {
      pages.set(nameOf(block), played);
      write(() => appendFileSync(path, lineOf(nameOf(block), played)));
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

function parse(line: string): (PlayedBlock & { readonly block: string }) | null {
  try {
    const page: unknown = JSON.parse(line);
    return isObject(page) && typeof page["block"] === "string" ? (page as never) : null;
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
