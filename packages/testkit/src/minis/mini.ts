import {
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
  type Sketch,
} from "@safehouse/kernel";

/** What is different in every miniature game. */
export interface MiniParts<State, View extends GameView, Move, Event extends GameEvent, Config> extends Omit<
  Game<State, View, Move, Event, Config>,
  "configure" | "check" | "clone" | "bots" | "texts" | "rulebook" | "sketch"
> {
  /** Why a move is refused that looks like an answer but is not listed; null to say just that it is none. */
  why(view: View, decision: SeatDecision, move: Json): Refusal | null;
  readonly words: { readonly [language in Language]: MessageTable };
  readonly rules: { readonly [language in Language]: readonly [title: string, ...rules: string[]] };
  /** `V` for V-1, V-2 … */
  readonly letter: string;
  sketch: Sketch<View>;
}

/** Makes a whole game of it. The miniature games exercise the contract; they are not meant to be fun. */
export function mini<State, View extends GameView, Move, Event extends GameEvent, Config>(
  parts: MiniParts<State, View, Move, Event, Config>,
): Game<State, View, Move, Event, Config> {
  const { why, words, rules, letter, sketch, ...rest } = parts;
  return defineGame({
    ...rest,
    why,
    texts: { en: async () => words.en, de: async () => words.de },
    rulebook: { en: async () => rulebook(letter, rules.en), de: async () => rulebook(letter, rules.de) },
    sketch: async () => sketch,
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
