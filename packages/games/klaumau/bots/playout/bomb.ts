import { type Face, NAMES } from "../../content/cards.ts";
import type { Play } from "./play.ts";
import { leaveHand, type Round } from "./round.ts";
import { cheapest, cheapestNumber } from "./tastes.ts";

/** K-9.8, K-9.9: what the Bomb of this table does. Always true, as the Bomb itself ends nothing. */
export function goOff(play: Play): boolean {
  const { round } = play;
  if (round.hands[round.turn].length === 0) return true;
  switch (round.config.bomb) {
    case "pass":
      passHands(round);
      break;
    case "discard":
      discard(play);
      break;
    case "halve":
      halve(play);
      break;
    case "swap":
      swap(play);
      break;
    default:
  }
  return true;
}

function passHands({ hands, known, seats, direction }: Round): void {
  const before = hands.slice();
  const knownBefore = known.slice();
  for (let seat = 0; seat < seats; seat++) {
    const from = (seat - direction + seats) % seats;
    hands[seat] = before[from];
    known[seat] = knownBefore[from];
  }
}

function discard({ round, note }: Play): void {
  for (const [seat, hand] of round.hands.entries()) {
    const face = cheapestNumber(hand, round.points);
    note?.(seat, face === null ? { do: "done" } : { do: "discard", card: NAMES[face] });
    if (face !== null) leaveHand(round, seat, face);
  }
}

function halve({ round, note }: Play): void {
  const { hands, points } = round;
  const most = Math.max(...hands.map((hand) => hand.length));
  for (const [seat, hand] of hands.entries()) {
    const rest = hand.length === most ? Math.ceil(most / 2) : hand.length;
    while (hand.length > rest) {
      const face: Face = cheapest(points, hand);
      note?.(seat, { do: "discard", card: NAMES[face] });
      leaveHand(round, seat, face);
    }
    note?.(seat, { do: "done" });
  }
}

/** With whoever holds most. */
function swap({ round, note }: Play): void {
  const { hands, known, turn, seats } = round;
  let other = (turn + 1) % seats;
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== turn && hands[seat].length > hands[other].length) other = seat;
  }
  note?.(turn, { do: "swap", seat: other });
  [hands[turn], hands[other]] = [hands[other], hands[turn]];
  [known[turn], known[other]] = [known[other], known[turn]];
}
