import type { AnyCore, AnyFront, AnyGame, AnyHabits, AnyJudge, GameOffer, Language } from "@safehouse/kernel";
import type { Nightly } from "./nightly.ts";
import type { PuzzleShelf } from "./puzzles.ts";

/** A game at a table that somebody else hosts: shown, explained and replayed, never played by itself. */
export type TableGame = AnyCore & GameOffer;
/** A whole game, with its bots. */
export type HostedGame = AnyGame & GameOffer;

type InEveryLanguage<Thing> = { readonly [language in Language]: Thing };

/** One line of a title as it is printed on a cover of 200 × 300. */
export interface CoverLine {
  readonly text: string;
  readonly y: number;
  readonly size: number;
  /** By default that of the whole cover. */
  readonly ink?: string;
}

/** A first game that teaches, paper to print, a place to build one's own scenarios, and a phone's help beside the paper. */
export type Extra = "lesson" | "paper" | "workshop" | "companion";

/**
 * What the house knows of a game without loading it, and where to find the rest: shelf, rules pages, command line, server and bundles
 * follow from it. It is on every page, so it holds no more than that. What only the web app has of a game is named in `web/src/games`.
 */
export interface GameManifest {
  readonly id: string;
  readonly name: InEveryLanguage<string>;
  /** Where something else stands beside the name; by default all of it. */
  readonly shortName?: string;
  /** What it is about, in one line. */
  readonly blurb: InEveryLanguage<string>;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: string;
  /** With how many a table begins. */
  readonly usualSeats: number;
  /** Everybody wins or loses together: nobody plays against anybody. */
  readonly isTogether: boolean;
  /** Whom one can be: each is a drawing in this art, by the name that the game's options have for it. */
  readonly faces?: { readonly art: string; readonly of: readonly string[] };
  readonly cover: {
    /** An SVG with a symbol `cover` of 200 × 300. */
    readonly art: string;
    readonly title: InEveryLanguage<readonly CoverLine[]>;
    readonly tagline: InEveryLanguage<string>;
    readonly taglineY: number;
    readonly ink: string;
  };
  /** What else there is of it: web/src/games/<id>.ts and paper/src/games/<id>/ have it. */
  readonly has: readonly Extra[];
  readonly load: GameLoaders;
}

/** What is known of the configuration of a match: all of it once it was made, less while its table says it in words of its own. */
export type KnownConfig = { readonly [option: string]: never };

/** A small game is one module; a bigger one lets pages load no more of it than they need. */
export interface GameLoaders {
  readonly game: () => Promise<HostedGame>;
  /** What is to be known before a table is set; by default all of it. */
  readonly offer?: () => Promise<GameOffer>;
  /** What a table is shown and asked at by, until its rules are there; by default the core. */
  readonly front?: (config: KnownConfig) => Promise<AnyFront>;
  /** What a page at a table needs; by default all of it. */
  readonly core?: () => Promise<TableGame>;
  /**
   * The core and the whole game for one match, which was configured when it was made: they need not judge its configuration again, nor
   * bring any content but its own. By default those of any match.
   */
  readonly matchCore?: (config: KnownConfig) => Promise<AnyCore>;
  readonly matchGame?: (config: KnownConfig) => Promise<AnyGame>;
  /** Says what every answer of such a match is worth; without it there is neither coach nor puzzles. */
  readonly judge?: (config: KnownConfig) => Promise<AnyJudge>;
  /** Counts what people do again and again. */
  readonly habits?: () => Promise<AnyHabits>;
  /** Questions of matches with one clearly best answer. */
  readonly puzzles?: () => Promise<PuzzleShelf>;
  /** The editions before the present one that are still played, oldest first. */
  readonly older?: () => Promise<readonly HostedGame[]>;
  /** What is played every night, the same for everybody. */
  readonly nightly?: () => Promise<Nightly>;
}

/** A title that is the same in every language. */
export function everywhere(...lines: readonly CoverLine[]): GameManifest["cover"]["title"] {
  return { en: lines, de: lines };
}
