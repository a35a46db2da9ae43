import type { Refusal } from "@safehouse/kernel";
import { READY_DICE, SHIFTS, STAGE, USE_DICE } from "../slots.ts";
import { BAR_BOX, CIRCLE_BOX, PYRAMID_BOX } from "../compile/sheet.ts";
import type { Engine } from "../make-core.ts";
import { MOST_ADJUST } from "../content/symbols.ts";
import type { Move } from "../moves.ts";
import type { Play } from "../play.ts";
import type { State } from "../state.ts";
import type { View } from "../view.ts";
import type { PaperAct, PaperUse } from "./acts.ts";
import type { PaperGame } from "./paper-game.ts";
import { isFace, isWithin } from "./within.ts";

/** Why this use does not fit the sheet as it is mirrored; null if it does. */
export function checkUse({ engine }: PaperGame, view: View, use: PaperUse): Refusal | null {
  const ready = { ...view, board: withWhites(engine, view, use) };
  return engine.check(ready, { id: "", seat: use.seat, kind: "dice" }, moveOf(use));
}

/** Writes a use down on the mirrored sheet. False if it does not fit. */
export function use(game: PaperGame, state: State, play: Play, asked: PaperUse): boolean {
  const { engine } = game;
  if (play.board[STAGE] !== USE_DICE || play.table.seatAt[asked.seat] === undefined) return false;
  if (!asked.extra.every(isFace) || !isWithin(asked.by, -MOST_ADJUST, MOST_ADJUST)) return false;
  if (checkUse(game, engine.view(state, asked.seat), asked) !== null) return false;
  state.board.splice(0, state.board.length, ...withWhites(engine, state, asked));
  play.events?.push(...engine.apply(state, { id: "", seat: asked.seat, kind: "dice" }, moveOf(asked)));
  return true;
}

function moveOf({ dice, cell }: PaperUse): Move {
  return { do: "use", dice: dice.toSorted((a, b) => a - b), cell };
}

/** The board with these white symbols made ready, whether anybody holds them or not: paper knows. */
function withWhites(
  engine: Engine,
  { config, seats, board }: Pick<State | View, "config" | "seats" | "board">,
  asked: PaperUse,
): number[] {
  const ready = board.slice();
  const at = engine.tableOf(config, seats).seatAt[asked.seat];
  for (const face of asked.extra) ready[at + READY_DICE + face] += 1;
  ready[at + SHIFTS] = asked.by;
  return ready;
}

/** Writes down what stands on paper, whatever the rules say. False if there is no such cell. */
export function note(
  { table, board }: Play,
  { seat, cell, number, isCrossed }: Extract<PaperAct, { do: "note" }>,
): boolean {
  const sheet = table.sheets[seat];
  const index = sheet?.indexOf.get(cell);
  if (index === undefined || !isWithin(number, 0, MOST_WRITTEN)) return false;
  const kind = sheet.kind[index];
  const at = table.cellsAt[seat] + index;
  if (kind === BAR_BOX || kind === PYRAMID_BOX) board[at] = number;
  else if (kind === CIRCLE_BOX) board[at] = isCrossed && number > 0 ? -number : number;
  else board[at] = isCrossed ? 1 : 0;
  return true;
}

const MOST_WRITTEN = 30;
