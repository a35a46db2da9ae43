import type { AddressInfo } from "node:net";
import type { CreatedMatch, MatchSnapshot, ServerFrame } from "@safehouse/protocol";
import { PROBLEM_CODES, PROBLEM_TYPE } from "@safehouse/protocol/schemas";
import type { FastifyInstance } from "fastify";
import { type AppOptions, buildApp } from "../src/app.ts";
import { readSettings, type Settings } from "../src/settings.ts";
import { memoryStore } from "../src/store/memory.ts";

/** Without waiting, and with nothing in the log. */
export function testSettings(changes: Partial<Settings> = {}): Settings {
  const settings = readSettings(["--mask=0", "--bot-delay=0", "--log=silent", "--port=0"], {});
  if (!settings.ok || settings.value === "help") throw new Error("the settings of the tests are wrong");
  return { ...settings.value, ...changes };
}

export interface TestHouse {
  readonly app: FastifyInstance;
  readonly address: string;
  close(): Promise<void>;
}

export async function openHouse(options: Partial<AppOptions> = {}): Promise<TestHouse> {
  const app = await buildApp({ version: "1.2.3", settings: testSettings(), store: memoryStore(), ...options });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return { app, address, close: () => app.close() };
}

export interface Told {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- the tests look at answers of every shape
  readonly body: any;
}

export async function ask(
  house: TestHouse,
  path: string,
  init: { token?: string; body?: unknown; headers?: Record<string, string>; method?: string } = {},
): Promise<Told> {
  const { token, body, headers, method } = init;
  const response = await fetch(house.address + path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  const told = { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  if (path.startsWith("/api/")) requireCode(told);
  return told;
}

/** Again when the press is too busy, as its answer asks one to: the house may share its machine with much else. */
export async function askPress(...order: Parameters<typeof ask>): Promise<Told> {
  for (;;) {
    const told = await ask(...order);
    if (told.body.code !== "print.busy") return told;
  }
}

/** Whatever a test is refused: it is a problem with a code of the list. */
export function requireCode({ status, headers, body }: Pick<Told, "status" | "body"> & { headers: Headers }): void {
  if (status < 400) return;
  if (!headers.get("content-type")?.startsWith(PROBLEM_TYPE) || !(body.code in PROBLEM_CODES)) {
    throw new Error(`${status} without a code: ${headers.get("content-type")} ${JSON.stringify(body)}`);
  }
}

export const human = { kind: "human" } as const;
export const bot = { kind: "bot", level: "random" } as const;

export interface TestMatch extends CreatedMatch {
  readonly path: string;
  readonly tokens: readonly string[];
}

export async function makeMatch(house: TestHouse, changes: object = {}): Promise<TestMatch> {
  const wish = { game: "klaumau", config: {}, seats: [human, human], ...changes };
  const { status, body } = await ask(house, "/api/matches", { body: wish });
  if (status !== 201) throw new Error(`no match: ${JSON.stringify(body)}`);
  const created = body as CreatedMatch;
  return { ...created, path: `/api/matches/${created.id}`, tokens: created.seats.map(({ token }) => token ?? "") };
}

export async function look(house: TestHouse, { path }: TestMatch, token?: string): Promise<MatchSnapshot> {
  const { status, body } = await ask(house, path, token === undefined ? {} : { token });
  if (status !== 200) throw new Error(`cannot look: ${status} ${JSON.stringify(body)}`);
  return body as MatchSnapshot;
}

let commands = 0;
export const newCommand = (): string => `command-${++commands}`;

/** The seat that is asked first, with the first move it may make, ready to be posted. */
export async function nextMove(house: TestHouse, match: TestMatch) {
  for (const [seat, token] of match.tokens.entries()) {
    if (token === "") continue;
    const { n, moves } = await look(house, match, token);
    const first = moves[0];
    if (first === undefined) continue;
    return { seat, token, body: { command: newCommand(), n, decision: first.decision, move: first.move } };
  }
  return null;
}

/** Answers whatever is asked with the first listed move, until the end or so many moves. */
export async function playOn(house: TestHouse, match: TestMatch, most = Number.POSITIVE_INFINITY): Promise<number> {
  for (let played = 0; played < most; played++) {
    const next = await nextMove(house, match);
    if (next === null) return played;
    const { status, body } = await ask(house, `${match.path}/moves`, next);
    if (status !== 200) throw new Error(`a listed move got ${status}: ${JSON.stringify(body)}`);
  }
  return most;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the tests look at frames of every shape
export type LooseFrame = ServerFrame & { readonly [field: string]: any };

export interface TestSocket {
  readonly frames: LooseFrame[];
  readonly closed: Promise<number>;
  send(frame: unknown): void;
  /** The next frame that fits and was not asked for before. */
  next(type: ServerFrame["type"]): Promise<LooseFrame>;
  close(): void;
}

export async function follow(
  house: TestHouse,
  match: { readonly path: string },
  options: { query?: string; headers?: Record<string, string> } = {},
): Promise<TestSocket> {
  const url = `${house.address.replace("http", "ws")}${match.path}/live${options.query ?? ""}`;
  // Node's own WebSocket takes headers, which a browser's does not.
  const socket = new WebSocket(url, { headers: options.headers ?? {} } as unknown as string[]);
  const frames: LooseFrame[] = [];
  const read = new Set<LooseFrame>();
  let wake = (): void => {};
  socket.addEventListener("message", ({ data }) => {
    frames.push(JSON.parse(data as string) as LooseFrame);
    wake();
  });
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener("close", ({ code }) => {
      resolve(code);
      wake();
    }),
  );
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", () => reject(new Error("no socket")));
  });
  return {
    frames,
    closed,
    send: (frame) => socket.send(typeof frame === "string" ? frame : JSON.stringify(frame)),
    async next(type) {
      for (;;) {
        const found = frames.find((frame) => frame.type === type && !read.has(frame));
        if (found !== undefined) {
          read.add(found);
          return found;
        }
        if (socket.readyState > 1) throw new Error(`closed without ${type}: ${JSON.stringify(frames.at(-1))}`);
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    close: () => socket.close(),
  };
}
