/** What a campaign brings into a heist, as plain data. */
export interface Terms {
  /** The gear that may be used, by id, in the order of the library. */
  readonly gear: readonly string[];
  /** Preparations in force and special loot held: what a plan asks for by name (`helps`, `sneakOut`). */
  readonly helps: readonly string[];
  /** traces cost no points in the heist. */
  readonly isTraceFree: boolean;
  /** a part of strength alone costs no trace. */
  readonly isLiftingFree: boolean;
  /** What a trace and a double circle come to at the end of the campaign, in points. Only bots ask in a heist. */
  readonly later: { readonly trace: number; readonly double: number };
}
