/**
 * What has changed in the engine since the rules 0 of its games, each change under a name. A game of the family hands the switches of its
 * version on with its library; one that is not there means: as before.
 */
export interface Switches {
  /** the alarm ends the round, and dice not used cost nothing. Before, they cost a crew traces that gets away by itself. */
  readonly alarmEndsDice?: true;
  /** A crew of three is a variant of this house, by the rule of this id; the game itself is for one or two. */
  readonly thirdThief?: string;
}
