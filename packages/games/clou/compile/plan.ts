import type { BurglaryPlan, ConcertStep, Effect, LootMark, Part, Trigger } from "../content/plan.ts";
import type { RollShows } from "../content/sheet.ts";
import { type Colour, maskOf, type Need, readNeed } from "../content/symbols.ts";
import type { Terms } from "../content/terms.ts";
import { giftCodes } from "./gifts.ts";

/**
 * A plan for one crew size as flat lists. Things are challenges, then loot; parts belong to things, symbols to parts. A loot has one
 * part, which may be empty.
 */
export interface CompiledPlan {
  readonly scenario: string;
  readonly time: number;
  readonly traces: number;
  readonly cars: number;
  readonly police: number;
  readonly roomNames: readonly string[];
  readonly startRooms: readonly number[];
  readonly thingNames: readonly string[];
  readonly thingIndex: ReadonlyMap<string, number>;
  readonly thingRoom: readonly number[];
  readonly thingParts: readonly (readonly number[])[];
  readonly challengeCount: number;
  /** Rooms and things that overcoming it opens. */
  readonly thingOpens: readonly (readonly number[])[];
  readonly thingLeads: readonly (readonly number[])[];
  /** Whether only an arrow leads there. */
  readonly isLed: readonly boolean[];
  /** Points of a loot; 0 for a challenge. */
  readonly value: readonly number[];
  /** A loot that is crossed by itself (C-6.6). */
  readonly isFree: readonly boolean[];
  readonly partThing: readonly number[];
  readonly partSymbols: readonly (readonly number[])[];
  readonly partTraces: readonly number[];
  readonly partEffects: readonly (readonly Effect[])[];
  readonly symbolNames: readonly string[];
  readonly symbolIndex: ReadonlyMap<string, number>;
  /** Its colours as bits. */
  readonly symbolMask: readonly number[];
  readonly symbolPart: readonly number[];
  /** Symbols that must be crossed before it. */
  readonly symbolAfter: readonly (readonly number[])[];
  readonly symbolEffects: readonly (readonly Effect[])[];
  /** The smallest crew that needs it, and whether this one does (C-1.3). */
  readonly neededFrom: readonly number[];
  readonly isNeeded: readonly boolean[];
  readonly bars: readonly CompiledBar[];
  readonly marks: readonly {
    readonly id: string;
    readonly bar: "time" | "traces";
    readonly left: number;
    readonly effects: readonly Effect[];
  }[];
  readonly collections: ReadonlyMap<string, { readonly loot: readonly number[]; readonly points: readonly number[] }>;
  readonly scoring: BurglaryPlan["scoring"];
  /** What a campaign keeps of a loot; null for nothing, and for challenges. */
  readonly lootMark: readonly (LootMark | null)[];
  /** Symbols that this crew has crossed before it begins. */
  readonly crossedBefore: readonly number[];
  /** The challenge that is the way out, or -1; and whether it is left unnoticed. */
  readonly sneakThing: number;
  readonly isUnnoticed: boolean;
  readonly concert: CompiledConcert | null;
}

export interface CompiledConcert {
  readonly id: string;
  /** Where there is no work in an interval. */
  readonly room: number;
  readonly door: number;
  readonly passages: readonly ConcertStep["passage"][];
  /** What a loud passage gives, by step. */
  readonly gifts: readonly (readonly number[])[];
}

interface CompiledBar {
  readonly id: string;
  readonly length: number;
  /** The colours whose crossing moves it, as bits. */
  readonly crossing: number;
  readonly overcoming: readonly number[];
  readonly withTime: boolean;
  readonly rolling: RollShows | null;
  readonly effects: readonly Effect[];
  readonly isEndless: boolean;
}

interface DraftPart {
  readonly needs: readonly string[];
  readonly order?: readonly (readonly [number, number])[];
  readonly traces?: number;
  readonly effects?: readonly Effect[];
  readonly cells?: readonly { readonly at: number; readonly effects: readonly Effect[] }[];
}

const NOTHING: readonly Effect[] = [];

/** Trusts a plan that was read before (schema/). */
export function compilePlan(plan: BurglaryPlan, crew: number, terms: Terms | null = null): CompiledPlan {
  const rooms = plan.rooms.map(({ id }) => id);
  const things = [...plan.challenges, ...plan.loot];
  const thingIndex = new Map(things.map(({ id }, i) => [id, i]));
  const indexOf = (id: string): number => thingIndex.get(id) as number;
  const ways = plan.challenges.map(({ opens = [], leadsTo = [] }) => ({
    opens: opens.map((id) => rooms.indexOf(id)),
    leads: leadsTo.map(indexOf),
  }));
  const led = new Set(ways.flatMap(({ leads }) => leads));
  const forCrew = (each: readonly number[]): number => each[crew - 1];
  const isLootFree = plan.loot.map(({ traces = 0, effects = [] }) => traces === 0 && effects.length === 0);
  const drafts: DraftPart[][] = [
    ...plan.challenges.map(({ parts }) => (terms?.isLiftingFree ? parts.map(withoutLifting) : [...parts])),
    ...plan.loot.map(({ needs = [], traces = 0, effects = [] }) => [{ needs, traces, effects }]),
  ];
  const names = things.map(({ id }) => id);
  const parts = compileParts(drafts, names, crew);
  const isHelped = (by: string): boolean => terms?.helps.includes(by) ?? false;
  return {
    scenario: plan.id,
    time: forCrew(plan.bars.time),
    traces: forCrew(plan.bars.traces),
    cars: forCrew(plan.bars.cars),
    police: forCrew(plan.bars.police),
    roomNames: rooms,
    startRooms: plan.rooms.flatMap(({ start }, i) => (start ? [i] : [])),
    thingNames: names,
    thingIndex,
    thingRoom: things.map(({ room }) => rooms.indexOf(room)),
    challengeCount: plan.challenges.length,
    thingOpens: things.map((_, i) => ways[i]?.opens ?? []),
    thingLeads: things.map((_, i) => ways[i]?.leads ?? []),
    isLed: things.map((_, i) => led.has(i)),
    value: things.map((_, i) => plan.loot[i - plan.challenges.length]?.value ?? 0),
    isFree: things.map((_, i) => isLootFree[i - plan.challenges.length] ?? false),
    ...parts,
    bars: plan.rules.flatMap((rule) => {
      if (rule.rule !== "bar") return [];
      const { id, length, effects, again: isEndless = false } = rule;
      return [{ id, length: forCrew(length), effects, isEndless, ...compileTrigger(rule.when, indexOf) }];
    }),
    marks: plan.rules.flatMap((rule) => (rule.rule === "mark" ? [rule] : [])),
    collections: new Map(
      plan.rules.flatMap((rule) =>
        rule.rule === "collection" ? [[rule.id, { loot: rule.loot.map(indexOf), points: rule.points }]] : [],
      ),
    ),
    scoring: plan.scoring,
    lootMark: things.map((_, i) => plan.loot[i - plan.challenges.length]?.mark ?? null),
    crossedBefore: (plan.helps ?? []).flatMap(({ by, crosses }) =>
      isHelped(by) ? crosses.map((name) => parts.symbolIndex.get(name) as number) : [],
    ),
    sneakThing: plan.sneakOut === undefined ? -1 : indexOf(plan.sneakOut.challenge),
    isUnnoticed: plan.sneakOut !== undefined && isHelped(plan.sneakOut.unnoticedWith),
    concert: compileConcert(plan, indexOf),
  };
}

/** */
function withoutLifting(part: Part): Part {
  const isStrengthOnly = part.needs.every((word) => readNeed(word)?.colours.join() === "strength");
  return isStrengthOnly ? { ...part, traces: 0 } : part;
}

function compileConcert(plan: BurglaryPlan, indexOf: (id: string) => number): CompiledConcert | null {
  const concert = plan.rules.find((rule) => rule.rule === "concert");
  if (concert === undefined) return null;
  return {
    id: concert.id,
    room: plan.rooms.findIndex(({ id }) => id === concert.room),
    door: indexOf(concert.door),
    passages: concert.steps.map(({ passage }) => passage),
    gifts: concert.steps.map((step) => (step.passage === "loud" ? giftCodes(step.gives) : [])),
  };
}

type Parts = Pick<
  CompiledPlan,
  | "thingParts"
  | "partThing"
  | "partSymbols"
  | "partTraces"
  | "partEffects"
  | "symbolNames"
  | "symbolIndex"
  | "symbolMask"
  | "symbolPart"
  | "symbolAfter"
  | "symbolEffects"
  | "neededFrom"
  | "isNeeded"
>;

/** Symbols are numbered through all parts of a thing: `window-3`. */
function compileParts(drafts: readonly (readonly DraftPart[])[], names: readonly string[], crew: number): Parts {
  const symbols: { name: string; need: Need; part: number; after: number[]; effects: readonly Effect[] }[] = [];
  const parts: { thing: number; symbols: number[]; draft: DraftPart }[] = [];
  const thingParts = drafts.map((own, thing) => {
    const before = symbols.length;
    return own.map((draft) => {
      const first = symbols.length;
      draft.needs.forEach((word, i) => {
        const name = `${names[thing]}-${first + i - before + 1}`;
        const after = (draft.order ?? []).filter(([, then]) => then === i).map(([earlier]) => first + earlier);
        const effects = draft.cells?.filter(({ at }) => at === i).flatMap((cell) => cell.effects) ?? NOTHING;
        symbols.push({ name, need: readNeed(word) as Need, part: parts.length, after, effects });
      });
      parts.push({ thing, symbols: draft.needs.map((_, i) => first + i), draft });
      return parts.length - 1;
    });
  });
  return {
    thingParts,
    partThing: parts.map(({ thing }) => thing),
    partSymbols: parts.map((part) => part.symbols),
    partTraces: parts.map(({ draft }) => draft.traces ?? 0),
    partEffects: parts.map(({ draft }) => draft.effects ?? NOTHING),
    symbolNames: symbols.map(({ name }) => name),
    symbolIndex: new Map(symbols.map(({ name }, i) => [name, i])),
    symbolMask: symbols.map(({ need }) => maskOf(need.colours)),
    symbolPart: symbols.map(({ part }) => part),
    symbolAfter: symbols.map(({ after }) => after),
    symbolEffects: symbols.map(({ effects }) => effects),
    neededFrom: symbols.map(({ need }) => need.crew),
    isNeeded: symbols.map(({ need }) => need.crew <= crew),
  };
}

function compileTrigger(
  when: Trigger,
  indexOf: (id: string) => number,
): Pick<CompiledBar, "crossing" | "overcoming" | "withTime" | "rolling"> {
  return {
    crossing: "crossing" in when ? maskOf(when.crossing as readonly Colour[]) : 0,
    overcoming: "overcoming" in when ? when.overcoming.map(indexOf) : [],
    withTime: "time" in when,
    rolling: "rolling" in when ? when.rolling : null,
  };
}
