import { type AnyCore, isChance, type Seat } from "@safehouse/kernel";

/** Whether the house has to act in this state: chance, or a bot, or after the last entry, when how the match ended is still to be kept. */
export function isHouseNext(game: AnyCore, state: unknown, isBot: (seat: Seat) => boolean): boolean {
  const pending = game.pending(state);
  if (pending.length === 0) return true;
  return pending.some((decision) => {
    if (isChance(decision)) return true;
    if (!isBot(decision.seat)) return false;
    // A sealed question stays open while the others answer; whoever has answered has no moves.
    const isSealed = game.meta.decisions[decision.kind]?.sealed === true;
    return !isSealed || game.moves(game.view(state, decision.seat), decision).length > 0;
  });
}
