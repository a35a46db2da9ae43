import { blanksOf, type HintMove, TOOLS } from "@safehouse/games/robnrun/board";

/** A hint card that is being filled in. Numbers write themselves: only one is ever true. */
export interface Draft {
  readonly hint: number;
  readonly tools: readonly string[];
  readonly seats: readonly number[];
}

export const emptyDraft = (hint: number): Draft => ({ hint, tools: [], seats: [] });

/** Pressed again, a blank is empty again; with all blanks full, the oldest makes room. */
function press<Thing>(chosen: readonly Thing[], thing: Thing, most: number): readonly Thing[] {
  if (chosen.includes(thing)) return chosen.filter((each) => each !== thing);
  return [...chosen, thing].slice(-most);
}

export function pressTool(draft: Draft, tool: string): Draft {
  return { ...draft, tools: press(draft.tools, tool, blanksOf(draft.hint).tools) };
}

export function pressSeat(draft: Draft, seat: number): Draft {
  return { ...draft, seats: press(draft.seats, seat, blanksOf(draft.hint).seats) };
}

/** Whether a listed hint is what the draft says so far. */
function agrees(move: HintMove, draft: Draft): boolean {
  return (
    move.hint === draft.hint &&
    draft.tools.every((tool) => tool === move.tool || tool === move.second) &&
    draft.seats.every((seat) => seat === move.seat || seat === move.partner)
  );
}

/** Whether some listed hint can still come of it. */
export function isPossible(moves: readonly HintMove[], draft: Draft): boolean {
  return moves.some((move) => agrees(move, draft));
}

/** The listed hint that the draft says, once every blank is full; else null. */
export function filledIn(moves: readonly HintMove[], draft: Draft): HintMove | null {
  const { tools, seats } = blanksOf(draft.hint);
  if (draft.tools.length < tools || draft.seats.length < seats) return null;
  return moves.find((move) => agrees(move, draft)) ?? null;
}

/** What the draft would say if it were told now, for the game to tell why not. Empty blanks take whatever could stand there. */
export function meantBy(moves: readonly HintMove[], draft: Draft): HintMove {
  const { hint } = draft;
  const { tools, seats, number } = blanksOf(hint);
  const toolsLeft = [...moves.flatMap(({ tool, second }) => [tool, second]), ...TOOLS];
  const seatsLeft = moves.flatMap(({ seat, partner }) => [seat, partner]);
  const [tool, second] = fillUp(draft.tools, toolsLeft, tools);
  const [seat, partner] = fillUp(draft.seats, seatsLeft, seats);
  return {
    do: "hint",
    hint,
    ...(tool !== undefined && { tool }),
    ...(second !== undefined && { second }),
    ...(number && { number: 1 }),
    ...(seat !== undefined && { seat }),
    ...(partner !== undefined && { partner }),
  };
}

function fillUp<Thing>(chosen: readonly Thing[], others: readonly (Thing | undefined)[], most: number): Thing[] {
  const things = [...chosen];
  for (const other of others) {
    if (things.length < most && other !== undefined && !things.includes(other)) things.push(other);
  }
  return things;
}
