import type { Random } from "@safehouse/kernel";
import { COLOURS, type Face, NAMES, RECEIVER, WATCHDOG } from "../../content/cards.ts";
import { COLOURS_OF, KIND_OF, THEME_OF } from "../../content/traits.ts";
import type { Move } from "../../moves.ts";
import { isPlayable } from "../../rules/matching.ts";
import { type Character, sizeClass } from "./character.ts";
import { openFence } from "./fence.ts";
import { goOff } from "./bomb.ts";
import { confiscate, rob } from "./robbery.ts";
import { leaveHand, type Round, seatAfter } from "./round.ts";
import { dearestTo, rarestColour, worthOfPlaying } from "./tastes.ts";

/** Told what is chosen, and in place of a move the card that chance took: so that a test can do the same by the rules. */
export type Note = (seat: number | null, choice: Move | Face) => void;

export interface Play {
  readonly round: Round;
  /** By seat. */
  readonly who: readonly Character[];
  readonly random: Random;
  readonly note?: Note | undefined;
}

/** Plays a round to its end, in place. */
export function playOn(play: Play): void {
  while (takeTurn(play));
}

/** As everything that may end the round it returns false if it did. */
export function takeTurn(play: Play): boolean {
  const { round, who, random, note } = play;
  const { turn } = round;
  const hand = round.hands[turn];
  let best = -1;
  let most = -Infinity;
  let playable = 0;
  for (let i = 0; i < hand.length; i++) {
    const face = hand[i];
    if (!isPlayable(face, round.colours, round.theme)) continue;
    playable++;
    const worth = worthOfPlaying(round, face);
    if (worth > most) {
      most = worth;
      best = face;
    }
  }
  const { lies, bold } = who[turn];
  const isTempted = most < 0 || bold;
  if (playable === 0 || (isTempted && random.below(1000) < lies[sizeClass(hand.length)])) {
    note?.(turn, { do: "cannot" });
    return claim(play, playable > 0);
  }
  if (most < 0 && round.laid[turn] === 0 && round.config.watchdogs && hand.includes(WATCHDOG)) {
    note?.(turn, { do: "lay" });
    leaveHand(round, turn, WATCHDOG);
    round.laid[turn] = 1;
    return endTurn(round, 1);
  }
  note?.(turn, { do: "play", card: NAMES[best] });
  return layCard(play, best);
}

/** "I cannot" (K-4). */
function claim(play: Play, isLie: boolean): boolean {
  const { round, note } = play;
  const { turn, hands } = round;
  const doubter = firstDoubter(play);
  if (doubter < 0) return mustDraw(play, turn) && endTurn(round, 1);
  round.known[turn] = hands[turn].slice();
  if (!isLie) return mustDraw(play, turn) && mustDraw(play, turn) && endTurn(round, 1);
  const face = dearestTo(round, turn);
  note?.(doubter, { do: "force", card: NAMES[face] });
  if (round.pile.length > 0) {
    note?.(doubter, { do: "draw" });
    mayDraw(play, doubter, face);
  }
  return layCard(play, face);
}

/** Of several the first in the direction of play counts (K-4.6), so nobody after it is asked. */
function firstDoubter(play: Play): number {
  const { round, who, random, note } = play;
  const { turn, seats, known } = round;
  const size = sizeClass(round.hands[turn].length);
  const isCaught = known[turn].some((face) => isPlayable(face, round.colours, round.theme));
  const asked = round.config.doubters === "next" ? 1 : seats - 1;
  let doubter = -1;
  for (let i = 1; i <= asked; i++) {
    const seat = seatAfter(round, i);
    const chance = who[seat].doubts[size];
    const doubts = doubter < 0 && (random.below(1000) < chance || (isCaught && chance > 0));
    if (doubts) doubter = seat;
    note?.(seat, { do: doubts ? "doubt" : "believe" });
    if (doubts && note === undefined) break;
  }
  return doubter;
}

function layCard(play: Play, face: Face): boolean {
  const { round, note } = play;
  const { turn } = round;
  leaveHand(round, turn, face);
  const kind = KIND_OF[face];
  if (kind === "police") return layPolice(play, turn);
  if (kind === "bomb") return goOff(play) && endTurn(round, 1);
  round.colours = COLOURS_OF[face];
  round.lastColours = round.colours;
  round.theme = THEME_OF[face];
  switch (kind) {
    case "keyhole": {
      const colour = rarestColour(round.hands[turn]);
      note?.(turn, { do: "name", colour: COLOURS[colour] });
      round.colours = 1 << colour;
      round.lastColours = round.colours;
      return endTurn(round, 1);
    }
    case "small":
      return endTurn(round, 2);
    case "big":
      return endTurn(round, 3);
    case "plan":
      round.direction = -round.direction;
      return endTurn(round, 1);
    case "crook":
    case "barter": {
      const parrier = rob(play, kind);
      return parrier === null ? endTurn(round, 1) : layPolice(play, parrier);
    }
    default:
      return endTurn(round, 1);
  }
}

/** K-6: its player draws; the last one ends the round (K-9.2). */
function layPolice(play: Play, seat: number): boolean {
  const { round } = play;
  round.policeLeft--;
  if (round.policeLeft > 0) return mustDraw(play, seat) && endTurn(round, 1);
  confiscate(play, seat);
  return false;
}

function mustDraw(play: Play, seat: number): boolean {
  if (play.round.pile.length === 0) return false;
  mayDraw(play, seat, null);
  return true;
}

/** Draws if there is a card. What is promised cannot be sold meanwhile. */
function mayDraw(play: Play, seat: number, promised: Face | null): void {
  const { round } = play;
  const face = round.pile.pop();
  if (face === RECEIVER) openFence(play, seat, promised);
  else if (face !== undefined) round.hands[seat].push(face);
}

/** K-7.1 */
function endTurn(round: Round, steps: number): boolean {
  const { hands } = round;
  for (let seat = 0; seat < hands.length; seat++) if (hands[seat].length === 0) return false;
  round.turn = seatAfter(round, steps);
  return true;
}
