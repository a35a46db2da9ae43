import * as fc from "fast-check";
import type { BurglaryPlan, Effect, Layout, ScoreLine, SpecialRule } from "../content/plan.ts";
import type { RollShows, ThiefSheet } from "../content/sheet.ts";
import { ABILITIES, COLOURS, maskName, MOST_CREW } from "../content/symbols.ts";
import type { OwnHeist } from "../own/own.ts";
import { isId } from "../schema/problems.ts";
import { arrowsOf } from "../schema/layout-sense.ts";

/** Heists of every shape that the schema knows, whether anybody could break in there or not. */

const letters = fc.string({ unit: fc.constantFrom(..."abcdefgÄöüßéŁяか"), minLength: 1, maxLength: 6 });
const word = letters.filter(isId);
const anyName = fc.oneof(
  word,
  fc.tuple(word, word).map(([one, two]) => `${one}-${two}`),
  fc.tuple(word, word).map(([one, two]) => `${one}~${two}`),
);

const colours = fc.integer({ min: 1, max: (1 << COLOURS.length) - 1 }).map(maskName);
const need = fc.tuple(colours, fc.constantFrom("", "²", "³")).map(([symbol, crew]) => symbol + crew);
const gift = fc.oneof(
  colours,
  fc.integer({ min: 1, max: 6 }).map((by) => `±${by}`),
  fc.integer({ min: 1, max: 6 }).map((face) => `die ${face}`),
  fc.constantFrom("any", "any number", "any circle"),
);
const condition = fc.oneof(
  fc.constantFrom("even", "odd"),
  fc.tuple(fc.constantFrom(..."<>=≠"), fc.integer({ min: 1, max: 99 })).map(([op, number]) => op + number),
);
const whole = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });
const some = <Value>(each: fc.Arbitrary<Value>, least: number, most: number): fc.Arbitrary<Value[]> =>
  fc.array(each, { minLength: least, maxLength: most });
/** Without the fields that may be missing now and then. */
function shape<Value>(must: object, may: object = {}): fc.Arbitrary<Value> {
  const fields = { ...must, ...may } as { [field: string]: fc.Arbitrary<unknown> };
  return fc.record(fields, { requiredKeys: Object.keys(must) }) as fc.Arbitrary<Value>;
}

const roll: fc.Arbitrary<RollShows> = fc.oneof(
  shape<RollShows>({ once: whole(1, 6) }),
  shape<RollShows>({ alike: fc.constantFrom(2, 3) }),
  shape<RollShows>({ within: fc.tuple(whole(1, 6), whole(1, 6)) }),
  shape<RollShows>({ total: whole(1, 18), of: whole(1, 3) }),
);
const perCrew = some(whole(1, 40), MOST_CREW, MOST_CREW).map((counts) => counts.toSorted((a, b) => b - a));
const colourList = some(fc.constantFrom(...COLOURS), 1, 7);

interface Names {
  readonly rooms: readonly string[];
  readonly challenges: readonly string[];
  readonly loot: readonly string[];
  readonly rules: readonly string[];
}

function effectsWith({ challenges, rules }: Names): fc.Arbitrary<Effect[]> {
  const cost = fc.constantFrom(-5, -2, -1, 1, 3, 5);
  const effect = fc.oneof(
    shape<Effect>({ do: fc.constant("alarm") }),
    shape<Effect>({ do: fc.constantFrom("time", "traces"), cost }),
    shape<Effect>({ do: fc.constant("forbid"), symbols: colourList }),
    shape<Effect>({ do: fc.constant("overcome"), challenge: fc.constantFrom(...challenges) }),
    ...(rules.length > 0 ? [shape<Effect>({ do: fc.constant("time-to"), mark: fc.constantFrom(...rules) })] : []),
  );
  return some(effect, 1, 4);
}

function bodyWith(names: Names): fc.Arbitrary<Omit<BurglaryPlan, "id" | "layouts">> {
  const effects = effectsWith(names);
  const room = fc.constantFrom(...names.rooms);
  const part = some(need, 1, 8).chain((needs) => {
    const at = whole(0, needs.length - 1);
    return shape<BurglaryPlan["challenges"][number]["parts"][number]>(
      { needs: fc.constant(needs) },
      {
        order: some(fc.tuple(at, at), 1, 12),
        traces: whole(1, 3),
        effects,
        cells: some(shape({ at, effects }), 1, 8),
      },
    );
  });
  const challenge = (id: string) =>
    shape<BurglaryPlan["challenges"][number]>(
      { id: fc.constant(id), room, parts: some(part, 1, 3) },
      { opens: some(room, 1, 8), leadsTo: some(fc.constantFrom(...names.challenges, ...names.loot), 1, 8) },
    );
  const loot = (id: string) =>
    shape<BurglaryPlan["loot"][number]>(
      { id: fc.constant(id), room, value: whole(0, 20) },
      { needs: some(need, 1, 6), traces: whole(1, 3), effects },
    );
  const when = fc.oneof(
    shape({ crossing: colourList }),
    shape({ overcoming: some(fc.constantFrom(...names.challenges), 1, 20) }),
    shape({ time: fc.constant("crossed") }),
    shape({ rolling: roll }),
  );
  const rule = (id: string) =>
    fc.oneof(
      shape<SpecialRule>(
        { rule: fc.constant("bar"), id: fc.constant(id), length: perCrew, when, effects },
        { again: fc.constant(true) },
      ),
      shape<SpecialRule>({
        rule: fc.constant("mark"),
        id: fc.constant(id),
        bar: fc.constantFrom("time", "traces"),
        left: whole(1, 39),
        effects,
      }),
      shape<SpecialRule>({
        rule: fc.constant("collection"),
        id: fc.constant(id),
        loot: some(fc.constantFrom(...names.loot), 2, 8),
        points: some(whole(-20, 20), 2, 8),
      }),
    );
  const line = fc.oneof(
    shape<ScoreLine>({ line: fc.constant("loot") }),
    shape<ScoreLine>({ line: fc.constantFrom("time", "alarm", "traces"), points: whole(-20, 20) }),
    ...(names.rules.length > 0
      ? [shape<ScoreLine>({ line: fc.constant("collection"), rule: fc.constantFrom(...names.rules) })]
      : []),
  );
  const story = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 80 })
    .map((text) => text.replaceAll(/\p{C}/gu, "?"));
  return shape(
    {
      bars: shape({ time: perCrew, traces: perCrew, cars: perCrew, police: perCrew }),
      rooms: fc.tuple(...names.rooms.map((id) => shape({ id: fc.constant(id) }, { start: fc.constant(true) }))),
      challenges: fc.tuple(...names.challenges.map(challenge)),
      loot: fc.tuple(...names.loot.map(loot)),
      rules: fc.tuple(...names.rules.map(rule)),
      scoring: some(line, 1, 8),
    },
    { story: shape({}, { en: story, de: story }) },
  );
}

/** Things stand anywhere in their rooms; arrows begin at what they come from and run straight. */
function layoutFor(plan: Omit<BurglaryPlan, "layouts">): fc.Arbitrary<Layout> {
  const inside = (from: number, length: number): fc.Arbitrary<readonly [number, number]> =>
    fc.tuple(whole(0, length - 1), whole(1, length)).map(([at, size]) => [from + at, Math.min(size, length - at)]);
  const areaIn = ([x, y, w, h]: readonly [number, number, number, number]) =>
    fc.tuple(inside(x, w), inside(y, h)).map(([[left, width], [top, height]]) => [left, top, width, height] as const);
  const spot = fc.tuple(whole(0, 400), whole(0, 400));
  return fc
    .tuple(fc.tuple(...plan.rooms.map(() => areaIn([0, 0, 400, 400]))), whole(1, 400), whole(1, 400), spot)
    .chain(([areas, width, height, start]) => {
      const rooms = Object.fromEntries(plan.rooms.map(({ id }, i) => [id, areas[i]]));
      const things = [...plan.challenges, ...plan.loot];
      return fc.tuple(...things.map(({ room }) => areaIn(rooms[room]))).chain((places) => {
        const placed = Object.fromEntries(things.map(({ id }, i) => [id, places[i]]));
        const way = some(fc.tuple(fc.boolean(), whole(0, 400)), 1, 7);
        const arrows = arrowsOf(plan)
          .slice(0, 80)
          .map(({ from, to }) =>
            fc.tuple(whole(0, 3), fc.nat(), way).map(([side, along, turns]) => {
              const [x, y, w, h] = from === "start" ? [...start, 0, 0] : placed[from];
              const first: readonly [number, number] =
                side < 2
                  ? [side === 0 ? x : x + w, y + (along % (h + 1))]
                  : [x + (along % (w + 1)), side === 2 ? y : y + h];
              const points = [first];
              for (const [isAcross, at] of turns) {
                const before = points[points.length - 1];
                points.push(isAcross ? [at, before[1]] : [before[0], at]);
              }
              return { from, to, points };
            }),
          );
        return fc.tuple(...arrows).map((lines) => ({ width, height, start, rooms, things: placed, arrows: lines }));
      });
    });
}

const gives = some(gift, 0, 3);
const tools: fc.Arbitrary<ThiefSheet["tools"][number]>[] = [
  shape({
    kind: fc.constant("grid"),
    rows: some(some(whole(1, 30), 3, 3), 3, 3),
    across: some(gives, 3, 3),
    down: some(gives, 3, 3),
  }),
  shape({
    kind: fc.constant("circle-boxes"),
    lines: some(shape({ boxes: some(fc.oneof(fc.constant(""), condition), 1, 5), gives }), 1, 4),
  }),
  shape({
    kind: fc.constant("tree"),
    columns: some(some(shape({ number: whole(1, 30), gives, to: some(whole(0, 4), 0, 5) }), 1, 5), 2, 8),
  }),
  shape({
    kind: fc.constant("pyramid"),
    bottom: some(shape({}, { own: condition, gives }), 2, 6),
    upper: some(some(shape({ than: fc.constantFrom("=", ">"), gives }), 1, 5), 1, 5),
  }),
];

const sheet: fc.Arbitrary<ThiefSheet> = shape({
  id: anyName,
  bars: some(
    shape({
      ability: fc.constantFrom(...ABILITIES),
      boxes: some(shape({}, { after: fc.constantFrom(..."<>=≠"), own: condition, gives }), 1, 8),
    }),
    3,
    4,
  ),
  tools: some(fc.oneof(...tools), 3, 3),
  specials: some(shape({ circles: some(colours, 1, 5), gives }), 0, 4),
  bonuses: some(shape({ when: roll, gives: gift }), 0, 6),
  escape: some(fc.constantFrom(["car"], ["police"], ["car", "police"], ["police", "car"]), 6, 6),
});

const names: fc.Arbitrary<Names & { readonly id: string }> = fc
  .tuple(fc.uniqueArray(anyName, { minLength: 4, maxLength: 14 }), fc.nat(), fc.nat(), fc.nat())
  .map(([[id, ...all], a, b, c]) => {
    const rooms = 1 + (a % (all.length - 2));
    const challenges = rooms + 1 + (b % (all.length - rooms - 1));
    const loot = challenges + 1 + (c % (all.length - challenges));
    return {
      id,
      rooms: all.slice(0, rooms),
      challenges: all.slice(rooms, challenges),
      loot: all.slice(challenges, loot),
      rules: all.slice(loot).slice(0, 8),
    };
  });

export const anyHeist: fc.Arbitrary<OwnHeist> = names.chain((all) =>
  bodyWith(all).chain((body) => {
    const plan = { id: all.id, ...body };
    return fc
      .tuple(layoutFor(plan), layoutFor(plan), some(sheet, 0, 2))
      .map(([wide, tall, sheets]) => ({ plan: { ...plan, layouts: { wide, tall } }, sheets }));
  }),
);
