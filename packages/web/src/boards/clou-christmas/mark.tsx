import type { JSX } from "preact";
import "./mark.css";
import sprite from "../../ui/icons.svg?no-inline";

const CROSSES = 4;

export interface CrossProps {
  /** Chooses between the ways of crossing, so that each thing keeps its own. */
  readonly hand: number;
  /** Only meant, not done. */
  readonly isSoft?: boolean;
}

/** A cross in pencil over whatever it is laid on. Decoration: what is crossed is said there. */
export function Cross({ hand, isSoft = false }: CrossProps): JSX.Element {
  return (
    <svg class="xmas-cross" viewBox="0 0 24 24" aria-hidden="true" data-soft={isSoft}>
      <use href={`${sprite}#p-x${(hand % CROSSES) + 1}`} />
    </svg>
  );
}

/** Stable for a name: the same thing is always crossed by the same hand. */
export function handOf(name: string): number {
  let hand = 0;
  for (const letter of name) hand = (hand * 31 + letter.charCodeAt(0)) % 997;
  return hand;
}
