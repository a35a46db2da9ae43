import { CARDS } from "@safehouse/games/klaumau/board";
import { found, type Language } from "@safehouse/kernel";
import { cardPages, type PaperCard, PLAYING_CARD } from "../../cards.ts";
import type { Drawing } from "../../drawing.ts";
import { offerOf, sayIn } from "../../offer.ts";
import type { GamePaper, PageOrder } from "../../printing.ts";
import { rulesPage } from "../../rules-page.ts";
import { drawBack } from "./back.ts";
import { drawFace, type FaceWords } from "./face.ts";
import type { KlaumauPaperWords } from "./text/en.ts";

const GAME = "klaumau";
const RULES = "rules";

interface DeckCard {
  readonly name: string;
  readonly half: "black" | "red";
}

/** The black-backed half first (K-1.4); the variation cards belong to both decks, so their backs are black. */
const DECK: readonly DeckCard[] = (["black", "red"] as const).flatMap((half) =>
  CARDS.flatMap(({ name, full, half: black }) =>
    Array.from({ length: half === "black" ? black : full - black }, () => ({ name, half })),
  ),
);
const HALF = DECK.filter(({ half }) => half === "black");

const DECKS: { readonly [thing: string]: { readonly cards: readonly DeckCard[]; readonly hasBacks: boolean } } = {
  half: { cards: HALF, hasBacks: true },
  deck: { cards: DECK, hasBacks: true },
  "half-faces": { cards: HALF, hasBacks: false },
  "deck-faces": { cards: DECK, hasBacks: false },
};

/** The deck to cut out, with or without backs, and the rules. */
export const paper: GamePaper = {
  things: [...Object.keys(DECKS), RULES],
  usual: ["half", RULES],
  async describe(language) {
    const words = await wordsIn(language);
    const half = words.half(HALF.length);
    const deck = words.deck(DECK.length);
    return [
      {
        title: words.bothSides,
        things: [
          { id: "half", title: half, help: words.turn },
          { id: "deck", title: deck, help: words.turn },
        ],
      },
      {
        title: words.oneSide,
        things: [
          { id: "half-faces", title: half },
          { id: "deck-faces", title: deck },
        ],
      },
      { title: words.more, things: [{ id: RULES, title: words.rules }] },
    ];
  },
  marks: null,
  async pages(order) {
    const pages: Drawing[] = [];
    for (const thing of order.things) pages.push(...(await pagesOf(thing, order)));
    return pages;
  },
};

async function pagesOf(thing: string, { size, style, language }: PageOrder): Promise<Drawing[]> {
  const offer = await offerOf(GAME);
  const words = await wordsIn(language);
  const caption = (what: string): string => `Safehouse · ${offer.meta.name[language]} · ${what} · ${words.ink[style]}`;
  if (thing === RULES) {
    const book = await offer.rulebook[language]();
    return [rulesPage({ book, size, style, caption: caption(words.rules) })];
  }
  const say = await sayIn(offer, language);
  const faceWords: FaceWords = { kind: (kind) => say({ id: `kind.${kind}` }), stone: (colour) => words.stone[colour] };
  const backs = { black: drawBack(style, "black"), red: drawBack(style, "red") };
  const { cards, hasBacks } = found(DECKS[thing]);
  const drawn = cards.map(({ name, half }): PaperCard => ({
    front: drawFace(name, style, faceWords),
    back: backs[half],
  }));
  const captions = { front: caption(words.faces), back: caption(words.backs) };
  return cardPages(drawn, { format: PLAYING_CARD, size, captions, hasBacks });
}

async function wordsIn(language: Language): Promise<KlaumauPaperWords> {
  return language === "de" ? (await import("./text/de.ts")).de : (await import("./text/en.ts")).en;
}
