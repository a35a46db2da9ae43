// @vitest-environment happy-dom
import { fastRandom } from "@safehouse/chance";
import { type KnownConfig, loadFront, loadGame } from "@safehouse/games";
import { type AnyGame, canonical, found, isObject, type Json, type Language, type Random } from "@safehouse/kernel";
import type { TableViewer } from "@safehouse/testkit";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clou } from "../../../games/clou/game.ts";
import { resampling } from "../../../games/clou/test/resample.ts";
import { clouAgain } from "../../../games/clou-again/game.ts";
import { resample as resampleChristmas } from "../../../games/clou-christmas/test/resample.ts";
import { resample as resampleKlaumau } from "../../../games/klaumau/test/resample.ts";
import { resample as resampleRobnrun } from "../../../games/robnrun/test/resample.ts";
import { loadPart } from "../../src/games/index.ts";
import { firstTextsDo, loadFirstTexts, loadTexts } from "../../src/play/voice.ts";
import { compareDocuments, pressThrough } from "./laws.ts";
import { type Position, positionsOf, spread } from "./match.ts";
import { type Moment, openTable } from "./table.ts";

/** Of every match so many moments are drawn, its first and its end among them. */
const DRAWN = 6;
/** And so many of those in which something is hidden from a viewer, in two worlds; looked for among so many. */
const IN_TWO_WORLDS = 2;
const LOOKED_AT = 60;
/** A big screen is drawn by the same parts, for one viewer alone. */
const ON_A_SCREEN = 1;

// oxlint-disable-next-line typescript/no-explicit-any -- states of different games have nothing in common
type Resample = (state: any, viewer: TableViewer, random: Random) => unknown;

interface Tried {
  readonly resample: Resample;
  readonly options?: object;
  /** Of every kind of question the first with so few moves is pressed through: more take too long. */
  readonly fewMoves: number;
  /** What a board has a reason not to offer: pressed where it does. */
  readonly isLeftOut?: (move: Json, seats: number) => boolean;
}

const GAMES: { readonly [id: string]: Tried } = {
  klaumau: {
    resample: resampleKlaumau,
    options: { forgery: true, converted: true, receiver: true, watchdogs: true },
    fewMoves: 10,
  },
  robnrun: { resample: resampleRobnrun, fewMoves: 3 },
  clou: { resample: resampling(clou), fewMoves: 3 },
  "clou-again": { resample: resampling(clouAgain), fewMoves: 3 },
  "clou-christmas": {
    resample: resampleChristmas,
    fewMoves: 3,
    // Alone, a veto is to put everything back and to buy nothing.
    isLeftOut: (move, seats) => seats === 1 && isObject(move) && move["do"] === "refuse",
  },
};

/** Whoever is waited for in vain is told at the seat. */
const AWAY = { en: /away|line is down/, de: /weg|nicht verbunden/ } as const;
const BROKEN_TEXT = /undefined|NaN|\[object/;
/** What there is no text for is shown as its id. */
const BARE_ID = /\b(?:ask|chapter|event|move|no|option|points|result|story|wait)\.[a-z][a-z-]*/;
const said: unknown[][] = [];
beforeEach(() => {
  said.length = 0;
  for (const method of ["error", "warn"] as const)
    vi.spyOn(console, method).mockImplementation((...words) => void said.push(words));
  // Nobody answers: what is worked out beside the table is not there yet.
  vi.stubGlobal("Worker", class extends EventTarget { postMessage(): void {} }); // oxfmt-ignore
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(Object.entries(GAMES))("%s", async (id, { resample, options = {}, fewMoves, isLeftOut }) => {
  const game: AnyGame = found((await loadGame(id)) ?? undefined);
  const { min, max } = game.meta.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const languageAt = (seats: number): Language => (seats % 2 === 0 ? "en" : "de");
  let pairs = 0;

  test.each(counts)("with %i seats", async (seats) => {
    const board = found((await loadPart(id, "board")) ?? undefined);
    const language = languageAt(seats);
    const texts = await loadTexts(game, language);
    const random = fastRandom(seats);
    const positions = positionsOf(game, options, seats, seats);
    const configured = game.configure(options, seats);
    const config = configured.ok ? (configured.value as KnownConfig) : {};
    const front = found((await loadFront(id, { edition: undefined, config })) ?? undefined);
    // What a table is drawn by as long as it says that it does: nothing on it may need words that come later.
    const first = (await loadFirstTexts(front, language)) ?? texts;
    const momentOf = (position: Position): Moment => {
      const { state } = position;
      const isFirst = firstTextsDo(front, { view: game.view(state, "spectator"), outcome: game.outcome(state) });
      return { game, seats, language, texts: isFirst ? first : texts, ...position };
    };
    const faults: string[] = [];

    const table = openTable(board);
    for (const [i, position] of spread(positions, DRAWN).entries()) {
      const viewers = [position.asked?.seat ?? 0, i % seats, "spectator"] as const;
      await table.show(momentOf(position), found(viewers[i % 3]));
      expect(table.root.textContent).not.toBe("");
      expect(table.root.textContent).not.toMatch(BROKEN_TEXT);
      expect(BARE_ID.exec(table.root.innerHTML)).toBeNull();
    }
    if (seats > 1) {
      const position = found(positions.find(({ asked }) => asked !== null));
      await table.show({ ...momentOf(position), gone: 1 }, 0);
      expect(table.root.textContent).toMatch(AWAY[language]);
    }
    table.leave();

    const hiding = spread(positions, LOOKED_AT).flatMap((position) => {
      const viewer = position.n % seats;
      const other = resample(position.state, viewer, random);
      const isAnother = canonical(other as Json) !== canonical(position.state as Json);
      return isAnother ? [{ position, viewer, other }] : [];
    });
    for (const { position, viewer, other } of spread(hiding, IN_TWO_WORLDS)) {
      const before = (viewer + 1) % seats;
      faults.push(...(await compareDocuments(board, momentOf(position), other, [before, viewer])));
      pairs++;
    }

    // On a big screen, too: it is drawn by what everybody may know, whatever the hands hold.
    const screen = found((await loadPart(id, "screen")) ?? undefined);
    for (const { position } of spread(hiding, ON_A_SCREEN)) {
      const other = resample(position.state, "spectator", random);
      faults.push(...(await compareDocuments(screen, momentOf(position), other, ["spectator", "spectator"])));
    }

    expect(faults).toEqual([]);
    expect(said).toEqual([]);
  });

  test("was seen in two worlds", () => expect(pairs).toBeGreaterThan(0));

  test("is pressed through, every kind of question once", async () => {
    const board = found((await loadPart(id, "board")) ?? undefined);
    const pressed = new Set<string>();
    const faults: string[] = [];
    for (const seats of counts) {
      const language = languageAt(seats);
      const texts = await loadTexts(game, language);
      for (const position of positionsOf(game, options, seats, seats)) {
        const { asked, state } = position;
        if (asked === null || pressed.has(asked.kind)) continue;
        const moves = game.moves(game.view(state, asked.seat), asked) as Json[];
        if (moves.length > fewMoves || moves.some((move) => isLeftOut?.(move, seats) === true)) continue;
        pressed.add(asked.kind);
        faults.push(...(await pressThrough(board, { game, seats, language, texts, ...position }, asked)));
      }
    }
    expect(faults).toEqual([]);
    expect(said).toEqual([]);
    expect(pressed.size).toBeGreaterThan(0);
  });
});
