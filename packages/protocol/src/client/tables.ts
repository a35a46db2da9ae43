import type { BotLevel } from "@safehouse/kernel";
import type {
  ChatMessages,
  ChatMessageView,
  CreateTableRequest,
  JoinByCodeRequest,
  JoinTableRequest,
  OpenTables,
  OwnTables,
  PaperRequest,
  PaperSeatFound,
  RematchRequest,
  ReportRequest,
  TableOptionsRequest,
  TableView,
} from "../wire-tables.ts";
import type { Reply } from "./answer.ts";
import type { Http } from "./http.ts";
import { tablePath } from "./paths.ts";

/** What a guest does at tables. What changes a table answers with how it looks to the guest then. */
export interface TableClient {
  create(request: CreateTableRequest): Promise<Reply<TableView>>;
  /** Public tables: with a free seat, and being played where everybody may watch. */
  open(): Promise<Reply<OpenTables>>;
  /** Where this guest sits, and whose turn it is. */
  own(page?: { readonly from: number; readonly limit: number }): Promise<Reply<OwnTables>>;
  /** Strangers may look, too: `match` is where to watch, if this table lets people watch. */
  find(id: string): Promise<Reply<TableView>>;

  /** By its code, to look at it: nobody sits down by that. */
  findByCode(code: string): Promise<Reply<TableView>>;

  /** Without a seat the first free one, or the one that was kept for this guest. */
  join(id: string, request?: JoinTableRequest): Promise<Reply<TableView>>;
  joinByCode(request: JoinByCodeRequest): Promise<Reply<TableView>>;
  leave(id: string): Promise<Reply<TableView>>;

  /* The host's business, until the start. */
  changeOptions(id: string, options: TableOptionsRequest): Promise<Reply<TableView>>;
  /** `order` names the old seats in their new order. */
  orderSeats(id: string, order: readonly number[]): Promise<Reply<TableView>>;
  putBot(id: string, seat: number, level: BotLevel): Promise<Reply<TableView>>;
  /** What one would like to be, or a bot as the host's; null for no wish any more. */
  wish(id: string, seat: number, wish: string | null): Promise<Reply<TableView>>;
  /** Sends a guest or a bot away. */
  clearSeat(id: string, seat: number): Promise<Reply<TableView>>;
  /** Sends a guest away and keeps it out, until it is let in again. */
  ban(id: string, guest: string): Promise<Reply<TableView>>;
  liftBan(id: string, guest: string): Promise<Reply<TableView>>;
  start(id: string): Promise<Reply<TableView>>;
  /** Makes the guest on that seat the host: before the start and while the match runs. */
  giveHost(id: string, seat: number): Promise<Reply<TableView>>;

  /* Sheets of paper: anybody's who sits there. */
  /** A free seat for somebody with a pencil, or the own seat, or that of somebody whose device is gone. */
  putOnPaper(id: string, seat: number, request?: PaperRequest): Promise<Reply<TableView>>;
  /** The own seat is played here again; somebody else's sheet is put away, and in a match a bot plays on. */
  takeOffPaper(id: string, seat: number): Promise<Reply<TableView>>;
  /** The seat whose sheet has this code, with what enters it. */
  findPaper(code: string): Promise<Reply<PaperSeatFound>>;

  /* While the match runs, and after. */
  /** Lets a bot play the own seat, until it is taken back. */
  handOver(id: string): Promise<Reply<TableView>>;
  takeBack(id: string): Promise<Reply<TableView>>;
  /** Wants to end the match without a result, or no longer. */
  voteEnd(id: string, agree: boolean): Promise<Reply<TableView>>;
  /** Wants a bot on the seat that everybody waits for. */
  complainAbout(id: string, seat: number): Promise<Reply<TableView>>;
  giveTime(id: string, seat: number): Promise<Reply<TableView>>;
  /** Answers with the new table. */
  rematch(id: string, request?: RematchRequest): Promise<Reply<TableView>>;

  /** What was said after message number `after`, without the muted. */
  messages(id: string, after?: number): Promise<Reply<ChatMessages>>;
  say(id: string, text: string): Promise<Reply<ChatMessageView>>;
  /** Tells the operator of the house about a message, and why if somebody says so. */
  report(id: string, message: number, reason?: ReportRequest): Promise<Reply<null>>;
}

export function tableClient(http: Http, token: string | undefined): TableClient {
  const get = <Value>(path: string): Promise<Reply<Value>> => http.read(path, { token });
  const post = <Value>(path: string, body?: object): Promise<Reply<Value>> =>
    http.read(path, { token, method: "POST", body });
  const seatPath = (id: string, seat: number): string => `${tablePath(id)}/seats/${seat}`;
  const banPath = (id: string, guest: string): string => `${tablePath(id)}/banned/${encodeURIComponent(guest)}`;
  return {
    create: (request) => post("api/tables", request),
    open: () => get("api/tables"),
    own: (page) =>
      get(page === undefined ? "api/tables/mine" : `api/tables/mine?from=${page.from}&limit=${page.limit}`),
    find: (id) => get(tablePath(id)),
    findByCode: (code) => post("api/tables/find", { code }),
    join: (id, request = {}) => post(`${tablePath(id)}/join`, request),
    joinByCode: (request) => post("api/tables/join", request),
    leave: (id) => post(`${tablePath(id)}/leave`),
    changeOptions: (id, options) => http.read(`${tablePath(id)}/options`, { token, method: "PATCH", body: options }),
    orderSeats: (id, order) => http.read(`${tablePath(id)}/order`, { token, method: "PUT", body: { order } }),
    putBot: (id, seat, level) => http.read(seatPath(id, seat), { token, method: "PUT", body: { level } }),
    wish: (id, seat, wish) => http.read(`${seatPath(id, seat)}/wish`, { token, method: "PUT", body: { wish } }),
    putOnPaper: (id, seat, request = {}) =>
      http.read(`${seatPath(id, seat)}/paper`, { token, method: "PUT", body: request }),
    takeOffPaper: (id, seat) => http.read(`${seatPath(id, seat)}/paper`, { token, method: "DELETE" }),
    findPaper: (code) => post("api/tables/paper", { code }),
    clearSeat: (id, seat) => http.read(seatPath(id, seat), { token, method: "DELETE" }),
    ban: (id, guest) => http.read(banPath(id, guest), { token, method: "PUT" }),
    liftBan: (id, guest) => http.read(banPath(id, guest), { token, method: "DELETE" }),
    start: (id) => post(`${tablePath(id)}/start`),
    giveHost: (id, seat) => post(`${tablePath(id)}/host`, { seat }),
    handOver: (id) => post(`${tablePath(id)}/hand-over`),
    takeBack: (id) => post(`${tablePath(id)}/take-back`),
    voteEnd: (id, agree) => post(`${tablePath(id)}/end`, { agree }),
    complainAbout: (id, seat) => post(`${tablePath(id)}/absent`, { seat }),
    giveTime: (id, seat) => post(`${tablePath(id)}/more-time`, { seat }),
    rematch: (id, request = {}) => post(`${tablePath(id)}/rematch`, request),
    messages: (id, after = 0) => get(`${tablePath(id)}/messages?after=${after}`),
    say: (id, text) => post(`${tablePath(id)}/messages`, { text }),
    report: (id, message, reason) => post(`${tablePath(id)}/messages/${message}/report`, reason),
  };
}
