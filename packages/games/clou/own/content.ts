import type { Library } from "../content/library.ts";
import type { BurglaryPlan } from "../content/plan.ts";
import type { Config } from "../meta.ts";
import { OWN, type OwnHeist, readHeist } from "./heist.ts";

/** What one match is played with. */
export interface Content extends Pick<Library, "thieves"> {
  readonly plan: BurglaryPlan;
}

/** Codes that were read lately. Anybody may bring one, so not all are kept. */
const MOST_KEPT = 32;

/** Finds the plan and the sheets of a configuration: those of the library, or those that it holds itself. */
export function findContent({ plans, thieves }: Library): (config: Config) => Content {
  const ids = thieves.map(({ id }) => id);
  const read = new Map<string, Content>();
  const own = (code: string): Content => {
    const heist = readHeist(code, ids);
    // It was read before, when the match was configured.
    if (!heist.ok) throw new Error(`the match's plan ${heist.error[0].path} ${heist.error[0].problem}`);
    return { plan: heist.value.plan, thieves: thieves.map((sheet) => ownSheet(heist.value, sheet)) };
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
