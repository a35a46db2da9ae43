import type { BotLevel } from "@safehouse/kernel";
import type { PaperRequest, Reply, TableClient, TableOptionsRequest, TableView } from "@safehouse/protocol";
import { ensureGuest, rememberGuest } from "../../app/api.ts";
import { navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { toast } from "../../app/toast.ts";
import { readOn } from "../../chat/chat.ts";
import { textIn } from "../../text/texts.ts";
import { lookSoon } from "../tables/watch.ts";
import { newContribution } from "./logic/contribution.ts";
import type { TableLine } from "./table-line.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** What a person does at a table. What the server refuses is shown; true if it was done. */
export class Doings {
  readonly #line: TableLine;
  /** The next empty seat is one's own doing. */
  isLeaving = false;

  constructor(line: TableLine) {
    this.#line = line;
  }

  /** Sits down as the guest that this browser is, or under this name as a new one. */
  async sit(seat: number | null, name: string | null = null): Promise<boolean> {
    if (name !== null) {
      const guest = await ensureGuest(name);
      if (guest.result === "failed") return this.#refuse(guest);
    }
    this.isLeaving = false;
    const wish = { contribution: newContribution(), ...(seat !== null && { seat }) };
    const isSeated = await this.#do((tables, id) => tables.join(id, wish));
    // The line was a stranger's until now.
    if (name !== null) this.#line.reopen();
    if (isSeated) rememberGuest(true);
    return isSeated;
  }

  async leave(): Promise<boolean> {
    this.isLeaving = true;
    return this.#do((tables, id) => tables.leave(id));
  }

  start = (): Promise<boolean> => this.#do((tables, id) => tables.start(id));
  handOver = (): Promise<boolean> => this.#do((tables, id) => tables.handOver(id));
  takeBack = (): Promise<boolean> => this.#do((tables, id) => tables.takeBack(id));
  putBot = (seat: number, level: BotLevel): Promise<boolean> =>
    this.#do((tables, id) => tables.putBot(id, seat, level));
  wish = (seat: number, wish: string | null): Promise<boolean> => this.#do((tables, id) => tables.wish(id, seat, wish));
  putOnPaper = (seat: number, request: PaperRequest = {}): Promise<boolean> =>
    this.#do((tables, id) => tables.putOnPaper(id, seat, request));
  takeOffPaper = (seat: number): Promise<boolean> => this.#do((tables, id) => tables.takeOffPaper(id, seat));
  clearSeat = (seat: number): Promise<boolean> => this.#do((tables, id) => tables.clearSeat(id, seat));
  ban = (guest: string): Promise<boolean> => this.#do((tables, id) => tables.ban(id, guest));
  liftBan = (guest: string): Promise<boolean> => this.#do((tables, id) => tables.liftBan(id, guest));
  order = (order: readonly number[]): Promise<boolean> => this.#do((tables, id) => tables.orderSeats(id, order));
  changeOptions = (options: TableOptionsRequest): Promise<boolean> =>
    this.#do((tables, id) => tables.changeOptions(id, options));
  giveHost = (seat: number): Promise<boolean> => this.#do((tables, id) => tables.giveHost(id, seat));
  voteEnd = (agree: boolean): Promise<boolean> => this.#do((tables, id) => tables.voteEnd(id, agree));
  complainAbout = (seat: number): Promise<boolean> => this.#do((tables, id) => tables.complainAbout(id, seat));
  giveTime = (seat: number): Promise<boolean> => this.#do((tables, id) => tables.giveTime(id, seat));

  /** Opens the next table, or finds the one that somebody else has opened, takes the seat that is kept there, and goes there. */
  async rematch(seats: "same" | "rotated"): Promise<boolean> {
    const reply = await this.#line.act((tables) => tables.rematch(this.#line.id, { seats }));
    if (reply.result === "failed") return this.#refuse(reply);
    const { id, phase } = reply.value;
    readOn(this.#line.id, id);
    if (phase === "open") await this.#line.act((tables) => tables.join(id, { contribution: newContribution() }));
    lookSoon();
    navigate(`/table/${id}`);
    return true;
  }

  async #do(action: (tables: TableClient, id: string) => Promise<Reply<TableView>>): Promise<boolean> {
    const reply = await this.#line.act((tables) => action(tables, this.#line.id));
    if (reply.result === "failed") return this.#refuse(reply);
    lookSoon();
    return true;
  }

  #refuse({ status, error }: { readonly status: number | null; readonly error: string }): false {
    const t = textIn(settings.language.value, { en, de });
    toast({ text: status === null ? t.lineDown : error, tone: "refusal" });
    return false;
  }
}
