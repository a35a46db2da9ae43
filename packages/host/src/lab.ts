import { type Chance, drawFor, drawFrom, fastRandom } from "@safehouse/chance";
import {
  type AnyGame,
  type Bot,
  type BotLevel,
  type Entry,
  type GameEvent,
  type GameView,
  hashState,
  type Json,
  logName,
  type Outcome,
  playout,
  replay,
  sameJson,
  type Seat,
  type SeatDecision,
} from "@safehouse/kernel";
import { DEFAULT_BOT_NODES, seedOf } from "./bots.ts";
import { LabHistory, LabRequest } from "./lab-request.ts";

export interface LabMatch {
  /** Configured already. */
  readonly config: unknown;
  /** By seat: one of the game's own bots by its level, or one brought along. */
  readonly players: readonly (BotLevel | LabBot)[];
  readonly seed: number;
  /** A match that has not ended after so many answers counts as one without end. */
  readonly limit?: number;
  /**
   * How closely the game is watched: `spot` looks at the end and at some moves, which costs little; `full` looks at every listed move
   * and every state, and replays the match from its log.
   */
  readonly scrutiny?: "spot" | "full";
  readonly nodes?: number;
  /** Chance as a real match has it, drawn by labels: slower, and the log can become a record. Else the lab draws its own by `seed`. */
  readonly chance?: Chance;
}

export interface LabResult {
  /** Answered player decisions. */
  readonly moves: number;
  readonly finished: boolean;
  readonly outcome: Outcome | null;
  /** What broke the contract, in words for the developer; normally nothing. */
  readonly violations: readonly string[];
  /** The log, where chance was brought along; else empty. */
  readonly entries: readonly Entry[];
}

export const DEFAULT_LAB_LIMIT = 100_000;
/** Under spot scrutiny, one answer in so many is checked. */
const SPOT_INTERVAL = 16;

export type LabBot = Bot<GameView, Json, GameEvent>;

/** Plays one match between bots in memory, through the game's contract alone. The same call gives the same result. */
export function playMatch(game: AnyGame, match: LabMatch): LabResult {
  const { config, players, seed, limit = DEFAULT_LAB_LIMIT, scrutiny = "spot", chance } = match;
  const bots = players.map((player) => (typeof player === "string" ? requireBot(game, player) : player));
  const budget = { nodes: match.nodes ?? DEFAULT_BOT_NODES };
  const dice = fastRandom(seedOf(seed, "chance"));
  const random = fastRandom(seedOf(seed, "bots"));
  const told = new LabHistory(game);
  const entries: Entry[] = [];
  const violations: string[] = [];
  const isFull = scrutiny === "full";
  const state: unknown = game.setup(config, players.length);
  let moves = 0;

  const log = (decision: string, seat: Seat | null, move: Json): void => {
    if (isFull || chance !== undefined) entries.push({ n: entries.length + 1, decision, seat, move });
  };
  const audit = (): void => {
    for (const problem of game.audit(state)) violations.push(`after ${moves} moves: ${problem}`);
  };

  const finished = attempt(violations, () => {
    const answered = playout<unknown, GameView, Json, GameEvent, unknown>(
      game,
      state,
      {
        choose(decision, view, listed) {
          moves++;
          let move = (bots[decision.seat] as LabBot).choose(
            new LabRequest(view, decision, listed, random, budget, told),
          );
          const checked = isFull ? [...listed, move] : moves % SPOT_INTERVAL === 0 ? [move] : [];
          for (const candidate of checked) {
            const refusal = game.check(view, decision, candidate);
            if (refusal === null) continue;
            violations.push(describeRefusal(decision, listed.includes(candidate), candidate, refusal.rule));
            move = listed[0] as Json;
          }
          log(decision.id, decision.seat, move);
          return move;
        },
        draw(decision) {
          const drawn =
            chance === undefined ? drawFrom(dice, decision.draw) : drawFor(chance, decision.label, decision.draw);
          log(logName(decision), null, drawn);
          return drawn;
        },
        watch(events) {
          told.add(events);
          if (isFull) audit();
        },
      },
      limit,
    );
    if (answered === null) violations.push(`no end after ${limit} moves`);
    return answered !== null;
  });

  const outcome = finished ? (game.outcome(state) as Outcome | null) : null;
  if (finished && outcome === null) violations.push("over without an outcome");
  if (!isFull) attempt(violations, () => (audit(), true));
  if (isFull && finished)
    attempt(violations, () => compareReplay(game, config, state, entries, players.length, violations));
  return {
    moves,
    finished: finished && outcome !== null,
    outcome,
    violations,
    entries: chance === undefined ? [] : entries,
  };
}

/** A game that throws has broken its contract: that is a finding, and the run goes on with the next match. */
function attempt(violations: string[], action: () => boolean): boolean {
  try {
    return action();
  } catch (error) {
    violations.push(`threw: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

function compareReplay(
  game: AnyGame,
  config: unknown,
  state: unknown,
  entries: readonly Entry[],
  seats: number,
  violations: string[],
): boolean {
  const replayed = replay(game, config, seats, entries);
  if (!replayed.ok) {
    violations.push(`replay: entry ${replayed.error.n} ${replayed.error.problem}`);
  } else if (hashState(replayed.value.state) !== hashState(state)) {
    violations.push("replay: leads to another state");
  } else if (!sameJson(game.outcome(replayed.value.state), game.outcome(state))) {
    violations.push("replay: leads to another outcome");
  }
  return true;
}

function describeRefusal(decision: SeatDecision, isListed: boolean, move: Json, rule: string): string {
  return `${decision.id}: ${isListed ? "the listed move" : "the bot's move"} ${JSON.stringify(move)} is refused by ${rule}`;
}

function requireBot(game: AnyGame, level: BotLevel): LabBot {
  const bot = game.bots[level];
  if (bot === undefined) throw new Error(`${game.meta.id} has no bot of level "${level}"`);
  return bot;
}
