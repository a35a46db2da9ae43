import {
  BETWEEN,
  type BurglaryPlan,
  type Effect,
  isId,
  type Layout,
  ownName,
  type SpecialRule,
} from "@safehouse/games/clou/workshop";
import type { Language } from "@safehouse/kernel";

/** "Wine cellar" becomes `Wine-cellar`: ids are the names of a plan of one's own. Null if nothing is left of it. */
export function idFrom(text: string): string | null {
  const words = text
    .normalize("NFC")
    .replaceAll(/['´`]/g, "’")
    .split(/[^\p{L}\p{N}’]+/u)
    .filter((word) => word !== "");
  const id = words.join("-");
  return isId(id) ? id : null;
}

/** The id that says both names; one is enough for everybody. Null if nothing is left of a name. */
export function idOfNames(name: string, other: string, language: Language): string | null {
  const own = idFrom(name);
  const second = other.trim() === "" ? own : idFrom(other);
  if (own === null || second === null || own === second) return second === null ? null : own;
  const id = language === "en" ? own + BETWEEN + second : second + BETWEEN + own;
  return isId(id) ? id : null;
}

/** The id of something that the workshop names itself. */
export function inBoth(english: string, german: string): string {
  return english === german ? english : english + BETWEEN + german;
}

/** The name for readers of the other language; empty where one name is for both. */
export function otherName(id: string, language: Language): string {
  return id.includes(BETWEEN) ? ownName(id, language === "en" ? "de" : "en") : "";
}

export function idsIn({ id, rooms, challenges, loot, rules }: BurglaryPlan): string[] {
  return [id, ...[...rooms, ...challenges, ...loot, ...rules].map((each) => each.id)];
}

/** "Door", then "Door B", "Door C", in both languages: numbers would be mistaken for symbols. */
export function freshId(plan: BurglaryPlan, stem: string): string {
  const taken = idsIn(plan);
  if (!taken.includes(stem)) return stem;
  for (let i = 1; ; i++) {
    const candidate = stem
      .split(BETWEEN)
      .map((name) => `${name}-${letters(i)}`)
      .join(BETWEEN);
    if (!taken.includes(candidate)) return candidate;
  }
}

function letters(n: number): string {
  const letter = String.fromCharCode(65 + (n % 26));
  return n < 26 ? letter : letters(Math.floor(n / 26) - 1) + letter;
}

/** The plan with every id changed; what is changed to null goes, and everything that spoke of it. */
export function mapIds(plan: BurglaryPlan, change: (id: string) => string | null): BurglaryPlan {
  const own = (id: string): string => change(id) ?? id;
  const list = (ids: readonly string[]): string[] => ids.flatMap((id) => change(id) ?? []);
  const stays = ({ id }: { readonly id: string }): boolean => change(id) !== null;
  const effects = (all: readonly Effect[]): Effect[] =>
    all.flatMap((effect): Effect[] => {
      if (effect.do === "time-to") {
        const mark = change(effect.mark);
        return mark === null ? [] : [{ ...effect, mark }];
      }
      if (effect.do !== "overcome") return [effect];
      const challenge = change(effect.challenge);
      return challenge === null ? [] : [{ ...effect, challenge }];
    });
  const rules = plan.rules.filter(stays).flatMap((rule) => mapRule(rule, own, list, effects));
  return {
    ...plan,
    id: own(plan.id),
    rooms: plan.rooms.filter(stays).map((room) => ({ ...room, id: own(room.id) })),
    challenges: plan.challenges.filter(stays).map(({ opens, leadsTo, ...rest }) => ({
      ...rest,
      id: own(rest.id),
      room: own(rest.room),
      parts: rest.parts.map(({ effects: does, cells, ...part }) => ({
        ...part,
        ...some("effects", effects(does ?? [])),
        ...some(
          "cells",
          (cells ?? [])
            .map(({ at, effects: own }) => ({ at, effects: effects(own) }))
            .filter((cell) => cell.effects.length > 0),
        ),
      })),
      ...some("opens", list(opens ?? [])),
      ...some("leadsTo", list(leadsTo ?? [])),
    })),
    loot: plan.loot.filter(stays).map(({ effects: does, ...rest }) => ({
      ...rest,
      id: own(rest.id),
      room: own(rest.room),
      ...some("effects", effects(does ?? [])),
    })),
    rules,
    scoring: plan.scoring
      .map((line) => (line.line === "collection" ? { ...line, rule: own(line.rule) } : line))
      .filter((line) => line.line !== "collection" || rules.some(({ id }) => id === line.rule)),
    layouts: { wide: mapLayout(plan.layouts.wide, change), tall: mapLayout(plan.layouts.tall, change) },
  };
}

/** A field that is left out where it would be empty. */
export function some<Name extends string, Item>(
  name: Name,
  items: readonly Item[],
): { readonly [field in Name]?: readonly Item[] } {
  return (items.length === 0 ? {} : { [name]: items }) as { readonly [field in Name]?: readonly Item[] };
}

/** A rule that has nothing left to speak of goes. */
function mapRule(
  rule: SpecialRule,
  own: (id: string) => string,
  list: (ids: readonly string[]) => string[],
  mapEffects: (effects: readonly Effect[]) => Effect[],
): SpecialRule[] {
  // A campaign's alone: see `readHeist`.
  if (rule.rule === "concert") return [];
  if (rule.rule === "collection") {
    const loot = list(rule.loot);
    return loot.length < 2 ? [] : [{ ...rule, id: own(rule.id), loot, points: rule.points.slice(0, loot.length) }];
  }
  const effects = mapEffects(rule.effects);
  if (effects.length === 0) return [];
  if (rule.rule === "mark" || !("overcoming" in rule.when)) return [{ ...rule, id: own(rule.id), effects }];
  const overcoming = list(rule.when.overcoming);
  return overcoming.length === 0 ? [] : [{ ...rule, id: own(rule.id), effects, when: { overcoming } }];
}

function mapLayout(layout: Layout, change: (id: string) => string | null): Layout {
  const keys = <Value>(areas: { readonly [id: string]: Value }): { [id: string]: Value } =>
    Object.fromEntries(
      Object.entries(areas).flatMap(([id, area]) => {
        const next = change(id);
        return next === null ? [] : [[next, area]];
      }),
    );
  const end = (id: string): string | null => (id === "start" ? id : change(id));
  return {
    ...layout,
    rooms: keys(layout.rooms),
    things: keys(layout.things),
    arrows: layout.arrows.flatMap((arrow) => {
      const [from, to] = [end(arrow.from), end(arrow.to)];
      return from === null || to === null ? [] : [{ ...arrow, from, to }];
    }),
  };
}
