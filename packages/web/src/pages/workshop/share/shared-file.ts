import { isObject } from "@safehouse/kernel";
import { cleanName } from "../drafts/draft.ts";

/** What somebody shares: a code, and what they called it. */
export interface SharedCode {
  readonly name: string;
  readonly code: string;
}

/** The longest files of any workshop are shorter. Whatever is longer is no code, and nobody reads it to the end. */
const LONGEST = 50_000;

export function writeFile({ game, name, code }: SharedCode & { readonly game: string }): string {
  return `${JSON.stringify({ safehouse: "workshop", game, name, code }, null, 2)}\n`;
}

/** A name that every file system takes. */
export function fileName(game: string, name: string): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return `${plain === "" ? game : plain}.${game}.json`;
}

/** Finds the code in what was typed, pasted or opened: a code by itself, a link, or a file. Whether it is sound is the game's to say. */
export function findCode(text: string): SharedCode {
  const short = text.slice(0, LONGEST + 1).trim();
  if (short.length > LONGEST) return { name: "", code: short };
  return fromFile(short) ?? fromLink(short) ?? { name: "", code: short };
}

function fromFile(text: string): SharedCode | null {
  if (!text.startsWith("{")) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || typeof value["code"] !== "string") return null;
    return { name: typeof value["name"] === "string" ? cleanName(value["name"]) : "", code: value["code"] };
  } catch {
    return null;
  }
}

function fromLink(text: string): SharedCode | null {
  const query = text.indexOf("?");
  if (query < 0) return null;
  const params = new URLSearchParams(text.slice(query));
  const code = params.get("code");
  return code === null ? null : { name: cleanName(params.get("name") ?? ""), code };
}
