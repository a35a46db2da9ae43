import type { ListedMove, LogRow, Snapshot } from "@safehouse/host";
import type { Json, MatchRecord, Seat } from "@safehouse/kernel";
import type { CommandAnswer, Connection, LiveMatch } from "@safehouse/protocol";
import { cleanText } from "../clean.ts";
import type { Words } from "../words.ts";
import type { PlayedMatch, Turn } from "./played.ts";

/** A match on a server. What comes from there is text of strangers, and is made safe for a terminal. */
export class RemoteMatch implements PlayedMatch {
  readonly seat: Seat | null;
  readonly #live: LiveMatch;
  readonly #words: Words;
  readonly #notice: (text: string) => void;
  #isLineLost = false;
  #shown = 0;

  constructor(live: LiveMatch, seat: Seat | null, words: Words, notice: (text: string) => void) {
    this.seat = seat;
    this.#live = live;
    this.#words = words;
    this.#notice = notice;
    live.subscribe((news) => {
      if (news.type === "connection") this.#tellLine(news.connection);
    });
  }

  untilAsked(onNews: () => void): Promise<Turn> {
    return new Promise((resolve) => {
      const look = (): void => {
        const turn = this.#turn(onNews);
        if (turn === null) return;
        unsubscribe();
        resolve(turn);
      };
      const unsubscribe = this.#live.subscribe(look);
      look();
    });
  }

  snapshot(): Snapshot {
    const { state } = this.#live;
    if (state === null) throw new Error("the server has not answered yet");
    const { n, view, pending, moves, outcome } = state;
    return { n, pending, moves, view: cleanJson(view), outcome: cleanJson(outcome) };
  }

  log(from: number): readonly LogRow[] {
    const n = this.#live.state?.n ?? 0;
    return this.#live.log.filter((row) => row.n >= from && row.n <= n).map(cleanJson);
  }

  async submit({ decision, move }: ListedMove): Promise<string | null> {
    return this.#why(await this.#live.submit(decision, move));
  }

  async undo(): Promise<string | null> {
    return this.#why(await this.#live.undo());
  }

  async record(): Promise<MatchRecord | null> {
    const reply = await this.#live.record();
    return reply.result === "done" ? reply.value : null;
  }

  async close(): Promise<void> {
    this.#live.close();
  }

  #turn(onNews: () => void): Turn | null {
    const { connection, state, isCurrent } = this.#live;
    if (connection.status === "closed") return "left";
    if (connection.status === "refused") return "lost";
    if (!isCurrent || state === null) return null;
    if (state.outcome !== null) return "over";
    if (state.moves.length > 0) return "asked";
    if (state.n > this.#shown) {
      this.#shown = state.n;
      onNews();
    }
    return null;
  }

  #why(answer: CommandAnswer): string | null {
    switch (answer.result) {
      case "done":
        return null;
      case "refused":
        return cleanText(answer.why);
      case "closed":
        return this.#words("play.online.closed");
      case "failed":
        return cleanText(answer.error);
    }
  }

  #tellLine(connection: Connection): void {
    if (connection.status === "waiting" && !this.#isLineLost) {
      this.#isLineLost = true;
      this.#notice(this.#words("play.online.lost"));
    }
    if (connection.status === "open" && this.#isLineLost) {
      this.#isLineLost = false;
      this.#notice(this.#words("play.online.back"));
    }
    if (connection.status === "refused") this.#notice(cleanText(connection.failure.error));
  }
}

function cleanJson<Value>(value: Value): Value {
  const clean = (each: Json): Json => {
    if (typeof each === "string") return cleanText(each);
    if (typeof each !== "object" || each === null) return each;
    if (Array.isArray(each)) return each.map(clean);
    return Object.fromEntries(Object.entries(each).map(([name, member]) => [name, clean(member)]));
  };
  return clean(value as Json) as Value;
}
