/**
 * A night that is played on paper, as far as a phone beside it keeps it: dice, bars and escape by the game's own rules, loot that is
 * ticked, and sheets that are mirrored if somebody wants to have a use checked. What is crossed on the plan stays on the plan.
 */
import { fail, ok, type Outcome, type Refusal, type Result } from "@safehouse/kernel";
import {
  ALARM,
  BONUS_SEATS,
  CHOOSE_DRIVER,
  DONE,
  DRIVE,
  DRIVER,
  LEAVE,
  OPEN,
  OPEN_BOX,
  READY_DICE,
  SETTLER,
  SHIFTS,
  STAGE,
  THROW_DICE,
  USE_DICE,
  USED,
} from "./board.ts";
import { BAR_BOX, CIRCLE_BOX, PYRAMID_BOX } from "./compile/sheet.ts";
import type { Effect } from "./content/plan.ts";
import { MOST_ADJUST } from "./content/symbols.ts";
import { core } from "./core.ts";
import type { Event } from "./events.ts";
import type { Move } from "./moves.ts";
import type { Play } from "./play.ts";
import { giveBonuses } from "./rules/bonus.ts";
import { carryOut, moveBar } from "./rules/consequences.ts";
import { closeDriver, drive, startEscape, throwEscape } from "./rules/escape.ts";
import { closeLeave, finish, rollDice, RUN, STAY } from "./rules/round.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";

export interface PaperSetup {
  readonly scenario: string;
  /** One a seat. */
  readonly thieves: readonly string[];
}

/** Dice for one cell, with what white symbols add to them. */
export interface PaperUse {
  readonly seat: number;
  readonly dice: readonly number[];
  readonly cell: string;
  /** Extra dice. */
  readonly extra: readonly number[];
  /** How far ±X shifts one die; 0 for not at all. */
  readonly by: number;
}

/** What people tell the phone. */
export type PaperAct =
  | { readonly do: "throw"; readonly dice: readonly number[] }
  | ({ readonly do: "use" } & PaperUse)
  /** What stands in a cell on paper: 0 for nothing. A circle has no number of its own. */
  | {
      readonly do: "note";
      readonly seat: number;
      readonly cell: string;
      readonly number: number;
      readonly isCrossed: boolean;
    }
  /** Dice that each left unused. */
  | { readonly do: "round-over"; readonly unused: readonly number[] }
  | { readonly do: "stay" | "run" }
  | { readonly do: "alarm" }
  /** Symbols crossed beside the usual ones; below 0 for those won back. */
  | { readonly do: "time" | "traces"; readonly count: number }
  | { readonly do: "bar"; readonly bar: string }
  | { readonly do: "loot"; readonly loot: string; readonly isTaken: boolean }
  | { readonly do: "driver"; readonly seat: number }
  | { readonly do: "drive"; readonly face: number };

export interface PaperNight {
  readonly view: View;
  /** What came of the last act. */
  readonly events: readonly Event[];
  readonly outcome: Outcome | null;
}

/** Follows a night from the beginning. Fails with the number of the act that does not fit. */
export function followNight(setup: PaperSetup, acts: readonly PaperAct[]): Result<PaperNight, number> {
  const state = begin(setup);
  if (state === null) return fail(-1);
  let events: Event[] = [];
  for (const [i, act] of acts.entries()) {
    events = [];
    const play: Play = {
      table: core.tableOf(state.config, state.seats),
      board: state.board,
      queue: state.queue,
      events,
    };
    if (!perform(state, play, act)) return fail(i);
    leaveTheRestToPaper(play);
  }
  return ok({
    view: core.view(state, "spectator"),
    events: events.filter(({ type }) => type !== "let-go"),
    outcome: core.outcome(state),
  });
}

/** Why this use does not fit the sheet as it is mirrored; null if it does. */
export function checkUse(view: View, use: PaperUse): Refusal | null {
  const ready = { ...view, board: withWhites(view, use) };
  return core.check(ready, { id: "", seat: use.seat, kind: "dice" }, moveOf(use));
}

function begin({ scenario, thieves }: PaperSetup): State | null {
  const named = Object.fromEntries(thieves.map((thief, seat) => [`thief${seat + 1}`, thief]));
  const { min, max } = core.meta.seats;
  if (thieves.length < min || thieves.length > max) return null;
  const configured = core.configure({ scenario, ...named }, thieves.length);
  return configured.ok ? core.setup(configured.value, thieves.length) : null;
}

/** False if the act does not fit here. */
function perform(state: State, play: Play, act: PaperAct): boolean {
  const { table, board } = play;
  const stage = board[STAGE];
  switch (act.do) {
    case "throw":
      if (stage !== THROW_DICE || act.dice.length !== 3 || !act.dice.every(isFace)) return false;
      rollDice(play, act.dice);
      return true;
    case "use":
      return use(state, play, act);
    case "note":
      return note(play, act);
    case "round-over":
      if (stage !== USE_DICE || act.unused.length !== table.seats || !act.unused.every((dice) => isWithin(dice, 0, 3)))
        return false;
      act.unused.forEach((unused, seat) => {
        board[table.seatAt[seat] + USED] = (1 << (3 - unused)) - 1;
        finish(play, seat);
      });
      return true;
    case "stay":
    case "run":
      if (stage !== LEAVE) return false;
      closeLeave(
        play,
        table.sheets.map(() => (act.do === "run" ? RUN : STAY)),
      );
      return true;
    case "alarm":
    case "time":
    case "traces": {
      const effect: Effect = act.do === "alarm" ? { do: "alarm" } : { do: act.do, cost: act.count };
      if (!isInside(stage) || ("cost" in effect && !Number.isInteger(effect.cost))) return false;
      carryOut(play, [effect]);
      return true;
    }
    case "bar": {
      const bar = table.plan.bars.findIndex(({ id }) => id === act.bar);
      if (!isInside(stage) || bar < 0) return false;
      moveBar(play, bar);
      return true;
    }
    case "loot": {
      const thing = table.plan.thingIndex.get(act.loot) ?? -1;
      if (thing < table.plan.challengeCount) return false;
      board[table.thingsAt + thing] = act.isTaken ? DONE : OPEN;
      return true;
    }
    case "driver":
      if (stage !== CHOOSE_DRIVER || table.seatAt[act.seat] === undefined) return false;
      closeDriver(
        play,
        table.sheets.map(() => act.seat),
      );
      return true;
    case "drive":
      if (stage !== DRIVE || !isFace(act.face)) return false;
      drive(play, board[DRIVER]);
      throwEscape(play, act.face);
      return true;
  }
}

/** The crew is still in the house. */
function isInside(stage: number): boolean {
  return stage === THROW_DICE || stage === USE_DICE || stage === LEAVE;
}

function isFace(face: unknown): boolean {
  return isWithin(face, 1, 6);
}

function isWithin(number: unknown, low: number, high: number): boolean {
  return Number.isInteger(number) && (number as number) >= low && (number as number) <= high;
}

function use(state: State, play: Play, asked: PaperUse): boolean {
  if (play.board[STAGE] !== USE_DICE || play.table.seatAt[asked.seat] === undefined) return false;
  if (!asked.extra.every(isFace) || !isWithin(asked.by, -MOST_ADJUST, MOST_ADJUST)) return false;
  if (checkUse(core.view(state, asked.seat), asked) !== null) return false;
  state.board.splice(0, state.board.length, ...withWhites(state, asked));
  play.events?.push(...core.apply(state, { id: "", seat: asked.seat, kind: "dice" }, moveOf(asked)));
  return true;
}

function moveOf({ dice, cell }: PaperUse): Move {
  return { do: "use", dice: dice.toSorted((a, b) => a - b), cell };
}

/** The board with these white symbols made ready, whether anybody holds them or not: paper knows. */
function withWhites(
  { config, seats, board }: Pick<State | View, "config" | "seats" | "board">,
  asked: PaperUse,
): number[] {
  const ready = board.slice();
  const at = core.tableOf(config, seats).seatAt[asked.seat];
  for (const face of asked.extra) ready[at + READY_DICE + face] += 1;
  ready[at + SHIFTS] = asked.by;
  return ready;
}

function note({ table, board }: Play, { seat, cell, number, isCrossed }: Extract<PaperAct, { do: "note" }>): boolean {
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

/** Symbols are crossed on paper, and who is asked what is settled there, too. Only the alarm is the phone's business. */
function leaveTheRestToPaper(play: Play): void {
  const { table, board, queue } = play;
  const putAside = (): void => {
    queue.length = 0;
    board[SETTLER] = -1;
    board[OPEN_BOX] = -1;
  };
  putAside();
  while (board[STAGE] === USE_DICE && board[BONUS_SEATS] < table.seats) {
    giveBonuses(play);
    putAside();
  }
  if (board[ALARM] === 1 && isInside(board[STAGE])) startEscape(play);
}
