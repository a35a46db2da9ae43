/** A card that goes from one place to another. */
export interface Travel<Spot extends string = string> {
  readonly from: Spot;
  readonly to: Spot;
  /** Null for a card that is not to be seen, or not by this viewer. */
  readonly card: string | null;
  /** It turns face up on its way. */
  readonly flips?: true;
  /** Milliseconds, where it is worth more than a glance. */
  readonly length?: number;
}

/** One card on its way. In milliseconds. */
export interface Flight<Spot extends string = string> extends Travel<Spot> {
  readonly start: number;
  readonly length: number;
}

const MOVE = 240;
const FLIP = 280;
/** What others do never takes longer in all; then the state is simply there. */
export const LONGEST = 700;
const STAGGER = 70;
/** More cards than these move at once on no table: the rest is simply there. */
const MOST = 16;

/** One card after the other. Times depend on how many cards move, never on which. */
export function inTurn<Spot extends string>(travels: readonly Travel<Spot>[]): Flight<Spot>[] {
  const seen = travels.slice(0, MOST);
  const lengths = seen.map((travel) => travel.length ?? (travel.flips ? FLIP : MOVE));
  const room = LONGEST - Math.max(FLIP, ...lengths);
  const stagger = seen.length < 2 ? 0 : Math.min(STAGGER, room / (seen.length - 1));
  return seen.map((travel, i) => ({ ...travel, start: Math.round(i * stagger), length: lengths[i] ?? MOVE }));
}
