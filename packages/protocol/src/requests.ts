import { isObject, type Language, type MatchRecord } from "@safehouse/kernel";
import { type CommandAnswer, type Reply, readAnswer } from "./client/answer.ts";
import { type GuestClient, guestClient } from "./client/guests.ts";
import { Http } from "./client/http.ts";
import { matchPath } from "./client/paths.ts";
import {
  type Clock,
  DEFAULT_PATIENCE,
  type Luck,
  type Patience,
  type SocketClass,
  type Surroundings,
  systemClock,
  systemLuck,
} from "./client/surroundings.ts";
import { type StudyClient, studyClient } from "./client/studies.ts";
import { type TableClient, tableClient } from "./client/tables.ts";
import type {
  CreatedMatch,
  CreateMatchRequest,
  GameDescription,
  Health,
  MatchSnapshot,
  MoveRequest,
  UndoRequest,
} from "./wire.ts";

export interface ClientOptions {
  /** Where the server lives, such as `http://127.0.0.1:4600`. */
  readonly server: URL | string;
  /** Of labels and refusals; by default the browser's, or English. */
  readonly language?: Language;
  /** Who this is at tables. A browser needs none: its cookie says so. */
  readonly guestToken?: string;
  readonly fetch?: typeof fetch;
  readonly WebSocket?: SocketClass;
  readonly clock?: Clock;
  readonly luck?: Luck;
  readonly patience?: Partial<Patience>;
}

/** A server as it is asked, one request after the other. Nothing here throws for what a server or a network does. */
export interface Requests {
  health(): Promise<Reply<Health>>;
  games(): Promise<Reply<readonly GameDescription[]>>;
  createMatch(request: CreateMatchRequest): Promise<Reply<CreatedMatch>>;

  readonly guests: GuestClient;
  readonly tables: TableClient;
  readonly studies: StudyClient;

  /* A command that failed may be sent again as it is: it has one effect. */
  getMatch(id: string, options?: { readonly token?: string; readonly from?: number }): Promise<Reply<MatchSnapshot>>;
  postMove(id: string, token: string, request: MoveRequest): Promise<CommandAnswer>;
  postUndo(id: string, token: string, request: UndoRequest): Promise<CommandAnswer>;
  record(id: string, token?: string): Promise<Reply<MatchRecord>>;
  /** Takes the name off the seat that the token plays, also after the end. */
  forgetName(id: string, token: string): Promise<Reply<null>>;
}

/** What requests and lines to one server have in common. */
export interface Way {
  readonly http: Http;
  readonly surroundings: Surroundings;
  readonly guestToken: string | undefined;
}

export function openWay(options: ClientOptions): Way {
  const surroundings = {
    fetch: options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request)),
    WebSocket: options.WebSocket ?? WebSocket,
    clock: options.clock ?? systemClock,
    luck: options.luck ?? systemLuck,
    patience: { ...DEFAULT_PATIENCE, ...options.patience },
  };
  const http = new Http(options.server, options.language, surroundings);
  return { http, surroundings, guestToken: options.guestToken };
}

export function openRequests({ http, guestToken }: Way): Requests {
  async function post(path: string, token: string, body: unknown): Promise<CommandAnswer> {
    const answered = await http.ask(path, { token, body });
    if (!("body" in answered)) return answered;
    return readAnswer(answered.status, isObject(answered.body) ? answered.body : {});
  }

  return {
    health: () => http.read("api/health"),
    games: () => http.read("api/games"),
    createMatch: (request) => http.read("api/matches", { body: request }),
    guests: guestClient(http, guestToken),
    tables: tableClient(http, guestToken),
    studies: studyClient(http, guestToken),
    getMatch: (id, { token, from } = {}) =>
      http.read(`${matchPath(id)}${from === undefined ? "" : `?from=${from}`}`, { token }),
    postMove: (id, token, request) => post(`${matchPath(id)}/moves`, token, request),
    postUndo: (id, token, request) => post(`${matchPath(id)}/undo`, token, request),
    record: (id, token) => http.read(`${matchPath(id)}/record`, { token }),
    forgetName: (id, token) => http.read(`${matchPath(id)}/name`, { token, method: "DELETE" }),
  };
}
