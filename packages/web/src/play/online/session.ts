import { batch, computed, signal } from "@preact/signals";
import {
  type AnyFront,
  decisionClosed,
  type Edition,
  isSameEdition,
  type Json,
  type Refusal,
  type Viewer,
} from "@safehouse/kernel";
import type { CommandAnswer, Connection as LineState, MatchSnapshot, WireLogRow } from "@safehouse/protocol";
import { readRow } from "../log-row.ts";
import type { Answer, Connection, Moment, SeatInfo, Session, Told } from "../session.ts";
import type { Rules } from "../rules.ts";
import type { Keeper } from "./keeper.ts";
import type { MatchLine } from "./kept-match.ts";
import { mayUndo } from "../undo.ts";

export interface OnlineSessionOptions {
  readonly game: AnyFront;
  readonly rules: Rules;
  readonly nameSeats: (seats: MatchSnapshot["seats"]) => readonly SeatInfo[];
  /** What to say if a move did not reach the server: it is kept on this device, or it is not. */
  readonly notSent: (isKept: boolean) => string;
  /** Keeps moves that have no answer yet; without one they live as long as the page. */
  readonly keeper?: Keeper;
  /** The log from its beginning: a server first sends the latest entries only. */
  readonly readLog?: () => Promise<readonly WireLogRow[]>;
  /** The match is played by other rules than `game` has: nothing of it is shown. Null if not even the server plays them. */
  readonly onOtherEdition: (edition: Edition | null) => void;
}

/** A match on a server. Closing it closes the line. */
export function openOnlineSession(match: MatchLine, options: OnlineSessionOptions): Session {
  const { game, rules, nameSeats, notSent } = options;
  const viewer = signal<Viewer>("spectator");
  const seats = signal<readonly SeatInfo[]>([]);
  const now = signal<Moment | null>(null);
  const log = signal<readonly Told[]>([]);
  const connection = signal<Connection>(readConnection(match.connection, false));
  let earlier: readonly Told[] = [];

  function takeLog(): void {
    const known = match.log.map(readRow);
    const first = known[0]?.n ?? (match.state?.n ?? 0) + 1;
    log.value = [...earlier.filter(({ n }) => n < first), ...known];
  }

  function take(state: MatchSnapshot): void {
    if (!isSameEdition(game.meta, state)) return options.onOtherEdition(state);
    const { n, view, pending, outcome } = state;
    return batch(() => {
      viewer.value = view.seat ?? "spectator";
      seats.value = nameSeats(state.seats);
      takeLog();
      now.value = { n, view, pending, outcome, moves: state.moves.map(({ decision, move }) => ({ decision, move })) };
    });
  }

  async function fetchEarlier(): Promise<void> {
    if (options.readLog === undefined || (match.log[0]?.n ?? 1) <= 1) return;
    earlier = (await options.readLog()).map(readRow);
    takeLog();
  }

  const stop = match.subscribe((news) => {
    const isFirst = now.peek() === null;
    if (news.type === "state") take(news.state);
    if (news.type === "connection") connection.value = readConnection(news.connection, now.peek() !== null);
    if (news.type === "connection" && isOfOtherEdition(news.connection)) options.onOtherEdition(null);
    if (news.type === "state" && isFirst && now.peek() !== null) void fetchEarlier();
  });
  if (match.state !== null) {
    take(match.state);
    void fetchEarlier();
  }

  /** What the server refuses the game refuses here, too, in the reader's present language. */
  async function refusalOf(answer: Refused, decision: string, move: Json): Promise<Refusal> {
    const moment = now.peek();
    const question = moment?.pending.find(({ id }) => id === decision);
    const own = moment && question ? (await rules.fetch())?.check(moment.view, question, move) : null;
    return own ?? inServersWords(answer);
  }

  async function read(
    answer: CommandAnswer,
    explain: (refused: Refused) => Refusal | Promise<Refusal>,
    isKept = false,
  ): Promise<Answer> {
    switch (answer.result) {
      case "done":
        return { result: "done" };
      case "refused":
        return { result: "refused", refusal: await explain(answer) };
      case "closed":
        return { result: "refused", refusal: decisionClosed() };
      case "failed":
        return { result: "failed", why: notSent(isKept) };
    }
  }

  return {
    game,
    rules,
    viewer,
    seats,
    now,
    log,
    connection,
    mayUndo: computed(() => mayUndo(game, viewer.value, now.value, log.value)),
    async submit(decision, move) {
      const command = match.newCommand();
      const moment = now.peek();
      const question = moment?.pending.find(({ id }) => id === decision);
      const settle =
        moment && question
          ? options.keeper?.begin({ command, n: moment.n, decision, move, question }, connection.peek() === "open")
          : undefined;
      const answer = await match.submit(decision, move, command);
      const isKept = (await settle?.(answer)) ?? false;
      return read(answer, (refused) => refusalOf(refused, decision, move), isKept);
    },
    undo: async () => read(await match.undo(), inServersWords),
    close() {
      stop();
      match.close();
    },
  };
}

type Refused = Extract<CommandAnswer, { readonly result: "refused" }>;

/** A text that is no key of any table is said as it is. */
function inServersWords({ rule, why }: Refused): Refusal {
  return { rule, why: { id: why } };
}

function isOfOtherEdition(line: LineState): boolean {
  return line.status === "refused" && line.failure.code === "match.otherEdition";
}

function readConnection(line: LineState, wasOpen: boolean): Connection {
  switch (line.status) {
    case "open":
      return "open";
    case "connecting":
      return wasOpen ? "lost" : "connecting";
    case "refused":
      return "refused";
    case "waiting":
    case "closed":
      return "lost";
  }
}
