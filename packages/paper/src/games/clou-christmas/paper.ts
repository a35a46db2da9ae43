import type { View } from "@safehouse/games/clou-christmas/board";
import { heistRules } from "@safehouse/games/clou-christmas/paper";
import { reader } from "@safehouse/games/clou-christmas/reader";
import { found, type Language, type Rulebook } from "@safehouse/kernel";
import { offerOf, sayIn } from "../../offer.ts";
import type { GamePaper } from "../../printing.ts";
import { rulesPage } from "../../rules-page.ts";
import { decorsOf, paperWords } from "../clou/make-paper.ts";
import { heistPage } from "../clou/heist-page.ts";
import { captionOf } from "../clou/pages.ts";
import { gearMarks } from "./marks.ts";
import { campaignNames, type CampaignNames } from "./names.ts";
import { campaignPages, type CampaignPageOptions } from "./pages.ts";

const GAME = "clou-christmas";
const SHEET = "campaign-sheet";
const RULES = "rules";
const HEIST_RULES = "heist-rules";

const { library } = reader;
const PLANS = library.plans.map(({ id }) => id);
const THIEVES = library.thieves.map(({ id }) => id);

/** The campaign sheet as a double page, three plans, the thief sheets, and the rules of the campaign and of a heist. */
export const paper: GamePaper = {
  things: [SHEET, ...PLANS, ...THIEVES, RULES, HEIST_RULES],
  usual: [SHEET, found(PLANS[0]), ...THIEVES, RULES, HEIST_RULES],
  async describe(language) {
    const { words, campaign, ...names } = await namesIn(language);
    return [
      { title: campaign.sheet, things: [{ id: SHEET, title: campaign.sheet, help: campaign.sheetHelp }] },
      { title: words.plans, things: PLANS.map((id) => ({ id, title: names.thing(id) })) },
      { title: words.sheets, things: THIEVES.map((id) => ({ id, title: names.thief(id), help: names.role(id) })) },
      {
        title: words.more,
        things: [
          { id: RULES, title: words.rules },
          { id: HEIST_RULES, title: campaign.heistRules },
        ],
      },
    ];
  },
  marks: {
    unmarked: [RULES, HEIST_RULES],
    // Judging a stranger's match takes the whole game; drawing does not.
    async read(text) {
      const { readMatch } = await import("./match.ts");
      return readMatch((await import("@safehouse/games/clou-christmas")).clouChristmas, reader, SHEET, text);
    },
  },
  async pages({ things, size, style, language, match, codes = [] }) {
    const view = match === null ? null : (match.view as View);
    const { meta, rulebook } = await offerOf(GAME);
    const names = await namesIn(language);
    // A heist has no rating of its own: what it scores goes onto the campaign sheet.
    const decors = await decorsOf(library.plans.filter(({ id }) => things.includes(id)));
    const options: CampaignPageOptions = { names, style, size, game: meta.name[language], ratings: [], decors, codes };
    const books: { readonly [thing: string]: Rulebook } = {
      [RULES]: await rulebook[language](),
      [HEIST_RULES]: await heistRules[language](),
    };
    return things.flatMap((thing) => {
      if (thing === SHEET) {
        const marks = view === null ? {} : gearMarks(reader, view);
        return campaignPages({ library, campaign: view?.campaign ?? null, marks }, options);
      }
      const book = books[thing];
      if (book === undefined) return [heistPage(reader, thing, view?.heist ?? null, options)];
      const plan = things.find((each) => PLANS.includes(each)) ?? null;
      const story =
        thing === HEIST_RULES
          ? null
          : { title: plan === null ? meta.name[language] : names.thing(plan), text: names.story(plan ?? "start") };
      const caption = captionOf(thing === RULES ? names.words.rules : names.campaign.heistRules, options);
      return [rulesPage({ book, story, size, style, caption })];
    });
  },
};

export async function namesIn(language: Language): Promise<CampaignNames> {
  const own = language === "de" ? (await import("./text/de.ts")).de : (await import("./text/en.ts")).en;
  return campaignNames(await sayIn(await offerOf(GAME), language), await paperWords(language), own);
}
