import type { OwnHeist } from "./own.ts";
import { bytesOf, lettersOf } from "./letters.ts";
import { type Coder, NoCode, Reader, Writer } from "./short/coder.ts";
import { type Code, fields, list } from "./short/fields.ts";
import { name } from "./short/name.ts";
import { plan, story } from "./short/plan.ts";
import { sheet } from "./short/sheet.ts";
import { USUAL_HEIST, USUAL_NAMES, USUAL_STORY } from "./short/usual.ts";

/** As many as there are thieves. */
const MOST_SHEETS = 4;
const CHECK_BYTES = 3;

const heist: Code<OwnHeist> = fields<OwnHeist>({ plan, sheets: list("sheets", [0, MOST_SHEETS], () => sheet) });

/**
 * A sound heist in few letters, with a check sum at the end. What stands in own/short decides what every code ever written means: whoever
 * changes it begins another kind of code (`CLOU3.`) and keeps this one.
 */
export function writeShort(value: OwnHeist): string {
  const writer = new Writer(rehearsed());
  heist(writer, value);
  return sealed(writer.finish());
}

/** With the check sum that tells it from what somebody has changed. */
export function sealed(bytes: readonly number[]): string {
  return lettersOf([...bytes, ...checkSum(bytes)]);
}

/** Null for what was never written. It is bounded like its schema; whether it is sound is for others to say. */
export function readShort(letters: string): OwnHeist | null {
  const all = bytesOf(letters) ?? [];
  const bytes = all.slice(0, -CHECK_BYTES);
  if (all.length <= CHECK_BYTES || checkSum(bytes).join() !== all.slice(-CHECK_BYTES).join()) return null;
  // Of all letters that mean the same only ours are taken.
  if (bytes.at(-1) === 0 || lettersOf(all) !== letters) return null;
  try {
    return heist(new Reader(rehearsed(), bytes), undefined);
  } catch (error) {
    if (error instanceof NoCode) return null;
    throw error;
  }
}

let usual: Coder | null = null;

/** Whoever begins knows what is usual. */
function rehearsed(): Coder {
  if (usual !== null) return usual;
  const coder = new Writer(null);
  coder.rehearse(() => {
    for (const each of USUAL_NAMES) name(coder, each);
    story(coder, USUAL_STORY);
    heist(coder, USUAL_HEIST);
  });
  return (usual = coder);
}

/** A letter that is wrong, missing or in another's place is noticed (FNV-1a). */
function checkSum(bytes: readonly number[]): number[] {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  const mixed = sum ^ (sum >>> 24);
  return [(mixed >> 16) & 0xff, (mixed >> 8) & 0xff, mixed & 0xff];
}
