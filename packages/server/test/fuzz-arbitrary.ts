import * as fc from "fast-check";

/** How many tries each property gets; a long run sets FUZZ_RUNS. */
export const RUNS = Number(process.env["FUZZ_RUNS"] ?? 150);
export const SEED = Number(process.env["FUZZ_SEED"] ?? 1);

const nested = (depth: number, [left, right]: readonly [string, string]): string =>
  left.repeat(depth) + "0" + right.repeat(depth);

/** Texts that parsers and careless code trip over. */
const TREACHEROUS = [
  "",
  " ",
  "null",
  "[]",
  "{}",
  '"',
  "\u0000",
  "\uFEFF{}",
  '{"__proto__":{"isAdmin":true}}',
  '{"\\u005f\\u005fproto\\u005f\\u005f":{"command":"x"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"type":"hello","n":0,"__proto__":{"token":"x"}}',
  '{"type":"hello","n":1e400}',
  '{"type":"hello","n":-1}',
  '{"type":"hello","n":0.5}',
  '{"type":"hello","n":9007199254740993}',
  '{"type":"__proto__"}',
  '{"type":"constructor","n":0}',
  '{"n":1,"n":2}',
  '{"command":"\\ud800"}',
  nested(5_000, ["[", "]"]),
  nested(60, ['{"a":', "}"]),
  nested(3_000, ['{"a":', "}"]),
  JSON.stringify("x".repeat(16 * 1024)),
  JSON.stringify({ command: "x".repeat(20_000) }),
  `[${"1,".repeat(8_000)}1]`,
  `{"n":${"9".repeat(10_000)}}`,
];

/** A value where something else was expected. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(null, true, -1, 0.5, 1e308, -0, 2 ** 53, 2 ** 31, "", "__proto__", "constructor", [], {}, [
    [],
  ]),
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** A good body with one or two members replaced, added or left out. */
export function near(good: object): fc.Arbitrary<string> {
  const keys = Object.keys(good);
  const names = fc.oneof(fc.constantFrom(...keys, "extra", "__proto__", "toString"), fc.string({ maxLength: 8 }));
  const change = fc.tuple(names, fc.option(oddValue, { freq: 4 }));
  return fc.array(change, { maxLength: 2 }).map((changes) => {
    const members = new Map<string, unknown>(Object.entries(good));
    for (const [name, value] of changes) {
      if (value === null) members.delete(name);
      else members.set(name, value);
    }
    // By hand: an object would lose a member called __proto__.
    return `{${[...members].map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`;
  });
}

/** Something sent as a body or a frame: near the good ones, or far off. */
export function payload(good: readonly object[]): fc.Arbitrary<string | Buffer> {
  return fc.oneof(
    { arbitrary: fc.constantFrom(...good).chain(near), weight: 6 },
    { arbitrary: fc.constantFrom(...TREACHEROUS), weight: 2 },
    { arbitrary: oddValue.map((value) => JSON.stringify(value)), weight: 1 },
    { arbitrary: fc.string({ unit: "binary", maxLength: 300 }), weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)), weight: 1 },
  );
}
