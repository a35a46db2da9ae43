import { readHeist } from "@safehouse/games/clou/own";
import { OWN, type OwnHeist } from "@safehouse/games/clou/paper";
import { found, isObject } from "@safehouse/kernel";
import type { OwnReading, OwnThings } from "../../printing.ts";

/** Reads a plan of somebody's own: nothing in it is trusted. `others` is what there is with every plan, `thieves` among it. */
export function readOwn(text: string, thieves: readonly string[], others: readonly string[]): OwnReading {
  const code = codeIn(text);
  const read = readHeist(code, thieves);
  if (read.ok) return { ok: true, own: { things: [OWN, ...others], code, content: read.value } };
  const { path, problem } = found(read.error[0]);
  return { ok: false, problem: `The plan ${path === "" ? "" : `at ${path} `}${problem}.` };
}

export function heistIn({ content }: OwnThings): OwnHeist {
  return content as OwnHeist;
}

/** A file of the workshop holds the code beside the name of the draft. */
function codeIn(text: string): string {
  try {
    const file: unknown = JSON.parse(text);
    return isObject(file) && typeof file["code"] === "string" ? file["code"] : text;
  } catch {
    return text;
  }
}
