import { BASE } from "../../clou/content/base.ts";
import type { Library } from "../../clou/content/library.ts";
import type { BurglaryPlan } from "../../clou/content/plan.ts";
import type { ThiefSheet } from "../../clou/content/sheet.ts";
import { type Followed, follow } from "../../clou/test/follow.ts";
import { giving, plan, type PlanParts, sheet } from "../../clou/test/heist.ts";
import { makeBots } from "../bots/index.ts";
import { CAMPAIGN_SHEET, type CampaignSheet } from "../content/campaign-sheet.ts";
import { CHRISTMAS } from "../content/library.ts";
import type { Event } from "../events.ts";
import { clouChristmas } from "../game.ts";
import { makeCore } from "../make-core.ts";
import { makeGame } from "../make-game.ts";
import type { Move } from "../moves.ts";
import { offer } from "../offer.ts";
import { makeSetting } from "../setting.ts";
import { CURRENT_RULES, SWITCHES, type Switches } from "../switches.ts";
import type { State } from "../state.ts";

/** A house for tests: a door that takes locks one by one, and loot behind it. */
export function house(id: string, parts: PlanParts & Pick<BurglaryPlan, "sneakOut" | "helps"> = {}): BurglaryPlan {
  const { sneakOut, helps, ...rest } = parts;
  const usual = plan({
    challenges: [{ id: `${id}-door`, room: "yard", parts: [{ needs: ["lock"] }], opens: ["room-a"] }],
    loot: [
      { id: `${id}-gold`, room: "room-a", value: 9 },
      { id: `${id}-treasure`, room: "room-a", value: 4, needs: ["lock"], mark: "special" },
      { id: `${id}-parcel`, room: "room-a", value: 0, needs: ["lock"], mark: "present" },
      { id: `${id}-goose`, room: "room-a", value: 0, needs: ["lock"], mark: "meal" },
    ],
    ...rest,
  });
  return { ...usual, id, ...(sneakOut && { sneakOut }), ...(helps && { helps }) };
}

/** Every die that is written gives a lock. */
export const LOCKSMITH: ThiefSheet = sheet({ strength: giving("lock") });

export interface TestCampaign {
  readonly houses?: readonly BurglaryPlan[];
  readonly sheet?: CampaignSheet;
  /** All thieves have this sheet. */
  readonly thief?: ThiefSheet;
  /** Those of older rules; without, the present ones. */
  readonly switches?: Switches;
}

/** A campaign in the middle of a test. */
export interface Tour extends Followed<Move, Event> {
  readonly state: State;
  readonly game: typeof clouChristmas;
  /** What stands in a cell of a seat's sheet. */
  cell(name: string, seat?: number): number;
  isCrossed(symbol: string): boolean;
  number(at: number): number;
}

const TESTERS = BASE.thieves.map(({ id }) => id);

export function campaign(seats: number, parts: TestCampaign = {}): Tour {
  const { houses = [house("one"), house("two"), house("three")], sheet: own = CAMPAIGN_SHEET } = parts;
  const thief = parts.thief ?? LOCKSMITH;
  const library: Library = {
    thieves: TESTERS.map((id) => ({ ...thief, id })),
    plans: houses,
    gear: [...own.experience, ...own.tools],
    ratings: CHRISTMAS.ratings,
  };
  const setting = makeSetting(
    library,
    own,
    houses.map(({ id }) => id),
    parts.switches ?? SWITCHES[CURRENT_RULES],
  );
  const game = makeGame(makeCore(setting, offer), { bots: makeBots });
  return tourOf(game, game.setup({}, seats));
}

/** The real campaign. */
export function christmas(seats: number): Tour {
  return tourOf(clouChristmas, clouChristmas.setup({}, seats));
}

function tourOf(game: typeof clouChristmas, state: State): Tour {
  const table = () => {
    if (state.heist === null) throw new Error("no heist is on");
    return game.setting.engine.tableOf(state.heist.config, state.seats);
  };
  const board = (): readonly number[] => state.heist?.board ?? [];
  return {
    state,
    game,
    ...follow<Move, Event>(game, state),
    cell: (name, seat = 0) => board()[table().cellsAt[seat] + (table().sheets[seat].indexOf.get(name) as number)],
    isCrossed: (symbol) => board()[table().symbolsAt + (table().plan.symbolIndex.get(symbol) as number)] === 1,
    number: (at) => board()[at],
  };
}

/** Everybody agrees to buy these boxes. */
export function buy(tour: Tour, ...boxes: readonly string[]): Event[] {
  const events = boxes.flatMap((box) => tour.move(0, { do: "buy", box }));
  for (let seat = 0; seat < tour.state.seats; seat++) {
    events.push(...tour.move(seat, { do: "agree", boxes: tour.state.campaign.proposal }));
  }
  return events;
}

export function pick(tour: Tour, ...thieves: readonly string[]): Event[] {
  return thieves.flatMap((thief, seat) => tour.move(seat, { do: "pick", thief }));
}

/** Straight to the first roll, with these boxes given for free or bought by somebody long ago. */
export function breakIn(tour: Tour, thieves: readonly string[], boxes: { readonly [item: string]: number } = {}): void {
  if (tour.state.campaign.phase === "free") buy(tour);
  tour.state.campaign = { ...tour.state.campaign, boxes: { ...tour.state.campaign.boxes, ...boxes } };
  pick(tour, ...thieves);
}

/** Throws ones, writes them all into the strength bar, and lets whatever is activated go; then finishes. */
export function idleRound(tour: Tour): void {
  tour.roll(1, 1, 1);
  for (let seat = 0; seat < tour.state.seats; seat++) {
    for (let die = 0; die < 3; die++) useNext(tour, seat);
    tour.move(seat, { do: "finish" });
  }
}

/** Any die into the next strength box; what it gives goes to `at`, or is let go. */
export function useNext(tour: Tour, seat = 0, at: string | null = null): void {
  const use = tour
    .listed(seat)
    .find((move) => move.do === "use" && move.cell.startsWith("strength") && move.dice.length === 1);
  if (use === undefined) throw new Error("no die fits the bar");
  tour.move(seat, use);
  if (!tour.asked().includes(`settle:${seat}`)) return;
  tour.move(seat, at === null ? { do: "let-go", gift: "lock" } : { do: "cross", gift: "lock", at });
}

/** A round of ones that crosses these symbols, and then everybody runs away. */
export function quickHeist(tour: Tour, ...symbols: readonly string[]): Event[] {
  tour.roll(1, 1, 1);
  for (let die = 0; die < 3; die++) useNext(tour, 0, symbols[die] ?? null);
  for (let seat = 1; seat < tour.state.seats; seat++) for (let die = 0; die < 3; die++) useNext(tour, seat);
  for (let seat = 0; seat < tour.state.seats; seat++) tour.move(seat, { do: "finish" });
  return runAway(tour);
}

export function runAway(tour: Tour): Event[] {
  const events: Event[] = [];
  for (let seat = 0; seat < tour.state.seats; seat++) events.push(...tour.move(seat, { do: "run" }));
  return events;
}

export const types = (events: readonly Event[]): string[] => events.map(({ type }) => type);
