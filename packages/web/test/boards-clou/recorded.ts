import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { clouChristmas } from "@safehouse/games/clou-christmas";
import { reader as christmasReader } from "@safehouse/games/clou-christmas/reader";
import type { Move, Reader, View } from "@safehouse/games/clou/board";
import {
  type AnyCore,
  commit,
  findDecision,
  found,
  isChance,
  type MatchRecord,
  prepareEntry,
  startTimeline,
} from "@safehouse/kernel";
import { AGAIN, askedOf, CLOU } from "./heists.ts";
import type { Asked } from "../../src/boards/clou/logic/chosen.ts";

/** An answer that was given in a heist of a fixture. */
export interface Recorded {
  readonly file: string;
  readonly seat: number;
  readonly round: string;
  readonly asked: Asked;
  readonly move: Move;
}

/** An entry of a fixture, as everybody sees it. */
export interface RecordedEntry {
  readonly before: unknown;
  readonly events: readonly unknown[];
  readonly after: unknown;
}

const GAMES = join(import.meta.dirname, "../../../games");

interface Family {
  readonly core: AnyCore;
  readonly reader: Reader;
  /** The night of a view; null between two of them. */
  heistOf(view: unknown): View | null;
}

const FAMILY: { readonly [game: string]: Family } = {
  clou: { core: CLOU.game as AnyCore, reader: CLOU.reader, heistOf: (view) => view as View },
  "clou-again": { core: AGAIN.game as AnyCore, reader: AGAIN.reader, heistOf: (view) => view as View },
  "clou-christmas": {
    core: clouChristmas as AnyCore,
    reader: christmasReader,
    heistOf: (view) => (view as { readonly heist: View | null }).heist,
  },
};

interface Watching {
  readonly answered?: (answer: Recorded) => void;
  readonly entry?: (entry: RecordedEntry) => void;
}

/** Plays all fixtures of a game of the family again. */
export function walkFixtures(game: string, on: Watching): void {
  const folder = join(GAMES, game, "fixtures");
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".json") && name !== "setups.json")) {
    const record = JSON.parse(readFileSync(join(folder, file), "utf8")) as MatchRecord;
    walkRecord(found(FAMILY[game]), file, record, on);
  }
}

function walkRecord(
  { core, reader, heistOf }: Family,
  file: string,
  { config, seats, entries }: MatchRecord,
  on: Watching,
): void {
  const timeline = startTimeline(core, config, seats.length);
  let nights = 0;
  for (const entry of entries) {
    const { state } = timeline;
    const decision = findDecision(core, state, entry.decision);
    if (decision !== null && !isChance(decision)) {
      const whole: unknown = core.view(state, decision.seat);
      const view = heistOf(whole);
      const moves = core.moves(whole, decision) as readonly Move[];
      if (view !== null) {
        const asked = askedOf({ reader }, { view, decision, moves });
        const { round } = reader.readNight(view);
        on.answered?.({ file, seat: decision.seat, round: `${nights}-${round}`, asked, move: entry.move as Move });
      }
    }
    const step = prepareEntry(timeline, entry);
    if (!step.ok) throw new Error(step.error.problem);
    commit(timeline, step.value);
    if (step.value.events.some(({ type }) => type === "heist-begun")) nights++;
    on.entry?.({
      before: core.view(state, "spectator"),
      events: step.value.events,
      after: core.view(timeline.state, "spectator"),
    });
  }
}
