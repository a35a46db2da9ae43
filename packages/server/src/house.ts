import { editionsOf, GAME_IDS, loadGame } from "@safehouse/games";
import type { FastifyBaseLogger } from "fastify";
import { pacedBots } from "./bots/paced.ts";
import type { Commons } from "./commons/commons.ts";
import { BotPool, type Thinkers } from "./bots/pool.ts";
import { Limits } from "./limits/limits.ts";
import { Corks } from "./live/corks.ts";
import { type SocketPatience, USUAL_PATIENCE } from "./live/patience.ts";
import { Claims } from "./matches/claims.ts";
import { describe } from "./matches/failure.ts";
import { Matches } from "./matches/matches.ts";
import { type GameSource, Shelf } from "./matches/shelf.ts";
import { Metrics } from "./metrics.ts";
import { sumOf, untoldLosses } from "./reported/losses.ts";
import type { Settings } from "./settings.ts";
import { gamesModule } from "./shelf/module.ts";
import type { Store } from "./store/store.ts";
import type { Surroundings } from "./surroundings.ts";

/** Games, and the module that loads them once more in the threads of the bots. */
export interface GameModule extends GameSource {
  readonly module: string;
}

export const HOUSE_GAMES: GameModule = {
  ids: GAME_IDS,
  load: loadGame,
  editions: editionsOf,
  module: gamesModule(),
};

/** What the routes share. */
export interface House {
  /** Tells it from others on the same host. */
  readonly id: string;
  readonly version: string;
  readonly settings: Settings;
  readonly store: Store;
  readonly matches: Matches;
  readonly claims: Claims;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly surroundings: Surroundings;
  readonly commons: Commons;
  readonly corks: Corks;
  readonly patience: SocketPatience;
  /** Calls when something was written to a match here. Returns what ends it. */
  onMoved(listener: (match: string) => void): () => void;
  /** For the operator: something failed that nobody else can be told of. */
  report(error: unknown, what: string): void;
  /** For the operator: something that people want looked at. */
  notify(details: object, what: string): void;
  close(): Promise<void>;
}

export interface HouseOptions extends Pick<
  House,
  "id" | "version" | "settings" | "store" | "surroundings" | "commons"
> {
  readonly games: GameModule;
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
  readonly patience?: Partial<SocketPatience>;
  /** Who thinks for the bots; by default threads of this process. Closed with the house. */
  readonly thinkers?: Thinkers;
}

export function openHouse(options: HouseOptions): House {
  const { id, version, settings, store, games, log, surroundings, commons } = options;
  const metrics = new Metrics();
  const thinkers =
    options.thinkers ?? new BotPool({ limitMs: settings.botLimit, games: games.module, time: surroundings });
  const movedListeners = new Set<(match: string) => void>();
  const matches = new Matches({
    store,
    shelf: new Shelf(games),
    bots: (game, match, standing) =>
      pacedBots(
        game,
        () => match().seats,
        { choose: (level, question) => thinkers.choose(game.meta, level, question, standing()) },
        settings.botDelay,
        surroundings,
      ),
    maskMs: settings.mask,
    idleMs: settings.idle * 1000,
    mostAwake: settings.mostAwake,
    surroundings,
    commons,
    onMoved: (match) => movedListeners.forEach((listener) => listener(match)),
    reports: {
      botFailed({ id, game }, { seat, level, decision, problem }) {
        metrics.botFailures.inc({ game, level });
        log.warn({ match: id, game, seat, level, decision, problem }, "the first listed move was played for a bot");
      },
      quarantined(match, failure) {
        metrics.quarantines.inc();
        log.error({ match, err: failure.cause ?? failure }, "a match is set apart");
      },
      storeFailed(match, error) {
        metrics.storeFailures.inc();
        log.error({ match, problem: describe(error) }, "the store failed");
      },
      failed: (match, error) => log.error({ match, err: error }, "something failed beside a match"),
    },
  });
  const claims = new Claims(store, surroundings.uptime, {
    claimed(match, claimed, end) {
      metrics.claims.inc();
      log.error({ match, claimed, ...end }, "a client claims to have seen more of a match than there is");
    },
    confirmed: (match, problem) => void matches.setApart(match, problem),
    failed: (match, error) => log.error({ match, err: error }, "a match could not be held against its marks"),
  });
  const lost = async (): Promise<ReturnType<typeof sumOf>> => sumOf(await untoldLosses(store).catch(() => []));
  metrics.watch("safehouse_lost_commits", "Commits known to be lost", async () => (await lost()).commits);
  metrics.watch("safehouse_lost_matches", "Matches known to have lost entries", async () => (await lost()).matches);
  metrics.watch("safehouse_matches_in_memory", "Matches in memory", () => matches.inMemory);
  const limits = new Limits(
    { address: settings.limitAddress, seat: settings.limitSeat, match: settings.limitMatch },
    surroundings.uptime,
    (scope) => metrics.limited.inc({ scope }),
  );
  return {
    id,
    version,
    settings,
    store,
    matches,
    claims,
    limits,
    metrics,
    surroundings,
    commons,
    corks: new Corks(surroundings),
    patience: { ...USUAL_PATIENCE, ...options.patience },
    onMoved(listener) {
      movedListeners.add(listener);
      return () => movedListeners.delete(listener);
    },
    report: (error, what) => log.error({ err: error }, what),
    notify: (details, what) => log.warn(details, what),
    async close() {
      await matches.close();
      await thinkers.close();
      await commons.close();
      await store.close();
    },
  };
}
