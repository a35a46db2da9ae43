import type { Reader, View } from "@safehouse/games/clou/board";
import { type BurglaryPlan, type ClouGame, OWN } from "@safehouse/games/clou/paper";
import { found, type Language } from "@safehouse/kernel";
import { offerOf, sayIn } from "../../offer.ts";
import type { GamePaper, OwnReading } from "../../printing.ts";
import { rulesPage } from "../../rules-page.ts";
import type { Decor } from "./decor/decor.ts";
import { loadDecor } from "./decor/load.ts";
import { heistPage } from "./heist-page.ts";
import { clouNames, type ClouNames } from "./names.ts";
import { heistIn, readOwn } from "./own.ts";
import { captionOf, type PageOptions } from "./pages.ts";
import type { ClouPaperWords } from "./text/en.ts";

/** What makes this the paper of one game of the family. */
export interface PaperKit {
  readonly game: string;
  readonly reader: Reader;
  /** Judging a stranger's match takes the whole game; drawing does not. */
  readonly load: () => Promise<ClouGame>;
  /** Older contents that are in the present one as they were. */
  readonly older: readonly string[];
  /** Plans of one's own can be made for it. */
  readonly hasWorkshop?: true;
}

const RULES = "rules";

/** Plans and thief sheets of a game, one a page, and the rules. */
export function makeClouPaper({ game, reader, load, older, hasWorkshop }: PaperKit): GamePaper {
  const { library } = reader;
  const plans = library.plans.map(({ id }) => id);
  const thieves = library.thieves.map(({ id }) => id);
  const readPlan = (text: string): OwnReading => readOwn(text, thieves, [...thieves, RULES]);
  return {
    things: [...plans, ...thieves, RULES],
    usual: [found(plans[0]), ...thieves, RULES],
    async describe(language, own) {
      const { words, ...names } = await namesIn(game, language);
      const heist = own === undefined ? null : heistIn(own);
      const helpOf = (id: string): string =>
        heist?.sheets.some((sheet) => sheet.id === id) === true ? words.ownSheet : names.role(id);
      return [
        {
          title: words.plans,
          things:
            heist === null
              ? plans.map((id) => ({ id, title: names.thing(id) }))
              : [{ id: OWN, title: names.thing(heist.plan.id) }],
        },
        { title: words.sheets, things: thieves.map((id) => ({ id, title: names.thief(id), help: helpOf(id) })) },
        { title: words.more, things: [{ id: RULES, title: words.rules }] },
      ];
    },
    marks: {
      unmarked: [RULES],
      async read(text) {
        const { readMatch } = await import("./match.ts");
        return readMatch(await load(), reader, text, older, readPlan);
      },
    },
    ...(hasWorkshop === true && { own: { things: [OWN], read: async (text) => readPlan(text) } }),
    async pages({ things, size, style, language, match, own, codes = [] }) {
      const view = match === null ? null : (match.view as View);
      const heist = own === undefined ? null : heistIn(own);
      const planNamed = (thing: string): BurglaryPlan | undefined =>
        thing === OWN ? heist?.plan : library.plans.find(({ id }) => id === thing);
      const { meta, rulebook } = await offerOf(game);
      const names = await namesIn(game, language);
      const { ratings } = library;
      const decors = await decorsOf(things.flatMap((thing) => planNamed(thing) ?? []));
      const options: PageOptions = { names, style, size, game: meta.name[language], ratings, decors, codes };
      const book = await rulebook[language]();
      return things.map((thing) => {
        if (thing === RULES) {
          const scenario = things.find((each) => planNamed(each) !== undefined);
          const plan = scenario === undefined ? undefined : planNamed(scenario);
          const story =
            scenario === undefined || plan === undefined
              ? null
              : { title: names.thing(plan.id), text: names.story(scenario, plan.story) };
          return rulesPage({ book, story, size, style, caption: captionOf(names.words.rules, options) });
        }
        return heistPage(reader, thing, view, options, heist);
      });
    },
  };
}

export async function decorsOf(plans: readonly BurglaryPlan[]): Promise<ReadonlyMap<string, Decor>> {
  return new Map(await Promise.all(plans.map(async (plan) => [plan.id, await loadDecor(plan)] as const)));
}

export async function namesIn(game: string, language: Language): Promise<ClouNames> {
  return clouNames(await sayIn(await offerOf(game), language), await paperWords(language));
}

export async function paperWords(language: Language): Promise<ClouPaperWords> {
  return language === "de" ? (await import("./text/de.ts")).de : (await import("./text/en.ts")).en;
}
