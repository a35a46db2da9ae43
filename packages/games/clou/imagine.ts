import { pickOne, type Random } from "@safehouse/kernel";
import { CHOOSE_DRIVER, LEAVE, STAGE } from "./slots.ts";
import { NO_VOTE, type State } from "./state.ts";
import type { View } from "./view.ts";

/** A world this viewer cannot tell from the real one: only the others' sealed votes can differ. */
export function imagine(view: View, random: Random): State {
  const { config, seats, board, queue, seat } = view;
  const votes = new Array<number>(seats).fill(NO_VOTE);
  if (seat !== null) votes[seat] = view.vote;
  const choices = board[STAGE] === LEAVE ? 2 : board[STAGE] === CHOOSE_DRIVER ? seats : 0;
  if (choices > 0) guessVotes(votes, seat, choices, random);
  return { config, seats, board: board.slice(), queue: queue.slice(), votes };
}

/** Others may have voted or not; had all voted, the question would be closed. */
function guessVotes(votes: number[], own: number | null, choices: number, random: Random): void {
  const others = votes.map((_, seat) => seat).filter((seat) => seat !== own);
  const isOwnOpen = own !== null && votes[own] === NO_VOTE;
  const waitedFor = isOwnOpen || others.length === 0 ? null : pickOne(random, others);
  for (const seat of others) votes[seat] = seat === waitedFor ? NO_VOTE : random.below(choices + 1) - 1;
}
