import { makeBots } from "../bots/index.ts";
import { BASE } from "../content/base.ts";
import type { BurglaryPlan, Challenge, Layout, Loot, SpecialRule } from "../content/plan.ts";
import type { AbilityBar, ThiefSheet, Tool } from "../content/sheet.ts";
import type { Event } from "../events.ts";
import { makeCore } from "../make-core.ts";
import { makeGame } from "../make-game.ts";
import { makeOffer } from "../make-offer.ts";
import { describeGame } from "../meta.ts";
import type { Move } from "../moves.ts";
import { clou } from "../game.ts";
import type { State } from "../state.ts";
import type { Switches } from "../switches.ts";
import { type Followed, follow } from "./follow.ts";

/** A sheet for tests: free boxes that give nothing, but for what a test sets. */
export function sheet(parts: Partial<ThiefSheet> & { readonly strength?: AbilityBar["boxes"] } = {}): ThiefSheet {
  const { strength = [{}, {}], ...rest } = parts;
  return {
    id: "tester",
    bars: [
      { ability: "strength", boxes: strength },
      { ability: "dexterity", boxes: [{ own: "=30" }] },
      { ability: "cunning", boxes: [{ own: "=30" }] },
    ],
    tools: [GRID, TREE, CIRCLES],
    specials: [],
    bonuses: [],
    escape: [["car"], ["car"], ["car"], ["police"], ["police"], ["car", "police"]],
    ...rest,
  };
}

const NEVER = [30, 30, 30];
const GRID: Tool = { kind: "grid", rows: [NEVER, NEVER, NEVER], across: [[], [], []], down: [[], [], []] };
const TREE: Tool = {
  kind: "tree",
  columns: [[{ number: 30, gives: ["lock"], to: [0] }], [{ number: 30, gives: ["lock"], to: [] }]],
};
const CIRCLES: Tool = { kind: "circle-boxes", lines: [{ boxes: ["=30"], gives: ["lock"] }] };

/** The usual tools with one replaced. */
export function withTool(tool: Tool): readonly Tool[] {
  if (tool.kind === "pyramid") return [tool, GRID, TREE];
  return [GRID, TREE, CIRCLES].map((usual) => (usual.kind === tool.kind ? tool : usual));
}

/** A bar whose every box gives this: any die activates it. */
export const giving = (...gifts: readonly string[]): AbilityBar["boxes"] =>
  Array.from({ length: 8 }, () => ({ gives: gifts }));

export interface PlanParts {
  readonly bars?: Partial<BurglaryPlan["bars"]>;
  readonly rooms?: BurglaryPlan["rooms"];
  readonly challenges?: readonly Challenge[];
  readonly loot?: readonly Loot[];
  readonly rules?: readonly SpecialRule[];
  readonly scoring?: BurglaryPlan["scoring"];
}

const NOWHERE: Layout = { width: 1, height: 1, start: [0, 0], rooms: {}, things: {}, arrows: [] };

/** A plan for tests: one open room, one door that nobody opens by chance. */
export function plan(parts: PlanParts = {}): BurglaryPlan {
  return {
    id: "test-house",
    rooms: parts.rooms ?? [{ id: "yard", start: true }, { id: "room-a" }, { id: "room-b" }],
    challenges: parts.challenges ?? [{ id: "gate", room: "yard", parts: [{ needs: ["disguise", "disguise"] }] }],
    loot: parts.loot ?? [{ id: "coin", room: "room-b", value: 1 }],
    rules: parts.rules ?? [],
    scoring: parts.scoring ?? [{ line: "loot" }, { line: "traces", points: -2 }],
    bars: { time: [9, 9, 9], traces: [6, 6, 6], cars: [3, 3, 3], police: [3, 3, 3], ...parts.bars },
    layouts: { wide: NOWHERE, tall: NOWHERE },
  };
}

/** A heist in the middle of a test. */
export interface Heist extends Followed<Move, Event> {
  readonly state: State;
  readonly game: typeof clou;
  cell(name: string, seat?: number): number;
  isCrossed(symbol: string): boolean;
  /** 0 out of reach, 1 open, 2 done. */
  thing(name: string): number;
  isOpen(room: string): boolean;
}

export function heist(
  thieves: readonly ThiefSheet[] | ThiefSheet,
  house: BurglaryPlan = plan(),
  switches: Switches = {},
): Heist {
  const crew = (Array.isArray(thieves) ? thieves : [thieves]) as readonly ThiefSheet[];
  const sheets = crew.map((thief, i) => ({ ...thief, id: `${thief.id}-${i + 1}` }));
  const library = { thieves: sheets, plans: [house], ratings: BASE.ratings, switches };
  const { levels, texts, rulebook, meta } = clou;
  const { name, seats, scenarios } = meta;
  const offer = makeOffer(
    {
      ...{ levels, texts, rulebook },
      meta: describeGame({
        ...{ id: "clou", name, seats, rules: 1, content: "", own: true },
        scenarios: [{ ...scenarios[0], id: house.id }],
        thieves: sheets.map(({ id }) => id),
      }),
    },
    sheets.map(({ id }) => id),
  );
  const game = makeGame(makeCore(library, offer), { bots: makeBots, weights: async () => ({}) });
  const configured = game.configure({}, sheets.length);
  if (!configured.ok) throw new Error(configured.error.problem);
  return wrap(game, game.setup(configured.value, sheets.length));
}

export function wrap(game: typeof clou, state: State): Heist {
  const table = game.tableOf(state.config, state.seats);
  return {
    state,
    game,
    ...follow<Move, Event>(game, state),
    cell: (name, seat = 0) => state.board[table.cellsAt[seat] + (table.sheets[seat].indexOf.get(name) as number)],
    isCrossed: (symbol) => state.board[table.symbolsAt + (table.plan.symbolIndex.get(symbol) as number)] >= 1,
    thing: (name) => state.board[table.thingsAt + (table.plan.thingIndex.get(name) as number)],
    isOpen: (room) => state.board[table.roomsAt + table.plan.roomNames.indexOf(room)] === 1,
  };
}

/** Lets everybody finish, with whatever dice are left. */
export function finishAll(game: Heist): Event[] {
  const events: Event[] = [];
  for (let seat = 0; seat < game.state.seats; seat++) events.push(...game.move(seat, { do: "finish" }));
  return events;
}

export const types = (events: readonly Event[]): string[] => events.map(({ type }) => type);
