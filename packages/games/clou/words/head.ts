import type { MessageTable, TableHead, Telling, ThingAnswer } from "@safehouse/kernel";
import type { TableFinder } from "../compile/tables.ts";
import type { Sight } from "../play.ts";
import type { View } from "../view.ts";

type Texts = TableHead<View>["texts"];

const GOAL: Texts = {
  en: async (): Promise<MessageTable> => (await import("./goal-en.ts")).goalEn,
  de: async (): Promise<MessageTable> => (await import("./goal-de.ts")).goalDe,
};

/** What one plays for, and the rules of the plan's own. */
export function makeHead(tableOf: TableFinder, texts: Texts = GOAL): TableHead<View> {
  const tableFor = ({ config, seats }: View): Pick<Sight, "table"> => ({ table: tableOf(config, seats) });
  return {
    texts,
    goal: { id: "words.goal" },
    about: (view, thing, telling) => aboutRule(tableFor(view), thing.replace("rule:", ""), telling),
    house: (view) => house(tableFor(view)),
  };
}

/** A rule of the plan's own; one of a plan that somebody made may have no words but its name. */
export function aboutRule({ table }: Pick<Sight, "table">, which: string, { say }: Telling): ThingAnswer | null {
  if (!ruleIds(table).includes(which)) return null;
  const does = say({ id: "special.rule", args: { rule: which } });
  return {
    name: say({ id: "name", args: { id: which } }),
    kind: say({ id: "thing.special" }),
    ...(does !== "" && { does }),
    rule: (which === THIRD_THIEF ? table.switches.thirdThief : undefined) ?? "C-6.8",
  };
}

/** The variant of a crew of three, beside the rules of the plan. */
export const THIRD_THIEF = "third-thief";

export function isVariant({ seats, switches }: Sight["table"]): boolean {
  return seats === 3 && switches.thirdThief !== undefined;
}

function ruleIds(table: Sight["table"]): readonly string[] {
  const { bars, marks, collections, concert } = table.plan;
  return [
    ...(isVariant(table) ? [THIRD_THIEF] : []),
    ...bars.map(({ id }) => id),
    ...marks.map(({ id }) => id),
    ...collections.keys(),
    ...(concert === null ? [] : [concert.id]),
  ];
}

/** What only this plan has, and what this house plays otherwise. */
export function house({ table }: Pick<Sight, "table">): readonly string[] {
  return ruleIds(table).map((rule) => `rule:${rule}`);
}
