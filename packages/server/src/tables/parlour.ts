import type { TableView } from "@safehouse/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kept } from "../guests/collection.ts";
import { GuestCookie } from "../guests/cookie.ts";
import { Guests, type KnownGuest } from "../guests/guests.ts";
import { Identity } from "../guests/identity.ts";
import { guestRoutes } from "../guests/routes.ts";
import type { House } from "../house.ts";
import { TableBook } from "./book.ts";
import { Chats } from "./chats.ts";
import { Lookout } from "./lookout.ts";
import { chatRoutes } from "./routes/chat.ts";
import { lobbyRoutes } from "./routes/lobby.ts";
import { liveTableRoute } from "./routes/live.ts";
import { playRoutes } from "./routes/play.ts";
import { Personal } from "./personal.ts";
import { presentTable } from "./present.ts";
import { sweep } from "./sweep.ts";
import type { Table } from "./table.ts";
import { Tables } from "./tables.ts";
import { Upkeep } from "../upkeep/upkeep.ts";

/** Guests and tables, as the routes share them. */
export class Parlour {
  readonly house: House;
  readonly guests: Guests;
  readonly identity: Identity;
  readonly book: TableBook;
  readonly chats: Chats;
  readonly personal: Personal;
  readonly tables: Tables;

  constructor(house: House) {
    this.house = house;
    const surroundings = { ...house.surroundings, now: house.commons.now };
    this.guests = new Guests(house.store, house.settings.keep.guests, surroundings);
    this.identity = new Identity(this.guests, new GuestCookie(house.id, house.settings.base));
    this.book = new TableBook(house, this.guests);
    this.chats = new Chats(this.book, this.guests);
    this.personal = new Personal(this.book, this.guests, this.chats);
    this.tables = new Tables(this.book, this.personal, this.chats);
    void new Lookout(house, this.book, this.chats);
  }

  requireGuest(request: FastifyRequest): Promise<KnownGuest> {
    return this.identity.require(request);
  }

  findGuest(request: Pick<FastifyRequest, "headers">): Promise<KnownGuest | null> {
    return this.identity.find(request);
  }

  /** As it is known to those who look at it here. */
  show(kept: Kept<Table>, guest: KnownGuest | null): TableView {
    const { presence, openSince } = this.book;
    const deadlines = this.book.followers.deadlines(kept.id);
    return presentTable(kept, guest, { deadlines, openSince, audience: presence.at(kept.id) });
  }

  /** Also if nobody looks at it here. */
  async look(kept: Kept<Table>, guest: KnownGuest | null): Promise<TableView> {
    const { presence, openSince } = this.book;
    const deadlines = await this.book.followers.deadlinesOf(kept);
    const audienceOf = await presence.everywhere([kept.id]);
    return presentTable(kept, guest, { deadlines, openSince, audience: audienceOf(kept.id) });
  }

  /** What a guest did, and how the table looks to it then. */
  async act(request: FastifyRequest, action: (guest: KnownGuest) => Promise<Kept<Table>>): Promise<TableView> {
    const guest = await this.requireGuest(request);
    return this.look(await action(guest), guest);
  }

  /** Clears away what has expired, step by step. */
  sweep(): AsyncGenerator<void> {
    return sweep(this);
  }
}

/** Adds everything under /api/guests and /api/tables. */
export async function addParlour(app: FastifyInstance, house: House): Promise<Parlour> {
  const parlour = new Parlour(house);
  await app.register(guestRoutes(house, parlour.guests, parlour.identity, parlour.personal));
  await app.register(lobbyRoutes(parlour));
  await app.register(playRoutes(parlour));
  await app.register(chatRoutes(parlour));
  liveTableRoute(app, parlour);

  const upkeep = new Upkeep(house, parlour);
  app.addHook("onListen", async () => {
    parlour.book.resume().catch((error: unknown) => house.report(error, "the timers of tables could not be resumed"));
    upkeep.start();
  });
  app.addHook("preClose", async () => {
    await upkeep.stop();
    parlour.book.close();
  });
  return parlour;
}
