import type { TableView } from "@safehouse/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kept } from "../guests/collection.ts";
import { GuestCookie } from "../guests/cookie.ts";
import { Guests, type KnownGuest } from "../guests/guests.ts";
import { Identity } from "../guests/identity.ts";
import { guestRoutes } from "../guests/routes.ts";
import type { House } from "../house.ts";
import type { Deliver } from "../push/deliver.ts";
import { Devices } from "../push/devices.ts";
import { type HouseKeys, readHouseKeys } from "../push/house-keys.ts";
import { Postman } from "../push/postman.ts";
import { pushRoutes } from "../push/routes.ts";
import { liveStudyRoute } from "../studies/live.ts";
import { studyRoutes } from "../studies/routes.ts";
import { Studies } from "../studies/studies.ts";
import { TableBook } from "./book.ts";
import { Chats } from "./chats.ts";
import { Lookout } from "./lookout.ts";
import { chatRoutes } from "./routes/chat.ts";
import { lobbyRoutes } from "./routes/lobby.ts";
import { liveTableRoute } from "./routes/live.ts";
import { paperRoutes } from "./routes/paper.ts";
import { playRoutes } from "./routes/play.ts";
import { Papers } from "./papers.ts";
import { Personal } from "./personal.ts";
import { presentTable } from "./present.ts";
import { SlowClock } from "./slow-clock.ts";
import { sweep } from "./sweep.ts";
import type { Table } from "./table.ts";
import { TurnBell } from "./turn-bell.ts";
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
  readonly papers: Papers;
  readonly devices: Devices;
  readonly bell: TurnBell;
  readonly studies: Studies;

  constructor(house: House, push: { readonly keys: HouseKeys; readonly deliver?: Deliver } | null = null) {
    this.house = house;
    const surroundings = { ...house.surroundings, now: house.commons.now };
    this.guests = new Guests(house.store, house.settings.keep.guests, surroundings);
    this.identity = new Identity(this.guests, new GuestCookie(house.id, house.settings.base));
    this.book = new TableBook(house, this.guests);
    this.chats = new Chats(this.book, this.guests);
    this.devices = new Devices(house.store, house.settings.keep.push, surroundings);
    const postman = push && new Postman(house, this.devices, push.keys, push.deliver);
    this.bell = new TurnBell(this.book, this.devices, postman);
    this.studies = new Studies(house, this.guests);
    this.personal = new Personal(this.book, this.guests, this.chats, this.devices, this.studies);
    this.tables = new Tables(this.book, this.personal, this.chats);
    this.papers = new Papers(this.book);
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
    const { presence, openSince, now } = this.book;
    const deadlines = this.book.followers.deadlines(kept.id);
    return presentTable(kept, guest, { deadlines, openSince, now: now(), audience: presence.at(kept.id) });
  }

  /** Also if nobody looks at it here. */
  async look(kept: Kept<Table>, guest: KnownGuest | null): Promise<TableView> {
    const { presence, openSince, now } = this.book;
    const deadlines = await this.book.followers.deadlinesOf(kept);
    const audienceOf = await presence.everywhere([kept.id]);
    return presentTable(kept, guest, { deadlines, openSince, now: now(), audience: audienceOf(kept.id) });
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

/** Adds everything under /api/guests, /api/tables and /api/studies. */
export async function addParlour(app: FastifyInstance, house: House, deliver?: Deliver): Promise<Parlour> {
  const keys = house.settings.pushHosts === null ? null : await readHouseKeys(house.store);
  const parlour = new Parlour(house, keys && { keys, ...(deliver === undefined ? {} : { deliver }) });
  await app.register(guestRoutes(house, parlour.guests, parlour.identity, parlour.personal));
  await app.register(lobbyRoutes(parlour));
  await app.register(playRoutes(parlour));
  await app.register(paperRoutes(parlour));
  await app.register(chatRoutes(parlour));
  await app.register(pushRoutes(parlour, keys));
  await app.register(studyRoutes(parlour));
  liveTableRoute(app, parlour);
  liveStudyRoute(app, parlour);

  const upkeep = new Upkeep(house, parlour);
  const slowClock = new SlowClock(
    parlour.book,
    parlour.book.hours,
    (table, seat) => void parlour.bell.remind(table, seat),
  );
  app.addHook("onListen", async () => {
    parlour.book.resume().catch((error: unknown) => house.report(error, "the timers of tables could not be resumed"));
    upkeep.start();
    void slowClock.start();
    parlour.bell.start();
  });
  app.addHook("preClose", async () => {
    await Promise.all([upkeep.stop(), slowClock.stop()]);
    parlour.bell.stop();
    parlour.studies.close();
    parlour.book.close();
  });
  return parlour;
}
