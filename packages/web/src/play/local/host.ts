import { type Answer, type Clock, gameBots, type Match, openMatch, type School } from "@safehouse/host";
import type { ConfiguredMatch, KnownConfig } from "@safehouse/games";
import { type AnyGame, type Edition, type Viewer } from "@safehouse/kernel";
import {
  isPassedAround,
  type KeptMatch,
  type LocalStore,
  type LocalSummary,
  plainEntry,
  type Trouble,
  troubleOf,
} from "./kept.ts";
import type { MatchLock } from "./lock.ts";
import type { Moment } from "../session.ts";
import type { FromHost, HostAnswer, Line, OpenProblem, ToHost } from "./messages.ts";
import { nextPerson } from "./next-seat.ts";
import { opens } from "./pin.ts";
import { isPrivate, momentOf, toldFrom } from "./tell.ts";

/** As on the server: long enough that nobody can tell a quick answer from a slow one. */
const MASK_MS = 1_500;

export interface HostSurroundings {
  readonly store: LocalStore;
  readonly clock: Clock;
  readonly lock: MatchLock;
  readonly loadGame: (id: string, match: ConfiguredMatch) => Promise<AnyGame | null>;
  /** Milliseconds since 1970. */
  readonly today: () => number;
  /** Teaches bots what they lack at a table; without, they play as they are. */
  readonly school?: School;
}

/** Hosts one match at the far end of the line, for as long as the line is there. */
export function hostMatch(line: Line<FromHost, ToHost>, surroundings: HostSurroundings): void {
  const host = new LocalHost(line, surroundings);
  line.listen((message) => void host.hear(message));
}

/** The authority of one match on this device. It lives in a worker and tells the page one viewer's knowledge at a time. */
class LocalHost {
  readonly #line: Line<FromHost, ToHost>;
  readonly #surroundings: HostSurroundings;
  #kept: KeptMatch | null = null;
  #match: Match | null = null;
  #viewer: Viewer | null = null;
  #sentRows = 0;
  /** The table after each entry that the viewer was not told of yet. */
  #fresh: Moment[] = [];
  #isFlushing = false;
  /** Bots wait until somebody looks: what they do at the start is there to be seen. */
  #look: () => void = () => {};
  readonly #looked = new Promise<void>((resolve) => (this.#look = resolve));
  #unwatch: () => void = () => {};
  #unlock: () => void = () => {};

  constructor(line: Line<FromHost, ToHost>, surroundings: HostSurroundings) {
    this.#line = line;
    this.#surroundings = surroundings;
  }

  async hear(message: ToHost): Promise<void> {
    switch (message.type) {
      case "open":
        return this.#open(message.match, message.isTakingOver);
      case "watch":
        return this.#watch(message.viewer, message.pin);
      case "submit":
        return this.#act(message.command, (match, seat) => match.submit({ seat, ...message }));
      case "undo":
        return this.#act(message.command, (match, seat) => match.undo({ seat, ...message }));
      case "record":
        return this.#line.post({ type: "record", record: this.#match?.record() ?? null });
      case "close":
        return this.#close();
    }
  }

  async #open(id: string, isTakingOver: boolean): Promise<void> {
    const { store, lock } = this.#surroundings;
    const unopened = (problem: OpenProblem): void => this.#line.post({ type: "unopened", problem });
    const unlock = await lock(id, isTakingOver, () => this.#stop("taken"));
    if (unlock === null) return unopened("busy");
    this.#unlock = unlock;
    try {
      const kept = await store.read(id);
      if (kept === null) return unopened("unknown");
      this.#kept = kept;
      const game = await this.#surroundings.loadGame(kept.summary.game, configured(kept));
      if (game === null) return unopened("release");
      this.#match = await this.#begin(game, kept);
    } catch (error) {
      return unopened(this.#kept === null ? troubleOf(error) : problemOf(error));
    }
    const { summary, secrets } = this.#kept;
    this.#line.post({
      type: "opened",
      game: summary.game,
      ...configured(this.#kept),
      title: summary.title,
      seats: summary.seats,
      isPassedAround: isPassedAround(summary),
      hasPin: secrets.pin !== null,
      continuedFrom: summary.continuedFrom ?? null,
    });
    return undefined;
  }

  #begin(game: AnyGame, { summary, secrets, entries }: KeptMatch): Promise<Match> {
    const { store, clock } = this.#surroundings;
    const bots = gameBots(game, this.#surroundings.school);
    return openMatch({
      game,
      config: secrets.config,
      seats: summary.seats,
      chance: { seed: secrets.seed, contributions: [] },
      journal: {
        append: (lines) =>
          store.append(
            summary.id,
            lines.map(({ entry, command }) => ({ ...entry, command })),
            { updatedAt: this.#surroundings.today() },
          ),
      },
      clock,
      entries: entries.map(plainEntry),
      commands: entries.flatMap(({ seat, command, n }) =>
        command === null || seat === null ? [] : [{ seat, command, n }],
      ),
      maskMs: MASK_MS,
      bots: { choose: (level, question) => this.#looked.then(() => bots.choose(level, question)) },
      onError: (error) => this.#stop(troubleOf(error)),
    });
  }

  #watch(viewer: Viewer, pin: string): void {
    if (this.#match === null || this.#kept === null) return;
    const { summary, secrets } = this.#kept;
    const isHand = typeof viewer === "number";
    // A hand is shown to its own person only; what bots hold is nobody's business.
    const isBarred = isHand && summary.seats[viewer]?.kind !== "human";
    if (isBarred || (isHand && isPassedAround(summary) && secrets.pin !== null && !opens(secrets.pin, pin))) {
      this.#line.post({ type: "barred" });
      return;
    }
    this.#unwatch();
    this.#viewer = viewer;
    this.#sentRows = 0;
    this.#fresh = this.#missedBy(viewer);
    this.#unwatch = this.#match.subscribe(viewer, (frame) => {
      this.#fresh.push(momentOf(frame));
      this.#flushSoon();
    });
    this.#flush();
    this.#look();
  }

  /** Whoever gets the device back has missed everything since their own last move, and sees it as they would have then. */
  #missedBy(viewer: Viewer): Moment[] {
    if (this.#match === null || this.#kept === null || !isPassedAround(this.#kept.summary)) return [];
    const own = this.#match.log(viewer).findLast(({ seat }) => seat === viewer);
    return own === undefined ? [] : this.#match.frames(viewer, own.n).map(momentOf);
  }

  /** What happens together is sent together, each entry with the table right after it. */
  #flushSoon(): void {
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    queueMicrotask(() => this.#flush());
  }

  #flush(): void {
    this.#isFlushing = false;
    const match = this.#match;
    if (match === null || this.#viewer === null || this.#kept === null) return;
    const moment = match.snapshot(this.#viewer);
    // The present one also knows what no entry tells, such as this viewer's sealed answer.
    const moments = [...this.#fresh.filter(({ n }) => n < moment.n), moment];
    this.#fresh = [];
    const rows = toldFrom(match, this.#viewer, this.#sentRows + 1);
    // What a person finds when they sit down is no news.
    const isNews = this.#sentRows > 0 && isPrivate(match, rows);
    this.#sentRows = moment.n;
    const next = nextPerson(match, this.#kept.summary.seats);
    this.#line.post({ type: "state", viewer: this.#viewer, moments, rows, isPrivate: isNews, next });
    void this.#note({ n: moment.n, isOver: moment.outcome !== null, yourTurn: next !== null });
  }

  /** For the list of matches; it is worked out anew whenever the match is opened, so a failure does no harm. */
  async #note(changes: Partial<LocalSummary>): Promise<void> {
    const { store } = this.#surroundings;
    await store.change(this.#kept?.summary.id ?? "", changes).catch(() => {});
  }

  async #act(command: string, act: (match: Match, seat: number) => Promise<Answer>): Promise<void> {
    const answer = await this.#answer(act);
    this.#flush();
    this.#line.post({ type: "answer", command, answer });
  }

  async #answer(act: (match: Match, seat: number) => Promise<Answer>): Promise<HostAnswer> {
    const match = this.#match;
    const seat = this.#viewer;
    if (match === null || typeof seat !== "number") return { result: "failed", trouble: "gone" };
    try {
      const answer = await act(match, seat);
      if (answer.status !== "done") return { result: "refused", refusal: answer.refusal };
      return { result: "done" };
    } catch (error) {
      return { result: "failed", trouble: troubleOf(error) };
    }
  }

  #stop(trouble: Trouble): void {
    if (this.#match === null) return;
    this.#line.post({ type: "stopped", trouble });
    void this.#close();
  }

  async #close(): Promise<void> {
    const match = this.#match;
    this.#match = null;
    this.#viewer = null;
    this.#unwatch();
    await match?.close();
    this.#unlock();
  }
}

function configured({
  secrets: { rules, content, config },
}: KeptMatch): ConfiguredMatch & { readonly edition: Edition } {
  return { edition: { rules, content }, config: config as KnownConfig };
}

function problemOf(error: unknown): OpenProblem {
  const trouble = troubleOf(error);
  return trouble === "broken" ? "damaged" : trouble;
}
