import { faceOf } from "../../content/cards.ts";
import { KIND_OF, POINTS_OF } from "../../content/traits.ts";
import { normal } from "../../bots/normal.ts";
import type { Move } from "../../moves.ts";
import type { View } from "../../view.ts";
import type { Player } from "./measure.ts";

type Request = Parameters<Player["choose"]>[0];

/** What somebody does by habit; null where there is none and `normal` decides. */
type Habit = (request: Request) => readonly Move[] | null;

export interface NamedHabit {
  readonly name: string;
  readonly player: Player;
}

/** How often, in percent, a lie is told or doubted, by cards in the speaker's hand. */
const RATES: { readonly [name: string]: (cards: number) => number } = {
  never: () => 0,
  "10 %": () => 10,
  "25 %": () => 25,
  "50 %": () => 50,
  "75 %": () => 75,
  always: () => 100,
  "with one card": (cards) => (cards === 1 ? 100 : 0),
  "with one or two": (cards) => (cards <= 2 ? 100 : 0),
  "with three or more": (cards) => (cards >= 3 ? 100 : 0),
  "with five or more": (cards) => (cards >= 5 ? 100 : 0),
  "the more cards, the more": (cards) => Math.min(100, 15 * cards),
};

/** Habits of handling cards. */
const CARDS: { readonly [name: string]: Habit } = {
  "hoards Policemen": onTurn(({ moves }) => moves.filter((move) => !playsKind(move, "police"))),
  "plays Policemen at once": onTurn(({ moves }) => moves.filter((move) => playsKind(move, "police"))),
  "never parries": on("parry", ({ moves }) => moves.filter((move) => move.do === "allow")),
  "plays Crooks at once": onTurn(({ moves }) => moves.filter((move) => playsKind(move, "crook"))),
  "hoards Crooks": onTurn(({ moves }) => moves.filter((move) => !playsKind(move, "crook"))),
  "plays the dearest card": onTurn(({ moves }) => byPoints(moves, (a, b) => b - a)),
  "plays the cheapest card": onTurn(({ moves }) => byPoints(moves, (a, b) => a - b)),
  "robs the leader": onRobbery(({ table }, a, b) => table.totals[b] - table.totals[a]),
  "robs the largest hand": onRobbery(({ sizes }, a, b) => sizes[b] - sizes[a]),
  "robs the smallest hand": onRobbery(({ sizes }, a, b) => sizes[a] - sizes[b]),
  "never robs": on("victim", ({ moves }) => moves.filter((move) => move.do === "spare")),
  "leaves the doubter's card": on("reward", ({ moves }) => moves.filter((move) => move.do === "leave")),
  "keeps Policemen and parries nothing": both("hoards Policemen", "never parries"),
  "hoards Policemen and Crooks": both("hoards Policemen", "hoards Crooks"),
};

/** 11 × 11 ways to lie and doubt, 14 with cards, and some of these with the boldest lies and doubts: 150. */
export function library(): NamedHabit[] {
  const habits: NamedHabit[] = [];
  for (const [lies, lieRate] of Object.entries(RATES)) {
    for (const [doubts, doubtRate] of Object.entries(RATES)) {
      habits.push({ name: `lies ${lies}, doubts ${doubts}`, player: playerWith(lying(lieRate), doubting(doubtRate)) });
    }
  }
  for (const [name, habit] of Object.entries(CARDS)) habits.push({ name, player: playerWith(habit) });
  for (const [name, habit] of Object.entries(CARDS)) {
    habits.push({
      name: `${name}, doubts always`,
      player: playerWith(
        habit,
        doubting(() => 100),
      ),
    });
  }
  habits.push({ name: "as normal", player: normal });
  return habits;
}

function playerWith(...habits: readonly Habit[]): Player {
  return {
    choose(request) {
      const moves = narrow(request, habits);
      return moves.length === 1 ? moves[0] : normal.choose({ ...request, moves });
    },
  };
}

function on(kind: string, habit: Habit): Habit {
  return (request) => (request.decision.kind === kind ? habit(request) : null);
}

function onTurn(habit: Habit): Habit {
  return on("turn", habit);
}

function both(one: string, other: string): Habit {
  return (request) => narrow(request, [CARDS[one], CARDS[other]]);
}

/** What is left after all of these habits; one that would leave nothing is not followed. */
function narrow(request: Request, habits: readonly Habit[]): readonly Move[] {
  let { moves } = request;
  for (const habit of habits) {
    const narrowed = habit({ ...request, moves });
    if (narrowed !== null && narrowed.length > 0) moves = narrowed;
  }
  return moves;
}

function lying(rate: (cards: number) => number): Habit {
  return onTurn(({ view, moves, random }) => {
    const lies = random.below(100) < rate(view.hand.length);
    return moves.filter((move) => (move.do === "cannot") === lies);
  });
}

function doubting(rate: (cards: number) => number): Habit {
  return on("believe", ({ view, moves, random }) => {
    const doubts = random.below(100) < rate(view.sizes[view.table.turn]);
    return moves.filter((move) => (move.do === "doubt") === doubts);
  });
}

function playsKind(move: Move, kind: string): boolean {
  return move.do === "play" && KIND_OF[faceOf(move.card)] === kind;
}

function byPoints(moves: readonly Move[], compare: (a: number, b: number) => number): readonly Move[] {
  const points = (move: Move): number => (move.do === "play" ? POINTS_OF[faceOf(move.card)] : 0);
  return moves
    .filter((move) => move.do === "play")
    .toSorted((a, b) => compare(points(a), points(b)))
    .slice(0, 1);
}

function onRobbery(compare: (view: View, a: number, b: number) => number): Habit {
  return on("victim", ({ view, moves }) =>
    moves
      .filter((move) => move.do === "rob")
      .toSorted((a, b) => compare(view, a.seat, b.seat))
      .slice(0, 1),
  );
}
