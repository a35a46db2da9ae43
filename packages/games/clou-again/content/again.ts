import type { Library } from "../../clou/content/library.ts";
import { AT_HAND, SHELF } from "./at-hand.ts";
import { PLANS } from "./plans/index.ts";

/** */
export const AGAIN: Library = { ...AT_HAND, plans: SHELF.put(PLANS) };
