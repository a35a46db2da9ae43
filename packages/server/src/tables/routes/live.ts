import { tableClientFrame, tableId } from "@safehouse/protocol/schemas";
import type { TableClientFrame, TableServerFrame } from "@safehouse/protocol";
import type { FastifyInstance } from "fastify";
import type { Kept } from "../../guests/collection.ts";
import type { KnownGuest } from "../../guests/guests.ts";
import { refusal, Refused } from "../../guests/refusal.ts";
import type { Peer } from "../../live/peer.ts";
import { socketRoute } from "../../live/socket-route.ts";
import { GuestLine, type LineRequest, lineRequest } from "../guest-line.ts";
import type { TableWatcher } from "../live-watchers.ts";
import type { Parlour } from "../parlour.ts";
import { handOf, ScreenReports } from "../screens.ts";
import { seatOf, type Table } from "../table.ts";

export function liveTableRoute(app: FastifyInstance, parlour: Parlour): void {
  socketRoute(app, parlour.house, "/api/tables/:id/live", (socket, request) => {
    const { id } = request.params as { id: string };
    serveTableSocket(parlour, { table: id, ...lineRequest(request) }, socket);
  });
}

export interface TableRequest extends LineRequest {
  readonly table: string;
}

/** Serves one client until its socket closes. */
export function serveTableSocket(parlour: Parlour, request: TableRequest, socket: Peer): void {
  void new TableSocket(parlour, request, socket);
}

type Hello = Extract<TableClientFrame, { readonly type: "hello" }>;

/**
 * One client that looks at a table. It says hello, again to be told anew, and a screen how far it has shown the match; everything else
 * goes over HTTP.
 */
class TableSocket {
  readonly #parlour: Parlour;
  readonly #table: string;
  readonly #line: GuestLine<TableClientFrame, TableServerFrame>;
  #watcher: TableWatcher | null = null;
  #hasGreeted = false;
  #guest: KnownGuest | null = null;
  /** Only a screen has any. */
  #reports: ScreenReports | null = null;
  #isSeated = false;
  /** The first table makes its reader ask what was said: from then on nothing said may be missed. */
  #isListening = false;
  #isHand = false;
  #isHandNoted = false;
  #told = 0;
  #passing: Promise<void> = Promise.resolve();

  constructor(parlour: Parlour, request: TableRequest, socket: Peer) {
    this.#parlour = parlour;
    this.#table = request.table;
    this.#line = new GuestLine(parlour, request, socket, {
      what: "a live socket of a table",
      frames: tableClientFrame,
      hear: (frame) => this.#hear(frame),
      left: () => this.#leave(),
    });
  }

  async #hear(frame: TableClientFrame): Promise<void> {
    if (frame.type === "shown") return await this.#hearShown(frame.n);
    this.#holdHand(frame.hand);
    if (this.#hasGreeted) return await this.#tellAgain();
    this.#hasGreeted = true;
    this.#line.greeted();
    await this.#greet(frame);
  }

  /** A screen stands where everybody looks: whoever opened it, it is nobody. */
  async #greet({ token, screen }: Hello): Promise<void> {
    const isScreen = screen === true;
    if (isScreen && token !== undefined) throw new Refused(refusal(400, "screen.token"));
    if (isScreen) this.#reports = new ScreenReports(this.#parlour.house.surroundings);
    const guest = isScreen ? null : await this.#line.findGuest(token);
    if (!tableId.safeParse(this.#table).success) throw new Refused(refusal(404, "table.unknown"));
    const { book } = this.#parlour;
    this.#guest = guest;
    const watcher: TableWatcher = {
      guest: guest?.guest ?? null,
      isScreen,
      onTable: (kept) => {
        if (this.#isListening) this.#tell(kept);
      },
      onMessage: (message) => {
        // One after the other: the order is the order they were said in.
        if (this.#isSeated) this.#passing = this.#passing.then(() => this.#passOn({ type: "message", ...message }));
      },
      onShown: (n) => this.#tellShown(n),
      onGone: () => this.#line.refuse(refusal(401, "guest.unknown")),
    };
    this.#watcher = watcher;
    this.#noteHand();
    await book.watch(this.#table, watcher);
    await this.#parlour.chats.listen(this.#table);
    if (!this.#line.isOpen) return this.#leave();
    this.#isListening = true;
    this.#tell(await book.require(this.#table));
    const shown = book.screens.shownAt(this.#table);
    if (shown !== null) this.#tellShown(shown);
  }

  async #hearShown(n: number): Promise<void> {
    if (this.#reports === null || !this.#isListening) throw new Refused(refusal(403, "screen.none"));
    const { book } = this.#parlour;
    await this.#reports.take(n, () => book.lengthOf(this.#table, n));
    book.noteShown(this.#table, n);
  }

  #tellShown(n: number): void {
    if (this.#isListening && this.#isSeated) this.#line.send({ type: "shown", n });
  }

  #holdHand(isHand: boolean | undefined): void {
    if (isHand === undefined) return;
    this.#isHand = isHand;
    this.#noteHand();
  }

  /** Others see that the device lies beside a screen as long as it says so and is there. */
  #noteHand(): void {
    const guest = this.#watcher?.guest ?? null;
    if (guest === null || this.#isHand === this.#isHandNoted) return;
    const { presence } = this.#parlour.book;
    if (this.#isHand) presence.arrive(this.#table, handOf(guest));
    else presence.leave(this.#table, handOf(guest));
    this.#isHandNoted = this.#isHand;
  }

  /** Whoever was not greeted yet is told soon. The first hello says who this is. */
  async #tellAgain(): Promise<void> {
    if (this.#told > 0) this.#tell(await this.#parlour.book.require(this.#table));
  }

  #tell(kept: Kept<Table>): void {
    if (kept.version < this.#told) return;
    this.#told = kept.version;
    this.#isSeated = this.#guest !== null && seatOf(kept.body, this.#guest.guest) >= 0;
    this.#line.send({ type: "table", ...this.#parlour.show(kept, this.#guest) });
  }

  /** Whom the guest has muted is asked anew: it may have changed since the hello. */
  async #passOn(message: Extract<TableServerFrame, { type: "message" }>): Promise<void> {
    const guest = this.#guest;
    const muted = guest === null ? [] : await this.#parlour.guests.mutedBy(guest).catch(() => guest.muted);
    if (!muted.includes(message.guest)) this.#line.send(message);
  }

  #leave(): void {
    if (this.#watcher === null) return;
    this.#isHand = false;
    this.#noteHand();
    this.#parlour.book.leave(this.#table, this.#watcher);
    this.#parlour.chats.leave(this.#table);
    this.#watcher = null;
  }
}
