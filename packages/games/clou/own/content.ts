import type { Library } from "../content/library.ts";
import type { BurglaryPlan } from "../content/plan.ts";
import type { Config } from "../meta.ts";
import { OWN, type OwnHeist } from "./own.ts";

/** What one match is played with. */
export interface Content extends Pick<Library, "thieves"> {
  readonly plan: BurglaryPlan;
}

/** Codes that were read lately. Anybody may bring one, so not all are kept. */
const MOST_KEPT = 32;

/** Finds the plan and the sheets of a configuration: those of the library, or those that it holds itself. */
export function findContent({ plans, thieves, open }: Library): (config: Config) => Content {
  const read = new Map<string, Content>();
  const own = (code: string): Content => {
    if (open === undefined) throw new Error("this game has no plans of one's own");
    const heist = open(code);
    return { plan: heist.plan, thieves: thieves.map((sheet) => ownSheet(heist, sheet)) };
  };
  return ({ scenario, code = "" }) => {
    if (scenario !== OWN) return { plan: plans.find(({ id }) => id === scenario) as BurglaryPlan, thieves };
    let content = read.get(code);
    if (content === undefined) {
      if (read.size >= MOST_KEPT) read.clear();
      read.set(code, (content = own(code)));
    }
    return content;
  };
}

function ownSheet({ sheets }: OwnHeist, sheet: Library["thieves"][number]): Library["thieves"][number] {
  return sheets.find(({ id }) => id === sheet.id) ?? sheet;
}
