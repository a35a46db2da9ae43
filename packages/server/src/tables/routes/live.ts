import { tableHelloFrame, tableId } from "@safehouse/protocol/schemas";
import type { Language } from "@safehouse/kernel";
import type { TableServerFrame } from "@safehouse/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kept } from "../../guests/collection.ts";
import type { KnownGuest } from "../../guests/guests.ts";
import { type Refusal, refusal, refusalProblem, Refused } from "../../guests/refusal.ts";
import { readJson } from "../../http/json.ts";
import { languageOf } from "../../language.ts";
import { type Caller, callerOf } from "../../limits/limits.ts";
import { Line } from "../../live/line.ts";
import type { Peer, Wire } from "../../live/peer.ts";
import { POLICY, socketRoute, TRY_LATER } from "../../live/socket-route.ts";
import { houseFailed, Problem } from "../../problem.ts";
import type { TableWatcher } from "../live-watchers.ts";
import type { Cancel } from "../../surroundings.ts";
import type { Parlour } from "../parlour.ts";
import { seatOf, type Table } from "../table.ts";

export function liveTableRoute(app: FastifyInstance, parlour: Parlour): void {
  socketRoute(app, parlour.house, "/api/tables/:id/live", (socket, request) => {
    const { id } = request.params as { id: string };
    const { headers, raw } = request;
    const asked = { table: id, language: languageOf(request), caller: callerOf(request), headers, wire: raw.socket };
    serveTableSocket(parlour, asked, socket);
  });
}

export interface TableRequest {
  readonly table: string;
  readonly language: Language;
  readonly caller: Caller;
  /** Where a browser says who it is. */
  readonly headers: FastifyRequest["headers"];
  readonly wire: Wire;
}

/** Serves one client until its socket closes. */
export function serveTableSocket(parlour: Parlour, request: TableRequest, socket: Peer): void {
  void new TableSocket(parlour, request, socket);
}

/** One client that looks at a table. It only says hello, again to be told anew; everything else it does goes over HTTP. */
class TableSocket {
  readonly #parlour: Parlour;
  readonly #request: TableRequest;
  readonly #table: string;
  readonly #line: Line;
  readonly #endPatience: Cancel;
  #watcher: TableWatcher | null = null;
  #hasGreeted = false;
  #guest: KnownGuest | null = null;
  #isSeated = false;
  /** The first table makes its reader ask what was said: from then on nothing said may be missed. */
  #isListening = false;
  #told = 0;
  #passing: Promise<void> = Promise.resolve();

  constructor(parlour: Parlour, request: TableRequest, socket: Peer) {
    this.#parlour = parlour;
    this.#request = request;
    this.#table = request.table;
    const { house } = parlour;
    this.#line = new Line(
      socket,
      request.wire,
      {
        onText: (text) => void this.#receive(text),
        onClosed: () => this.#leave(),
        onSlow: () => house.metrics.slowReaders.inc(),
      },
      house,
    );
    const leave = (): void => this.#refuse(refusal(400, "live.hello"));
    this.#endPatience = house.surroundings.after(house.patience.hello, leave);
  }

  async #receive(text: string | null): Promise<void> {
    try {
      this.#parlour.house.limits.chargeAddress(this.#request.caller);
      const hello = tableHelloFrame.safeParse(text === null ? null : readJson(text));
      if (!hello.success) return this.#refuse(refusal(400, "live.hello"));
      if (this.#hasGreeted) return await this.#tellAgain();
      this.#hasGreeted = true;
      this.#endPatience();
      await this.#greet(hello.data.token);
    } catch (error) {
      if (!this.#line.isOpen) return this.#leave();
      if (error instanceof Refused) return this.#refuse(error.refusal);
      if (!(error instanceof Problem)) this.#parlour.house.report(error, "a live socket of a table failed");
      this.#close(error instanceof Problem ? error : houseFailed());
    }
  }

  async #greet(token: string | undefined): Promise<void> {
    const { headers } = this.#request;
    const guest = await this.#parlour.findGuest({
      headers: token === undefined ? headers : { authorization: `Bearer ${token}` },
    });
    if (!tableId.safeParse(this.#table).success) throw new Refused(refusal(404, "table.unknown"));
    const { book } = this.#parlour;
    this.#guest = guest;
    const watcher: TableWatcher = {
      guest: guest?.guest ?? null,
      onTable: (kept) => {
        if (this.#isListening) this.#tell(kept);
      },
      onMessage: (message) => {
        // One after the other: the order is the order they were said in.
        if (this.#isSeated) this.#passing = this.#passing.then(() => this.#passOn({ type: "message", ...message }));
      },
      onGone: () => this.#refuse(refusal(401, "guest.unknown")),
    };
    this.#watcher = watcher;
    await book.watch(this.#table, watcher);
    await this.#parlour.chats.listen(this.#table);
    if (!this.#line.isOpen) return this.#leave();
    this.#isListening = true;
    this.#tell(await book.require(this.#table));
  }

  /** Whoever was not greeted yet is told soon. The first hello says who this is. */
  async #tellAgain(): Promise<void> {
    if (this.#told > 0) this.#tell(await this.#parlour.book.require(this.#table));
  }

  #tell(kept: Kept<Table>): void {
    if (kept.version < this.#told) return;
    this.#told = kept.version;
    this.#isSeated = this.#guest !== null && seatOf(kept.body, this.#guest.guest) >= 0;
    this.#send({ type: "table", ...this.#parlour.show(kept, this.#guest) });
  }

  /** Whom the guest has muted is asked anew: it may have changed since the hello. */
  async #passOn(message: Extract<TableServerFrame, { type: "message" }>): Promise<void> {
    const guest = this.#guest;
    const muted = guest === null ? [] : await this.#parlour.guests.mutedBy(guest).catch(() => guest.muted);
    if (!muted.includes(message.guest)) this.#send(message);
  }

  #refuse(why: Refusal): void {
    this.#close(refusalProblem(why, this.#request.language));
  }

  #close({ status, body }: Problem): void {
    this.#send({ type: "error", status, ...body } as unknown as TableServerFrame);
    this.#line.close(status < 500 ? POLICY : TRY_LATER);
  }

  #send(frame: TableServerFrame): void {
    this.#line.send(JSON.stringify(frame));
  }

  #leave(): void {
    this.#endPatience();
    if (this.#watcher === null) return;
    this.#parlour.book.leave(this.#table, this.#watcher);
    this.#parlour.chats.leave(this.#table);
    this.#watcher = null;
  }
}
