import { sheetOf, type View } from "@safehouse/games/clou/board";
import { BASE } from "@safehouse/games/clou/paper";
import type { Language } from "@safehouse/kernel";
import { offerOf, sayIn } from "../../offer.ts";
import type { GamePaper } from "../../printing.ts";
import { rulesPage } from "../../rules-page.ts";
import { planMarks, sheetMarks } from "./marks.ts";
import { clouNames, type ClouNames } from "./names.ts";
import { captionOf, type PageOptions, planPage, sheetPage } from "./pages.ts";

const GAME = "clou";
const RULES = "rules";
const PLANS = BASE.plans.map(({ id }) => id);
const THIEVES = BASE.thieves.map(({ id }) => id);

/** Plans and thief sheets of Clou, one a page, and the rules. */
export const clouPaper: GamePaper = {
  things: [...PLANS, ...THIEVES, RULES],
  usual: [PLANS[0], ...THIEVES, RULES],
  async describe(language) {
    const { words, ...names } = await namesIn(language);
    return [
      { title: words.plans, things: PLANS.map((id) => ({ id, title: names.thing(id) })) },
      { title: words.sheets, things: THIEVES.map((id) => ({ id, title: names.thief(id), help: names.role(id) })) },
      { title: words.more, things: [{ id: RULES, title: words.rules }] },
    ];
  },
  marks: {
    unmarked: [RULES],
    // Judging a stranger's match takes the whole game; drawing does not.
    read: async (text) => (await import("./match.ts")).readMatch(text),
  },
  async pages({ things, size, style, language, match }) {
    const view = match === null ? null : (match.view as View);
    const { meta, rulebook } = await offerOf(GAME);
    const names = await namesIn(language);
    const options: PageOptions = { names, style, size, game: meta.name[language] };
    const book = await rulebook[language]();
    return things.map((thing) => {
      if (thing === RULES) {
        const plan = things.find((each) => PLANS.includes(each)) ?? null;
        const story = plan === null ? null : { title: names.thing(plan), text: names.story(plan) };
        return rulesPage({ book, story, size, style, caption: captionOf(names.words.rules, options) });
      }
      const plan = BASE.plans.find(({ id }) => id === thing);
      if (plan !== undefined) return planPage(plan, view?.seats ?? null, view && planMarks(view), options);
      const sheet = BASE.thieves.find(({ id }) => id === thing);
      if (sheet === undefined) throw new Error(`no sheet ${thing}`);
      if (match === null || view === null) return sheetPage(sheet, {}, null, options);
      // A plan of one's own may come with other sheets.
      const seat = match.things.indexOf(thing) - 1;
      return sheetPage(sheetOf(view, seat), sheetMarks(view, seat), view.config.scenario, options);
    });
  },
};

export async function namesIn(language: Language): Promise<ClouNames> {
  const words = language === "de" ? (await import("./text/de.ts")).de : (await import("./text/en.ts")).en;
  return clouNames(await sayIn(await offerOf(GAME), language), words);
}
