import type { SeatDecision } from "./decision.ts";
import { BOT_LEVELS, type Bot, type Game, type GameEvent, type GameOffer, type GameView } from "./game.ts";
import { alreadyAnswered, notAnAnswer } from "./house.ts";
import { canonical, type Json } from "./json.ts";
import type { Message, Refusal } from "./message.ts";
import { readOptions } from "./options.ts";
import { pickOne } from "./random.ts";
import type { TableWords } from "./words.ts";

/** What most games do alike, so that a game need only say where it differs. */
type Usual = "configure" | "levels" | "check" | "clone" | "viewEvent" | "label" | "ask" | "audit" | "words";

type Whole<State, View extends GameView, Move, Event extends GameEvent, Config> = Game<
  State,
  View,
  Move,
  Event,
  Config
> &
  GameOffer<Config>;

export type GameDefinition<State, View extends GameView, Move, Event extends GameEvent, Config> = Omit<
  Whole<State, View, Move, Event, Config>,
  Usual
> &
  Partial<Pick<Whole<State, View, Move, Event, Config>, Usual>> & {
    /** Why a move is refused that is not listed; null to say just that it is no answer. Without `check`, which then need not be written. */
    why?(view: View, decision: SeatDecision, move: Json): Refusal | null;
    /** The table in words, by the game's own texts. In place of `words`, where no question has more moves than one can be asked at once. */
    describe?: TableWords<View, Move>["describe"];
  };

/**
 * A whole game of what is special about it. Left out,
 * - a configuration is what the options say, and a state is copied by the platform (hot games copy their flat arrays by hand);
 * - whatever `moves` lists may be answered, and `why` explains the rest;
 * - everybody is told every event;
 * - the way to a move `{do: "take", coins: 2}` is one step, typed `take-2`;
 * - a question is called `ask.<kind>`, a move `{do: "take", …}` is called `do.take`, with its other fields as arguments;
 * - there is a bot that takes any listed move, and levels are those that have a bot;
 * - no state is found to be wrong.
 */
export function defineGame<State, View extends GameView, Move, Event extends GameEvent, Config>(
  definition: GameDefinition<State, View, Move, Event, Config>,
): Whole<State, View, Move, Event, Config> {
  const { why = () => null, describe = () => [], ...own } = definition;
  const label = own.label ?? ((_decision, move) => labelOf(move as Json));
  const bots: Whole<State, View, Move, Event, Config>["bots"] = { random: randomBot(), ...own.bots };
  return {
    configure: (input) => readOptions(own.meta.options, input) as ReturnType<GameOffer<Config>["configure"]>,
    clone: (state) => structuredClone(state),
    check: (view, decision, move) => judge(own.moves(view, decision), move, (given) => why(view, decision, given)),
    viewEvent: (event) => event,
    label,
    ask: (_view, { kind }) => ({ id: `ask.${kind}` }),
    audit: () => [],
    words: async () => ({
      texts: { en: async () => ({}), de: async () => ({}) },
      describe,
      path: (_view, decision, move) => [{ id: stepOf(move as Json), label: label(decision, move) }],
    }),
    levels: BOT_LEVELS.filter((level) => bots[level] !== undefined),
    ...own,
    bots,
  };
}

/** Any listed move is as good as another. */
export function randomBot<View, Move, Event>(): Bot<View, Move, Event> {
  return { choose: ({ moves, random }) => pickOne(random, moves) };
}

function judge(listed: readonly unknown[], move: unknown, why: (move: Json) => Refusal | null): Refusal | null {
  if (listed.length === 0) return alreadyAnswered();
  const given = canonical(move);
  if (listed.some((legal) => canonical(legal) === given)) return null;
  return why(move as Json) ?? notAnAnswer();
}

function stepOf(move: Json): string {
  return Object.values(move as { readonly [field: string]: Json }).join("-");
}

function labelOf(move: Json): Message {
  const { do: what, ...args } = move as { readonly [field: string]: Json };
  return { id: `do.${String(what)}`, args };
}
