import type { clouChristmas } from "@safehouse/games/clou-christmas";
import type { Campaign } from "@safehouse/games/clou-christmas/board";
import { isObject } from "@safehouse/kernel";
import { isSmall } from "../clou/match.ts";

type Setting = (typeof clouChristmas)["setting"];

/** What is printed of a campaign sheet that a stranger tells of, field by field; null if it cannot be. What is not printed stays fresh. */
export function readCampaign({ heists, library }: Setting, fresh: Campaign, told: unknown): Campaign | null {
  if (!isObject(told)) return null;
  const { heist, phase, reports, special, presents, meals, prison, traces, kitty, boxes, cells, ending } = told;
  const thieves = library.thieves.map(({ id }) => id);
  const loot = library.plans.flatMap((plan) => plan.loot.map(({ id }) => id));
  const isSound =
    isSmall(heist) &&
    heist >= 1 &&
    heist <= heists.length &&
    typeof phase === "string" &&
    (ending === null || ["done", "traced", "too-few-thieves"].includes(ending as string)) &&
    isListOf(reports, isObject, heists.length) &&
    [special, presents, meals].every((list) => isListOf(list, (id) => loot.includes(id as string), loot.length)) &&
    isListOf(prison, (id) => thieves.includes(id as string), thieves.length) &&
    hasNumbers(traces, ["total", "crossed", "outOfPlay"]) &&
    isListOf(kitty, (line) => hasNumbers(line, ["rest", "points", "expenses", "left"]), heists.length) &&
    [boxes, cells].every((numbers) => isObject(numbers) && Object.values(numbers).every(isSmall));
  if (!isSound) return null;
  const read = { heist, phase, reports, special, presents, meals, prison, traces, kitty, boxes, cells, ending };
  return { ...fresh, ...(read as Partial<Campaign>) };
}

function isListOf(list: unknown, isOne: (item: unknown) => boolean, most: number): boolean {
  return Array.isArray(list) && list.length <= most && list.every(isOne);
}

function hasNumbers(value: unknown, names: readonly string[]): boolean {
  return isObject(value) && names.every((name) => isSmall(value[name]));
}
