import { HINTS, NAMES, SAFES, toolPile } from "@safehouse/games/robnrun/paper";
import { found, type GameOffer, type Language, type Message } from "@safehouse/kernel";
import { type CardFormat, cardPages, type PaperCard, PLAYING_CARD } from "../../cards.ts";
import type { Drawing } from "../../drawing.ts";
import { offerOf, sayIn } from "../../offer.ts";
import { composePage, MARGIN, pageRoom } from "../../page.ts";
import type { GamePaper, PageOrder } from "../../printing.ts";
import { rulesPage } from "../../rules-page.ts";
import { COUNTER, counters } from "./counters.ts";
import { drawHint } from "./hint-card.ts";
import { DARK } from "./ink.ts";
import { drawSafe, SAFE_CARD } from "./safe-card.ts";
import { drawScenarios } from "./scenarios.ts";
import { drawStations } from "./stations.ts";
import type { RobnrunPaperWords } from "./text/en.ts";
import { drawBack, drawTool } from "./tool-card.ts";
import { drawTown } from "./town.ts";

const GAME = "robnrun";
/** The pile of three and more players, which has the bags. */
const TOOL_PILE = toolPile(5);

interface Desk extends Omit<PageOrder, "things" | "match"> {
  readonly offer: GameOffer;
  readonly words: RobnrunPaperWords;
  readonly say: (message: Message) => string;
}

const THINGS: { readonly [thing: string]: (desk: Desk) => Drawing[] | Promise<Drawing[]> } = {
  tools: (desk) => {
    const { style, say } = desk;
    const back = drawBack("bag", style, PLAYING_CARD.width, PLAYING_CARD.height);
    const cards = TOOL_PILE.map((face) => ({
      front: drawTool(found(NAMES[face]), capital(say({ id: `tool.${NAMES[face]}` })), style),
      back,
    }));
    return cardsOf(cards, PLAYING_CARD, desk, true);
  },
  safes: (desk) => {
    const { style } = desk;
    const back = drawBack("safe", style, SAFE_CARD.width, SAFE_CARD.height);
    const cards = SAFES.map((_, safe) => ({ front: drawSafe(safe, style), back }));
    return cardsOf(cards, SAFE_CARD, desk, true);
  },
  hints: (desk) => {
    const { style, say, words } = desk;
    const back = drawBack("hint", style, PLAYING_CARD.width, PLAYING_CARD.height);
    const cards = HINTS.map((hint) => {
      const said = {
        name: say({ id: `hint-name.${hint}` }),
        card: say({ id: `hint-card.${hint}` }),
        crew: words.crew,
        how: words.how[hint] ?? "",
      };
      return { front: drawHint(hint, said, style), back };
    });
    return cardsOf(cards, PLAYING_CARD, desk, true);
  },
  counters: (desk) => cardsOf(counters(desk.style), COUNTER, desk, false),
  town: (desk) => [board(desk, desk.words.town, (width) => drawTown({ ...desk, width }))],
  stations: (desk) => [board(desk, desk.words.stations, (width) => drawStations(width, desk.style, desk.words))],
  scenarios: (desk) => [board(desk, desk.words.scenarios, (width) => drawScenarios({ ...desk, width }))],
  rules: async (desk) => {
    const { offer, language, size, style, words } = desk;
    const book = await offer.rulebook[language]();
    return [rulesPage({ book, size, style, caption: captionOf(desk, words.rules) })];
  },
};

/** Cards, boards, counters and scenarios: all that lies on a table of Rob 'n Run. */
export const paper: GamePaper = {
  things: Object.keys(THINGS),
  usual: Object.keys(THINGS),
  async describe(language) {
    const words = await wordsIn(language);
    return [
      {
        title: words.cards,
        things: [
          { id: "tools", title: words.tools(TOOL_PILE.length), help: words.toolsHelp },
          { id: "safes", title: words.safes(SAFES.length) },
          { id: "hints", title: words.hints(HINTS.length) },
        ],
      },
      {
        title: words.boards,
        things: [
          { id: "town", title: words.town },
          { id: "stations", title: words.stations },
        ],
      },
      {
        title: words.more,
        things: [
          { id: "counters", title: words.counters, help: words.countersHelp },
          { id: "scenarios", title: words.scenarios },
          { id: "rules", title: words.rules },
        ],
      },
    ];
  },
  marks: null,
  async pages({ things, match: _blank, ...looks }) {
    const offer = await offerOf(GAME);
    const say = await sayIn(offer, looks.language);
    const desk: Desk = { ...looks, offer, words: await wordsIn(looks.language), say };
    const pages: Drawing[] = [];
    for (const thing of things) pages.push(...(await found(THINGS[thing])(desk)));
    return pages;
  },
};

function cardsOf(cards: readonly PaperCard[], format: CardFormat, desk: Desk, hasBacks: boolean): Drawing[] {
  const captions = { front: captionOf(desk, desk.words.faces), back: captionOf(desk, desk.words.backs) };
  return cardPages(cards, { format, size: desk.size, captions, hasBacks });
}

/** A board as large as the page allows, and never larger than it is meant to be. */
function board(desk: Desk, title: string, draw: (width: number) => Drawing): Drawing {
  const room = pageRoom(desk.size);
  const drawing = draw(room.width);
  const scale = Math.min(1, room.height / drawing.height);
  const x = MARGIN.side + (room.width - drawing.width * scale) / 2;
  return composePage(desk.size, [{ drawing, x, y: MARGIN.top, scale }], captionOf(desk, title), DARK);
}

function captionOf({ offer, language, style, words }: Desk, what: string): string {
  return `Safehouse · ${offer.meta.name[language]} · ${what} · ${words.ink[style]}`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

async function wordsIn(language: Language): Promise<RobnrunPaperWords> {
  return language === "de" ? (await import("./text/de.ts")).de : (await import("./text/en.ts")).en;
}
