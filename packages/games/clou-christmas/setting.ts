import type { Library } from "../clou/content/library.ts";
import { type Engine, makeEngine } from "../clou/make-core.ts";
import type { CampaignSheet } from "./content/campaign-sheet.ts";
import type { Switches } from "./switches.ts";

/** What a campaign is played with: all that never changes. */
export interface Setting {
  readonly engine: Engine;
  readonly library: Library;
  readonly sheet: CampaignSheet;
  /** X-2.1: the plans' ids in their order. */
  readonly heists: readonly string[];
  readonly switches: Switches;
}

export function makeSetting(
  library: Library,
  sheet: CampaignSheet,
  heists: readonly string[],
  switches: Switches,
): Setting {
  return { engine: makeEngine(library), library, sheet, heists, switches };
}
