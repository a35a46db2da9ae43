import type { Config } from "../meta.ts";
import type { Engine } from "../make-core.ts";
import type { Reader } from "../reading/make-reader.ts";
import type { View } from "../view.ts";
import type { PaperSetup } from "./acts.ts";

/** What a night on paper goes by: a game of the family, or a campaign of its heists. */
export interface PaperGame {
  readonly engine: Engine;
  readonly reader: Reader;
  readonly mostCrew: number;
  /** What a crew may bring along that the phone has to know of, by id, in the order of its sheet; with the thief who must be there. */
  readonly brings: readonly { readonly id: string; readonly thief?: string }[];
  /** What a heist that is over brings to a campaign, which adds up its heists itself and has no word for one of them. */
  takings?(view: View): { readonly points: number; readonly traces: number };
  /** Null for what nobody could have laid out. */
  configure(setup: PaperSetup): Config | null;
}
