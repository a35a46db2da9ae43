import { canonical, isObject, type Json, pickOne, type Random } from "@safehouse/kernel";

/** Names that exist on every object without being anybody's. */
const TREACHEROUS = ["__proto__", "constructor", "toString", "hasOwnProperty", "length"];

const NESTED: Json = JSON.parse("[".repeat(60) + "]".repeat(60)) as Json;

/** What is never an answer to anything. */
const NONSENSE: readonly unknown[] = [
  null,
  undefined,
  true,
  false,
  0,
  -1,
  1e308,
  2 ** 53,
  Number.NaN,
  "",
  "undefined",
  ...TREACHEROUS,
  "x".repeat(5000),
  [],
  [[]],
  {},
  { length: 1 },
  NESTED,
  JSON.parse('{"__proto__": {"do": "done"}}'),
];

/** Moves near the legal ones, and some far off: what a mistaken or hostile client might send. */
export function mutations(random: Random, moves: readonly Json[], known: readonly Json[], count: number): unknown[] {
  const words = [...new Set(known.flatMap(wordsOf))];
  const mutated: unknown[] = [];
  for (let i = 0; i < count; i++) {
    const move = moves.length > 0 && random.below(4) > 0 ? pickOne(random, moves) : undefined;
    mutated.push(move === undefined ? pickOne(random, NONSENSE) : mutate(random, move, words));
  }
  return mutated;
}

function mutate(random: Random, value: Json, words: readonly string[]): unknown {
  if (Array.isArray(value)) return mutateList(random, value as readonly Json[], words);
  if (isObject(value)) return mutateObject(random, value as Record<string, Json>, words);
  const other = pickOne(random, NONSENSE);
  if (typeof value === "number") {
    return pickOne(random, [value + 1, value - 1, -value, value + 0.5, value + 2 ** 32, String(value), [value], other]);
  }
  if (typeof value === "string") {
    const word = words.length > 0 ? pickOne(random, words) : "";
    return pickOne(random, [word, word, `${value} `, value.toUpperCase(), value.slice(1), [value], other]);
  }
  return other;
}

function mutateObject(random: Random, value: Record<string, Json>, words: readonly string[]): unknown {
  const keys = Object.keys(value);
  const way = random.below(8);
  if (way === 0) return pickOne<unknown>(random, [[value], Object.values(value), canonical(value), { move: value }]);
  if (way === 1) return { ...value, [pickOne(random, ["extra", "seat", "card", "do"])]: pickOne(random, NONSENSE) };
  if (way === 2) return withOwnPrototypeKey(value);
  if (keys.length === 0) return pickOne(random, NONSENSE);
  const key = pickOne(random, keys);
  if (way === 3) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  if (way === 4) {
    return Object.fromEntries(Object.entries(value).map(([name, v]) => [name === key ? `${key}s` : name, v]));
  }
  return { ...value, [key]: mutate(random, value[key] as Json, words) };
}

/** Only a parser makes an own member of that name. */
function withOwnPrototypeKey(value: Record<string, Json>): unknown {
  return JSON.parse(`{"__proto__":1,${JSON.stringify(value).slice(1)}`.replace(",}", "}"));
}

function mutateList(random: Random, list: readonly Json[], words: readonly string[]): unknown {
  if (list.length === 0 || random.below(3) === 0) return [...list, ...list, 0];
  const at = random.below(list.length);
  return random.below(2) === 0
    ? list.toSpliced(at, 1)
    : list.map((item, i) => (i === at ? mutate(random, item, words) : item));
}

function wordsOf(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value as Record<string, Json>).flatMap(wordsOf);
}
