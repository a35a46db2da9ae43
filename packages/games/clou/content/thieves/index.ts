import type { ThiefSheet } from "../sheet.ts";
import { BRUCE } from "./bruce.ts";
import { JANET } from "./janet.ts";
import { MATT } from "./matt.ts";
import { TRIXIE } from "./trixie.ts";

/** The four of the base game, whom others of the family may send to other places. */
export const THIEVES: readonly ThiefSheet[] = [BRUCE, JANET, MATT, TRIXIE];
