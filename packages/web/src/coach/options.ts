import type { Json, Judged, Judgement, WorthUnit } from "@safehouse/kernel";

/**
 * The best way and the next that comes to something else; null where there is none. Where the best is not clear it is the next that may be as
 * good: one that is surely behind would not be too close to call.
 */
export function bestTwo({ ways, isClear }: Judgement<Json>): readonly [Judged<Json>, Judged<Json> | null] {
  const [best, ...others] = ways;
  const rivals = others.filter(({ loss, lossError }) => loss > 0 || lossError > 0);
  const open = rivals.find(({ worlds, loss, lossError }) => worlds > 0 && loss <= 2 * lossError);
  return [best, (isClear ? null : open) ?? rivals[0] ?? null];
}

/** From here on an answer gives away enough to say so, in the game's unit. */
const COSTLY: { readonly [unit in WorthUnit]: number } = { points: 1, lead: 0.7, chance: 0.04 };

/** How much an answer gives away; null for what is cheap, or too close to call. */
export function costOf({ ways }: Judgement<Json>, unit: WorthUnit, move: Json): number | null {
  const text = JSON.stringify(move);
  const judged = ways.find(({ way: [first] }) => JSON.stringify(first) === text);
  if (judged === undefined) return null;
  const isSure = judged.loss > 2 * judged.lossError;
  return isSure && judged.loss >= COSTLY[unit] ? judged.loss : null;
}

/** The things of a table that an answer names: a card, a cell, a seat. */
export function thingsOf(move: Json): string[] {
  if (typeof move !== "object" || move === null || Array.isArray(move)) return [];
  const { do: _, ...named } = move as { readonly [name: string]: Json };
  return Object.entries(named).flatMap(([name, value]) => {
    if (name === "seat" || name === "hint") return [`${name}:${String(value)}`];
    return typeof value === "string" ? THINGS.map((kind) => `${kind}:${value}`) : [];
  });
}

const THINGS = ["card", "cell", "symbol", "loot", "thing", "building", "colour", "special", "star"] as const;
