import { NAMES } from "../../content/cards.ts";
import type { Play } from "./play.ts";
import { isPolice, leaveHand, type Round, takeOut } from "./round.ts";
import { cheapest } from "./tastes.ts";

/** Crook or Barter (K-5.6, K-5.7). Whoever parries is returned, with the Policeman laid already; else null. */
export function rob(play: Play, how: "crook" | "barter"): number | null {
  const { round, note } = play;
  const { turn, hands } = round;
  const victim = richest(round, turn, how === "crook");
  if (victim < 0) return null;
  note?.(turn, { do: "rob", seat: victim });
  if (how === "crook") {
    const policeman = hands[victim].find(isPolice);
    if (policeman !== undefined) {
      note?.(victim, { do: "parry", card: NAMES[policeman] });
      leaveHand(round, victim, policeman);
      return victim;
    }
    note?.(victim, { do: "allow" });
  }
  take(play, turn, victim);
  if (how === "barter") {
    const face = cheapest(round.points, hands[turn]);
    note?.(turn, { do: "give", card: NAMES[face] });
    leaveHand(round, turn, face);
    hands[victim].push(face);
  }
  return null;
}

/** K-9.2: the player of the last Policeman may take a card. */
export function confiscate(play: Play, seat: number): void {
  const victim = richest(play.round, seat, false);
  if (victim < 0) return;
  play.note?.(seat, { do: "rob", seat: victim });
  take(play, seat, victim);
}

/** By chance, and unseen by others: what they knew of that hand is not certain any more. */
function take({ round, random, note }: Play, robber: number, victim: number): void {
  const hand = round.hands[victim];
  const face = hand[random.below(hand.length)];
  note?.(null, face);
  takeOut(hand, face);
  if (round.known[victim].length > 0) round.known[victim] = [];
  round.hands[robber].push(face);
}

/** Who holds most cards; -1 if nobody can be robbed. */
function richest({ hands, laid, seats }: Round, robber: number, isCrook: boolean): number {
  let victim = -1;
  let most = 0;
  for (let i = 1; i < seats; i++) {
    const seat = (robber + i) % seats;
    if (hands[seat].length <= most || (isCrook && laid[seat] === 1)) continue;
    most = hands[seat].length;
    victim = seat;
  }
  return victim;
}
