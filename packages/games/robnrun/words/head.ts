import type { MessageTable, TableHead, Telling, ThingAnswer } from "@safehouse/kernel";
import { accomplices } from "../acts.ts";
import type { View } from "../view.ts";

/** What one plays for, by which variants, and who comes next. */
export const head: TableHead<View> = {
  texts: {
    en: async (): Promise<MessageTable> => (await import("./goal-en.ts")).goalEn,
    de: async (): Promise<MessageTable> => (await import("./goal-de.ts")).goalDe,
  },
  goal: { id: "words.goal" },
  about: (_view, thing, telling) => option(thing.replace("option:", ""), telling),
  house,
  next,
};

const OPTION_RULES: { readonly [option: string]: string } = {
  randomColours: "R-10.2",
  drawnHints: "R-10.3",
  openList: "R-13.6",
};

export function option(which: string, { say }: Telling): ThingAnswer | null {
  const rule = OPTION_RULES[which];
  if (rule === undefined) return null;
  const does = say({ id: `option.${which}.help` }).replace(/ [A-Z]-[\d.]+$/, "");
  return { name: say({ id: `option.${which}` }), does, rule };
}

/** The variants that this table plays with. */
function house({ table: { config } }: View): readonly string[] {
  return Object.keys(OPTION_RULES).flatMap((which) =>
    (config as unknown as { readonly [option: string]: unknown })[which] === true ? [`option:${which}`] : [],
  );
}

/** In a heist the accomplices from the boss's left, in turn. */
function next({ table }: View): readonly number[] {
  const { stage, actor } = table;
  if (stage !== "turn" && stage !== "hint") return [];
  const crew = accomplices(table);
  const at = stage === "turn" ? crew.indexOf(actor) + 1 : 0;
  const following = [...crew.slice(at), ...crew.slice(0, at)];
  return following.filter((each) => stage === "hint" || each !== actor);
}
