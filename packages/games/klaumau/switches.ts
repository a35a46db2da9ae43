/**
 * What has changed in the rules since version 0, each change under a name. A match has the switches of the version it was begun under, in
 * its table; one that is not there means: as before. So old states stay what they were, and so do the hashes in their records.
 */
export interface Switches {
  /** K-9.8: in hand the Bomb scores 1, like every other card. Before, it scored nothing. */
  readonly bombScores?: true;
  /** K-2.4: what cannot start stays under the discard pile. Before, it went back into the draw pile. */
  readonly falseStartsStay?: true;
  /** K-9.3: the Receiver and what he bought leave the game, for `Table.gone`. Before, they were only out of the round. */
  readonly salesLeaveGame?: true;
}

/** By version of the rules. What was released is never edited: a change adds a version. */
export const SWITCHES: readonly Switches[] = [
  {},
  { bombScores: true },
  { bombScores: true, falseStartsStay: true, salesLeaveGame: true },
];

export const CURRENT_RULES = SWITCHES.length - 1;
