import { type Sketch, type SketchContext, type Sketched, wrapWords } from "@safehouse/kernel";
import { makeSketch as makeHeistSketch } from "../clou/sketch.ts";
import type { Campaign } from "./campaign.ts";
import { itemsOf, restOf } from "./rules/buying.ts";
import type { Setting } from "./setting.ts";
import type { View } from "./view.ts";

/** In a heist the table of Clou under one line of the campaign; between heists the campaign sheet. */
export function makeSketch(setting: Setting): Sketch<View> {
  const heistSketch = makeHeistSketch(setting.engine.tableOf);
  return ({ campaign, heist }, context) =>
    heist === null ? sheet(setting, campaign, context) : [heading(campaign, context), ...heistSketch(heist, context)];
}

function heading({ heist, phase: id }: Campaign, { say, paint }: SketchContext): string {
  const phase = say({ id: "sketch.phase", args: { phase: id } });
  return paint.bold(say({ id: "sketch.campaign", args: { heist, phase } }));
}

function sheet(setting: Setting, campaign: Campaign, context: SketchContext): Sketched {
  const { say, paint, width } = context;
  const { reports, traces, presents, meals, prison, boxes, proposal } = campaign;
  const heists = setting.heists.map((scenario, i) => {
    const { points = null, hasSpecial: special = false } = reports[i] ?? {};
    return `  ${say({ id: "sketch.heist", args: { scenario, points, special } })}`;
  });
  const facts = [
    say({ id: "sketch.kitty", args: { left: restOf(campaign) } }),
    say({ id: "sketch.campaign-traces", args: { left: traces.total - traces.crossed, total: traces.total } }),
    say({ id: "sketch.doubles", args: { count: presents.length + meals.length } }),
    say({ id: "sketch.prison", args: { thieves: prison } }),
  ];
  const items = itemsOf(setting.sheet).map(({ id: item, price }) => {
    const have = (boxes[item] ?? 0) + proposal.filter((box) => box === item).length;
    return `  ${say({ id: "sketch.item", args: { item, have, price } })}`;
  });
  return [
    heading(campaign, context),
    ...wrapWords(facts.join(" · "), width, 2).map((line) => paint.dim(line)),
    { name: "heists", rank: 2, lines: heists },
    { name: "items", rank: 1, lines: items, short: inLines(items, width) },
  ];
}

/** Side by side, as many to a line as fit. */
function inLines(items: readonly string[], width: number): string[] {
  return wrapWords(items.map((item) => item.trim().replaceAll(" ", HARD_SPACE)).join(" · "), width - 2, 0).map(
    (line) => `  ${line.replaceAll(HARD_SPACE, " ")}`,
  );
}

/** No line ends there. */
const HARD_SPACE = "\u00a0";
