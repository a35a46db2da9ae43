import type { Json } from "@safehouse/kernel";
import { BAR_NAMES, type BurglaryPlan, type Challenge, type Effect } from "../content/plan.ts";
import { ABILITIES, MOST_CREW, readNeed } from "../content/symbols.ts";
import type { Problem } from "./problems.ts";
import { layoutProblems } from "./layout-sense.ts";

/** Crossing all of them takes a crew longer than any night; bots and boards need not be made for more. */
const MOST_SYMBOLS = 200;
/** Words that mean something else wherever an id may stand. */
const TAKEN: readonly string[] = ["start", ...BAR_NAMES, ...ABILITIES, "grid", "circle", "tree", "pyramid", "special"];

/** What is wrong with a plan whose shape is right: names that lead nowhere, parts that nobody needs, circles of arrows. */
export function planProblems(plan: BurglaryPlan): Problem[] {
  const problems: Problem[] = [];
  const complain = (path: string, problem: string, id?: string, args: { readonly [name: string]: Json } = {}): void =>
    void problems.push({ path, problem, ...(id !== undefined && { message: { id: `plan.${id}`, args } }) });
  const names = idsOf(plan);
  const all = [...names.rooms, ...names.challenges, ...names.loot, ...names.rules];
  const twice = all.find((id, i) => all.indexOf(id) < i);
  if (twice !== undefined) complain("", `has the id "${twice}" twice`, "twice", { id: twice });
  for (const id of [plan.id, ...all]) {
    if (TAKEN.includes(id)) complain("", `has the id "${id}", which is a word of the game`, "taken", { id });
  }
  const symbols = [...plan.challenges.flatMap(({ parts }) => parts), ...plan.loot].flatMap(({ needs = [] }) => needs);
  if (symbols.length > MOST_SYMBOLS) {
    const args = { count: symbols.length, most: MOST_SYMBOLS };
    complain("", `has ${symbols.length} symbols; there may be ${MOST_SYMBOLS}`, "symbols", args);
  }
  if (!plan.rooms.some(({ start }) => start)) complain("rooms", "has no room where the start arrow leads", "no-start");
  const expect = (path: string, id: string, known: readonly string[], what: string): void => {
    if (!known.includes(id)) complain(path, `names "${id}", which is no ${what} of this plan`);
  };
  const effects = (path: string, list: readonly Effect[] = []): void =>
    list.forEach((effect, i) => {
      if (effect.do === "overcome") expect(`${path}[${i}].challenge`, effect.challenge, names.challenges, "challenge");
      if (effect.do === "time-to") expect(`${path}[${i}].mark`, effect.mark, timeMarks(plan), "mark on the time bar");
    });

  plan.challenges.forEach((challenge, i) => {
    const path = `challenges[${i}]`;
    expect(`${path}.room`, challenge.room, names.rooms, "room");
    challenge.opens?.forEach((id, k) => expect(`${path}.opens[${k}]`, id, names.rooms, "room"));
    const things = [...names.challenges, ...names.loot];
    challenge.leadsTo?.forEach((id, k) => expect(`${path}.leadsTo[${k}]`, id, things, "challenge or loot"));
    challenge.parts.forEach((part, k) => {
      const at = `${path}.parts[${k}]`;
      for (let crew = 1; crew <= MOST_CREW; crew++) {
        if (countNeeds(part.needs, crew) === 0)
          complain(at, `asks nothing of a crew of ${crew}`, "asks-nothing", { id: challenge.id, crew });
      }
      if (isCircular(part.order ?? [], part.needs.length))
        complain(`${at}.order`, "goes round in a circle", "circle", { id: challenge.id });
      effects(`${at}.effects`, part.effects);
      part.cells?.forEach((cell, c) => effects(`${at}.cells[${c}].effects`, cell.effects));
    });
  });
  plan.loot.forEach((loot, i) => {
    expect(`loot[${i}].room`, loot.room, names.rooms, "room");
    if (loot.needs && countNeeds(loot.needs, 1) === 0)
      complain(`loot[${i}].needs`, "asks nothing of a crew of 1", "asks-nothing", { id: loot.id, crew: 1 });
    effects(`loot[${i}].effects`, loot.effects);
  });
  plan.rules.forEach((rule, i) => {
    const path = `rules[${i}]`;
    if (rule.rule === "collection") {
      rule.loot.forEach((id, k) => expect(`${path}.loot[${k}]`, id, names.loot, "loot"));
      if (rule.points.length !== rule.loot.length) complain(`${path}.points`, "must have one entry for each loot");
    } else if (rule.rule === "concert") {
      expect(`${path}.room`, rule.room, names.rooms, "room");
      expect(`${path}.door`, rule.door, names.challenges, "challenge");
    } else {
      effects(`${path}.effects`, rule.effects);
      // Else they could feed each other, and the night would never end.
      const isEndless = rule.rule === "mark" || rule.again === true;
      if (isEndless && rule.effects.some((effect) => "cost" in effect && effect.cost < 0))
        complain(`${path}.effects`, "must not win anything back: it can happen again", "endless", { id: rule.id });
    }
    if (rule.rule === "bar" && "overcoming" in rule.when) {
      rule.when.overcoming.forEach((id, k) =>
        expect(`${path}.when.overcoming[${k}]`, id, names.challenges, "challenge"),
      );
    }
  });
  plan.scoring.forEach((line, i) => {
    const collections = plan.rules.filter(({ rule }) => rule === "collection").map(({ id }) => id);
    if (line.line === "collection") expect(`scoring[${i}].rule`, line.rule, collections, "collection");
  });
  campaignProblems(plan, complain);
  for (const id of unreachable(plan)) complain("", `never leads to "${id}"`, "unreachable", { id });
  if (problems.length > 0) return problems;
  return [...layoutProblems(plan, "wide"), ...layoutProblems(plan, "tall")];
}

type Complain = (path: string, problem: string) => void;

/** The way out must be one part, and help must be for a challenge; there is one concert a night. */
function campaignProblems(plan: BurglaryPlan, complain: Complain): void {
  const { sneakOut, helps = [], challenges } = plan;
  if (sneakOut !== undefined) {
    const way = challenges.find(({ id }) => id === sneakOut.challenge);
    if (way === undefined) complain("sneakOut.challenge", `names "${sneakOut.challenge}", which is no challenge`);
    else if (way.parts.length > 1) complain("sneakOut.challenge", "must have one part only");
  }
  const symbols = challenges.flatMap(({ id, parts }) =>
    parts.flatMap(({ needs }) => needs).map((_, i) => `${id}-${i + 1}`),
  );
  helps.forEach(({ crosses }, i) => {
    const unknown = crosses.find((name) => !symbols.includes(name));
    if (unknown !== undefined) complain(`helps[${i}].crosses`, `names "${unknown}", which is no symbol of a challenge`);
  });
  if (plan.rules.filter(({ rule }) => rule === "concert").length > 1) complain("rules", "has more than one concert");
}

function timeMarks({ rules }: BurglaryPlan): string[] {
  return rules.flatMap((rule) => (rule.rule === "mark" && rule.bar === "time" ? [rule.id] : []));
}

function idsOf(plan: BurglaryPlan): { readonly [kind in "rooms" | "challenges" | "loot" | "rules"]: string[] } {
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
  return { rooms: ids(plan.rooms), challenges: ids(plan.challenges), loot: ids(plan.loot), rules: ids(plan.rules) };
}

function countNeeds(needs: readonly string[], crew: number): number {
  return needs.filter((word) => (readNeed(word)?.crew ?? 1) <= crew).length;
}

function isCircular(order: readonly (readonly [number, number])[], count: number): boolean {
  const free = new Set<number>();
  for (let round = 0; round < count; round++) {
    for (let i = 0; i < count; i++) {
      if (order.every(([first, then]) => then !== i || free.has(first))) free.add(i);
    }
  }
  return free.size < count;
}

/** Rooms, challenges and loot that no arrow ever leads to: a thief who overcomes all would still not get there. */
function unreachable(plan: BurglaryPlan): string[] {
  const led = new Set(plan.challenges.flatMap(({ leadsTo = [] }) => leadsTo));
  const reached = new Set(plan.rooms.filter(({ start }) => start).map(({ id }) => id));
  const overcome = (challenge: Challenge): void => {
    reached.add(challenge.id);
    for (const id of [...(challenge.opens ?? []), ...(challenge.leadsTo ?? [])]) reached.add(`→${id}`).add(id);
  };
  const isOpen = ({ id, room }: { readonly id: string; readonly room: string }): boolean =>
    reached.has(room) && (!led.has(id) || reached.has(`→${id}`));
  for (let i = 0; i <= plan.challenges.length; i++) {
    for (const challenge of plan.challenges) if (isOpen(challenge)) overcome(challenge);
  }
  const things = [...plan.challenges, ...plan.loot].filter((thing) => !isOpen(thing)).map(({ id }) => id);
  return [...plan.rooms.map(({ id }) => id).filter((id) => !reached.has(id)), ...things];
}
