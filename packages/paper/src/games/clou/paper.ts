import { clou } from "@safehouse/games/clou";
import type { View } from "@safehouse/games/clou/board";
import { BASE } from "@safehouse/games/clou/paper";
import { type Language, say } from "@safehouse/kernel";
import type { GamePaper } from "../../printing.ts";
import { planMarks, sheetMarks } from "./marks.ts";
import { readMatch } from "./match.ts";
import { clouNames, type ClouNames } from "./names.ts";
import { type PageOptions, planPage, sheetPage } from "./pages.ts";

/** Plans and thief sheets of Clou, one a page. */
export const clouPaper: GamePaper = {
  things: [...BASE.plans.map(({ id }) => id), ...BASE.thieves.map(({ id }) => id)],
  readMatch,
  async pages({ things, size, style, language, match }) {
    const view = match === null ? null : (match.view as View);
    const options: PageOptions = { names: await namesIn(language), style, size, game: clou.meta.name[language] };
    return things.map((thing) => {
      const plan = BASE.plans.find(({ id }) => id === thing);
      if (plan !== undefined) return planPage(plan, view?.seats ?? null, view && planMarks(view), options);
      const sheet = BASE.thieves.find(({ id }) => id === thing);
      if (sheet === undefined) throw new Error(`no sheet ${thing}`);
      const seat = match === null ? -1 : match.things.indexOf(thing) - 1;
      return sheetPage(sheet, view === null ? {} : sheetMarks(view, seat), view && view.config.scenario, options);
    });
  },
};

/** Nobody is spoken to on paper. */
const NOBODY = { name: () => "?", isYou: () => false };

export async function namesIn(language: Language): Promise<ClouNames> {
  const table = await clou.texts[language]();
  const words = language === "de" ? (await import("./text/de.ts")).de : (await import("./text/en.ts")).en;
  return clouNames((message) => say(table, message, NOBODY), words);
}
