import { accessSync, constants, existsSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { MatchRecord } from "@safehouse/kernel";
import { quote } from "../clean.ts";
import { CommandError } from "../exit.ts";
import type { Words } from "../words.ts";

/** Asked before the first move, so that nobody plays a match which cannot be kept. */
export function requireWritable(words: Words, path: string): void {
  const file = quote(path);
  if (existsSync(path)) throw CommandError.badInput(words("play.save.exists", { file }));
  try {
    accessSync(dirname(path), constants.W_OK);
  } catch {
    throw CommandError.badInput(words("play.save.folder", { file }));
  }
}

/** Never writes over anything. */
export function saveRecord(words: Words, path: string, record: MatchRecord): void {
  try {
    writeFileSync(path, `${JSON.stringify(record)}\n`, { flag: "wx" });
  } catch (error) {
    const { code = "?" } = error as NodeJS.ErrnoException;
    throw CommandError.badInput(words("play.save.failed", { file: quote(path), reason: code }));
  }
}
