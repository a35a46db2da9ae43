import type { Settings } from "@safehouse/server/settings";
import type { Glance } from "@safehouse/server/store";
import type { Words } from "../words.ts";
import type { HouseProcess } from "./process.ts";

/** The house that is looked at, as far as it is known so far. */
export interface Patient {
  readonly words: Words;
  readonly folder: string;
  /** The address that people type, with a slash at its end; null if it was not told. */
  readonly url: URL | null;
  /** The process that has the folder open, if it can be seen from here. */
  readonly process: HouseProcess | null;
  /** What the house was started with, or would be started with from here; null if that makes no sense. */
  readonly settings: Settings | null;
  /** Null if there is no database, or none that can be read. */
  readonly glance: Glance | null;
  readonly now: number;
}
