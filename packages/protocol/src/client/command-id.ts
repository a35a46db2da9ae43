import { type Luck, systemLuck } from "./surroundings.ts";

/** 128 random bits: no two commands of a seat are ever the same, whichever device sent them. */
export function newCommandId(luck: Luck = systemLuck): string {
  return Array.from(luck.bytes(16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
