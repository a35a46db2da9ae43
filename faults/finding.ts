/** What came of a case. `violations` are broken promises; `unproven` says why nothing could be shown here. */
export interface Finding {
  readonly happened: string;
  readonly violations: readonly string[];
  readonly unproven?: string;
}

/** A case of the long run and of the short one in `npm test`. */
export type Size = "long" | "short";

export interface Case {
  readonly name: string;
  /** A case that lasts as long as one likes takes the minutes that it gets. */
  run(size: Size, minutes?: number): Promise<Finding>;
}

export function verdictOf({ violations, unproven }: Finding): string {
  if (violations.length > 0) return `${violations.length} VIOLATIONS`;
  return unproven === undefined ? "holds" : `not provable here: ${unproven}`;
}
