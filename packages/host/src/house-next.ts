import { type AnyCore, isChance, type Seat } from "@safehouse/kernel";

/** Whether the house has to act in this state: chance, or a bot. */
export function isHouseNext(game: AnyCore, state: unknown, isBot: (seat: Seat) => boolean): boolean {
  return game.pending(state).some((decision) => {
    if (isChance(decision)) return true;
    if (!isBot(decision.seat)) return false;
    // A sealed question stays open while the others answer; whoever has answered has no moves.
    const isSealed = game.meta.decisions[decision.kind]?.sealed === true;
    return !isSealed || game.moves(game.view(state, decision.seat), decision).length > 0;
  });
}
