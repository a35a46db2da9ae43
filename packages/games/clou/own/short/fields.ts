import { type Coder, NoCode } from "./coder.ts";

/**
 * Writes a value, or reads one: the same questions in the same order, so what was written is what is read. Whoever reads hands in nothing.
 * All take a name, the context of what they learn.
 */
export type Code<Value> = (coder: Coder, value: Value | undefined) => Value;

/** A whole number of a range, found by halving it. */
export function whole(name: string, least: number, most: number): Code<number> {
  return (coder, value = least) => {
    let [low, high] = [least, most];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (coder.bit(`${name} ${low} ${high}`, value > middle ? 1 : 0) === 1) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** A number that is likely one of some guesses, the likeliest first. */
export function guessed(
  name: string,
  guesses: readonly number[],
  [least, most]: readonly [number, number],
): Code<number> {
  const possible = guesses.filter((guess, i) => guess >= least && guess <= most && guesses.indexOf(guess) === i);
  return (coder, value = least) => {
    for (const [i, guess] of possible.entries())
      if (coder.bit(`${name} is ${i}`, value === guess ? 1 : 0) === 1) return guess;
    return whole(name, least, most)(coder, value);
  };
}

/** One of several words or things. */
export function oneOf<const Value>(name: string, values: readonly Value[]): Code<Value> {
  return (coder, value) => {
    if (values.length === 0) throw new NoCode();
    const at = value === undefined ? 0 : values.indexOf(value);
    return values[whole(name, 0, values.length - 1)(coder, at)];
  };
}

export function list<Value>(
  name: string,
  [least, most]: readonly [number, number],
  each: (index: number) => Code<Value>,
): Code<readonly Value[]> {
  return (coder, values = []) => {
    const count = whole(`${name} count`, least, most)(coder, values.length);
    return Array.from({ length: count }, (_, i) => each(i)(coder, values[i]));
  };
}

/** Or nothing. */
export function maybe<Value>(name: string, code: Code<Value>): Code<Value | undefined> {
  return (coder, value) =>
    coder.bit(`${name} is there`, value === undefined ? 0 : 1) === 1 ? code(coder, value) : undefined;
}

/** An object of these fields; those that have no value are left out. */
export function fields<Value extends object>(codes: {
  readonly [field in keyof Value]-?: Code<Value[field]>;
}): Code<Value> {
  return (coder, value) => {
    const read: { [field in keyof Value]?: Value[field] } = {};
    for (const field of Object.keys(codes) as (keyof Value)[]) {
      const own = codes[field](coder, value?.[field]);
      if (own !== undefined) read[field] = own;
    }
    return read as Value;
  };
}

/** One of several kinds of things, each with the test by which it is known. */
export function kinds<Value>(
  name: string,
  all: readonly (readonly [is: (value: Value) => boolean, code: (coder: Coder, value: never) => Value])[],
): Code<Value> {
  return (coder, value) => {
    const at = value === undefined ? 0 : all.findIndex(([is]) => is(value));
    return all[whole(name, 0, all.length - 1)(coder, at)][1](coder, value as never);
  };
}

/** What is known already. */
export function said<const Value>(value: Value): Code<Value> {
  return () => value;
}
