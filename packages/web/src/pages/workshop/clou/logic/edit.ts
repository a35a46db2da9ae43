import type {
  Area,
  BurglaryPlan,
  Challenge,
  Layout,
  Loot,
  PlanStory,
  ScoreLine,
  SpecialRule,
  Spot,
} from "@safehouse/games/clou/workshop";
import type { Language } from "@safehouse/kernel";
import type { LayoutName } from "./arrange.ts";
import { freshId, mapIds } from "./ids.ts";
import { fitThings, placeRoom, placeThing } from "./place.ts";
import { withArrows } from "./route.ts";

type Change = (layout: Layout) => Layout;

/** After every change both layouts follow: things keep room for what they hold, and arrows find their way. */
function settled(next: BurglaryPlan, before: BurglaryPlan, change: Change = (layout) => layout): BurglaryPlan {
  const lay = (which: LayoutName): Layout =>
    withArrows(next, fitThings(next, change(next.layouts[which])), before.layouts[which]);
  return { ...next, layouts: { wide: lay("wide"), tall: lay("tall") } };
}

export function addRoom(plan: BurglaryPlan, stem: string): { readonly plan: BurglaryPlan; readonly id: string } {
  const id = freshId(plan, stem);
  const next = { ...plan, rooms: [...plan.rooms, { id }] };
  return { id, plan: settled(next, plan, (layout) => placeRoom(layout, id)) };
}

export function addChallenge(
  plan: BurglaryPlan,
  stem: string,
  room: string,
): { readonly plan: BurglaryPlan; readonly id: string } {
  const challenge: Challenge = { id: freshId(plan, stem), room, parts: [{ needs: ["strength", "strength²"] }] };
  const next = { ...plan, challenges: [...plan.challenges, challenge] };
  return { id: challenge.id, plan: settled(next, plan, (layout) => placeThing(layout, challenge)) };
}

export function addLoot(
  plan: BurglaryPlan,
  stem: string,
  room: string,
): { readonly plan: BurglaryPlan; readonly id: string } {
  const loot: Loot = { id: freshId(plan, stem), room, value: 2 };
  const next = { ...plan, loot: [...plan.loot, loot] };
  return { id: loot.id, plan: settled(next, plan, (layout) => placeThing(layout, loot)) };
}

export function changeChallenge(plan: BurglaryPlan, id: string, next: Challenge): BurglaryPlan {
  const challenges = plan.challenges.map((each) => (each.id === id ? next : each));
  return settled({ ...plan, challenges }, plan, movedTo(plan, next));
}

export function changeLoot(plan: BurglaryPlan, id: string, next: Loot): BurglaryPlan {
  const loot = plan.loot.map((each) => (each.id === id ? next : each));
  return settled({ ...plan, loot }, plan, movedTo(plan, next));
}

/** A thing that goes to another room is placed there. */
function movedTo(plan: BurglaryPlan, next: Challenge | Loot): Change {
  const before = [...plan.challenges, ...plan.loot].find(({ id }) => id === next.id);
  return (layout) => (before?.room === next.room ? layout : placeThing(layout, next));
}

export function setStart(plan: BurglaryPlan, room: string, isStart: boolean): BurglaryPlan {
  const rooms = plan.rooms.map(({ id, start }) => ({
    id,
    ...((id === room ? isStart : start === true) && { start: true as const }),
  }));
  return settled({ ...plan, rooms }, plan);
}

/** Whatever stood in a room goes with it. At least one room, challenge and loot stays. */
export function remove(plan: BurglaryPlan, id: string): BurglaryPlan {
  const inside = [...plan.challenges, ...plan.loot].filter(({ room }) => room === id).map((thing) => thing.id);
  const gone = new Set([id, ...inside]);
  return settled(
    mapIds(plan, (each) => (gone.has(each) ? null : each)),
    plan,
  );
}

export function canRemove(plan: BurglaryPlan, id: string): boolean {
  const { rooms, challenges, loot, scoring } = remove(plan, id);
  return rooms.length > 0 && challenges.length > 0 && loot.length > 0 && scoring.length > 0;
}

export function rename(plan: BurglaryPlan, id: string, name: string): BurglaryPlan {
  return mapIds(plan, (each) => (each === id ? name : each));
}

/** Line feeds divide paragraphs; no text is no story. */
export function setStory({ story, ...plan }: BurglaryPlan, language: Language, text: string): BurglaryPlan {
  const { [language]: _before, ...others } = story ?? {};
  const written = text
    .replaceAll(/[^\P{C}\n]/gu, "")
    .replaceAll(/\n{2,}/g, "\n")
    .trim();
  const next: PlanStory = written === "" ? others : { ...others, [language]: written };
  return Object.keys(next).length === 0 ? plan : { ...plan, story: next };
}

export function setRules(plan: BurglaryPlan, rules: readonly SpecialRule[]): BurglaryPlan {
  const scoring = plan.scoring.filter((line) => line.line !== "collection" || rules.some(({ id }) => id === line.rule));
  const counted = new Set(scoring.flatMap((line) => (line.line === "collection" ? [line.rule] : [])));
  const added = rules.flatMap(({ rule, id }): ScoreLine[] =>
    rule === "collection" && !counted.has(id) ? [{ line: "collection", rule: id }] : [],
  );
  const loot = scoring.findIndex(({ line }) => line === "loot") + 1;
  return { ...plan, rules, scoring: scoring.toSpliced(loot, 0, ...added) };
}

/** Moves a room with everything in it, or a single thing; nothing leaves the sheet. */
export function moveBy(plan: BurglaryPlan, which: LayoutName, id: string, [dx, dy]: Spot): BurglaryPlan {
  const layout = plan.layouts[which];
  const area = layout.rooms[id] ?? layout.things[id];
  if (id === "start") {
    const [x, y] = layout.start;
    const start: Spot = [clamp(x + dx, 0, layout.width), clamp(y + dy, 0, layout.height)];
    return relaid(plan, which, { ...layout, start });
  }
  if (area === undefined) return plan;
  const right = clamp(area[0] + dx, 0, layout.width - area[2]) - area[0];
  const down = clamp(area[1] + dy, 0, layout.height - area[3]) - area[1];
  const moved = ([x, y, w, h]: Area): Area => [Math.max(0, x + right), Math.max(0, y + down), w, h];
  if (layout.things[id] !== undefined)
    return relaid(plan, which, { ...layout, things: { ...layout.things, [id]: moved(area) } });
  const inside = new Set([...plan.challenges, ...plan.loot].filter(({ room }) => room === id).map((thing) => thing.id));
  const things = Object.fromEntries(
    Object.entries(layout.things).map(([thing, own]) => [thing, inside.has(thing) ? moved(own) : own]),
  );
  return relaid(plan, which, { ...layout, things, rooms: { ...layout.rooms, [id]: moved(area) } });
}

export function resize(plan: BurglaryPlan, which: LayoutName, id: string, [width, height]: Spot): BurglaryPlan {
  const layout = plan.layouts[which];
  const sized = ([x, y]: Area): Area => [x, y, clamp(width, 4, layout.width - x), clamp(height, 4, layout.height - y)];
  const area = layout.rooms[id];
  const thing = layout.things[id];
  if (area !== undefined) return relaid(plan, which, { ...layout, rooms: { ...layout.rooms, [id]: sized(area) } });
  if (thing === undefined) return plan;
  return relaid(plan, which, { ...layout, things: { ...layout.things, [id]: sized(thing) } });
}

export function relaid(plan: BurglaryPlan, which: LayoutName, layout: Layout): BurglaryPlan {
  return { ...plan, layouts: { ...plan.layouts, [which]: withArrows(plan, layout, plan.layouts[which]) } };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
