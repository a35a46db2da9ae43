import type { PaperSeatFound } from "@safehouse/protocol";
import { newPaperCode, readPaperCode } from "@safehouse/protocol";
import type { Json } from "@safehouse/kernel";
import type { Kept } from "../guests/collection.ts";
import type { KnownGuest } from "../guests/guests.ts";
import { refusal, Refused } from "../guests/refusal.ts";
import type { Caller } from "../limits/limits.ts";
import { SharedLimits } from "../limits/shared.ts";
import type { TableBook } from "./book.ts";
import { CodeTries } from "./code-tries.ts";
import { paperCodeOf, paperToken, putOnPaper, takeOffPaper } from "./paper.ts";
import { mayHoldToken } from "./play.ts";
import { hatsOf, type Table } from "./table.ts";

/** Seats that are played on printed sheets, and the codes that stand on these. */
export class Papers {
  readonly #book: TableBook;
  readonly #tries: CodeTries;

  constructor(book: TableBook) {
    this.#book = book;
    const { commons, id, surroundings } = book.house;
    this.#tries = new CodeTries(surroundings.uptime, new SharedLimits(commons.counters, id));
  }

  async put(
    { guest }: KnownGuest,
    id: string,
    seat: number,
    { name, renew }: { readonly name?: string | undefined; readonly renew?: true | undefined },
  ): Promise<Kept<Table>> {
    const { indexes, matches, presence, house, now } = this.#book;
    const code = newPaperCode(house.surroundings.randomBelow);
    const drop = (): Promise<void> => indexes.papers.remove(code);
    const putDown = this.#book.changeAfter(id, async (seen) => {
      const game = await matches.gameOf(seen);
      const audienceOf = await presence.everywhere([id]);
      await indexes.papers.keep(code, { table: id });
      return (table) => {
        const there = table.seats[seat];
        const isThere = there?.kind === "guest" && audienceOf(id).guests.has(there.guest);
        return putOnPaper(
          table,
          game,
          guest,
          seat,
          { name: name ?? null, code, isRenewed: renew === true, isThere },
          now(),
        );
      };
    });
    const kept = await putDown.catch(async (error: unknown) => {
      if (error instanceof Refused) await drop();
      throw error;
    });
    if (paperCodeOf(kept.body, seat) !== code) await drop();
    return kept;
  }

  takeOff({ guest }: KnownGuest, id: string, seat: number): Promise<Kept<Table>> {
    return this.#book.changeAfter(id, async (seen) => {
      const level = await this.#book.matches.usualLevel(seen);
      return (table) => takeOffPaper(table, guest, seat, level);
    });
  }

  /** Whoever has a sheet in hand may enter for its seat, and nothing else. */
  async find(caller: Caller, text: string): Promise<PaperSeatFound> {
    const wasRight = caller === null ? () => {} : await this.#tries.takeEverywhere(caller, caller);
    if (wasRight === null) throw new Refused(refusal(429, "code.tries"));
    const code = readPaperCode(text);
    const entry = code === null ? null : await this.#book.indexes.papers.find(code);
    const kept = entry === null ? null : await this.#book.find(entry.body.table);
    const seat = kept?.body.seats.findIndex((_, each) => paperCodeOf(kept.body, each) === code) ?? -1;
    if (kept === null || code === null || seat < 0) throw new Refused(refusal(404, "paper.unknown"));
    wasRight();
    return presentPaper(kept, seat, code);
  }
}

function presentPaper({ id, body }: Kept<Table>, seat: number, code: string): PaperSeatFound {
  const there = body.seats[seat];
  if (there?.kind !== "paper" && there?.kind !== "guest") throw new Error("no sheet on this seat");
  return {
    table: id,
    seat,
    hat: hatsOf(body)[seat] as number,
    name: there.name,
    game: body.game,
    config: body.config as Json,
    phase: body.phase,
    match: body.match,
    token: mayHoldToken(body, there) ? paperToken(code) : null,
    level: there.bot,
  };
}
