import {
  canonical,
  defineGame,
  type Game,
  type GameEvent,
  type GameView,
  type Json,
  type Language,
  type MessageTable,
  type Refusal,
  type Rulebook,
  type SeatDecision,
  type TableWords,
  type Telling,
} from "@safehouse/kernel";

/** What is different in every miniature game. */
export interface MiniParts<State, View extends GameView, Move, Event extends GameEvent, Config> extends Omit<
  Game<State, View, Move, Event, Config>,
  "configure" | "check" | "clone" | "bots" | "texts" | "rulebook" | "words"
> {
  /** Why a move is refused that looks like an answer but is not listed; null to say just that it is none. */
  why(view: View, decision: SeatDecision, move: Json): Refusal | null;
  readonly words: { readonly [language in Language]: MessageTable };
  readonly rules: { readonly [language in Language]: readonly [title: string, ...rules: string[]] };
  /** `V` for V-1, V-2 … */
  readonly letter: string;
  /** What there is to say of the table, one line a thing. */
  tell(view: View, telling: Telling): readonly string[];
  /** The way to a move; a single step where that is enough. */
  path?: TableWords<View, Move>["path"];
}

/** Makes a whole game of it. The miniature games exercise the contract; they are not meant to be fun. */
export function mini<State, View extends GameView, Move, Event extends GameEvent, Config>(
  parts: MiniParts<State, View, Move, Event, Config>,
): Game<State, View, Move, Event, Config> {
  const { why, words, rules, letter, tell, path, ...rest } = parts;
  return defineGame({
    ...rest,
    why,
    texts: { en: async () => words.en, de: async () => words.de },
    rulebook: { en: async () => rulebook(letter, rules.en), de: async () => rulebook(letter, rules.de) },
    words: async () => ({
      texts: { en: async () => ({}), de: async () => ({}) },
      describe: (view, telling) => [
        {
          id: "table",
          heading: parts.meta.name.en,
          rank: 0,
          lines: tell(view, telling).map((text, i) => ({ thing: `line:${i + 1}`, text })),
        },
      ],
      path: path ?? ((_view, decision, move) => [{ id: canonical(move), label: parts.label(decision, move) }]),
    }),
    bots: {},
  });
}

function rulebook(letter: string, [title, ...rules]: readonly [string, ...string[]]): Rulebook {
  return {
    title,
    onePage: [{ title, text: rules.join(" ") }],
    chapters: [
      {
        id: `${letter}-0`,
        title,
        rules: rules.map((text, i) => ({ id: `${letter}-${i + 1}`, parts: [{ kind: "rule", text }] })),
      },
    ],
  };
}

/** Whole numbers from 0 up. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

export function without<T>(things: readonly T[], gone: readonly T[]): T[] {
  const left = [...things];
  for (const thing of gone) {
    const at = left.indexOf(thing);
    if (at < 0) throw new Error(`${String(thing)} is not among ${left.join()}`);
    left.splice(at, 1);
  }
  return left;
}

export function ascending(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}
