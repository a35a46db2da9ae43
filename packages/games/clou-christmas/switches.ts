/**
 * What has changed in the rules of the campaign since version 0, each change under a name. A match has those of the version it was begun
 * under, in its setting; one that is not there means: as before.
 */
export interface Switches {
  /** a heist's points may be below 0, and are then not halved. Before, they were at least 0. */
  readonly pointsBelowZero?: true;
}

/** By version of the rules. What was released is never edited: a change adds a version. Rules 1 are rules 0 under a number that counts. */
export const SWITCHES: readonly Switches[] = [{}, {}, { pointsBelowZero: true }];

export const CURRENT_RULES = SWITCHES.length - 1;
