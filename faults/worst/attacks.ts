import { connect, type Socket } from "node:net";

export interface Told {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
  readonly body: any;
}

export interface Attacker {
  readonly server: URL;
  /** The address it comes from. */
  readonly from: string;
  /** How long the log is that it reads again and again. */
  readonly entries: number;
  ask(method: string, path: string, body?: object, token?: string): Promise<Told>;
  /** As whoever sits at the machine, whom nothing is limited for: only to prepare something. */
  askInPeace(method: string, path: string, body?: object, token?: string): Promise<Told>;
}

/** Prepares something bad; what it returns is done again and again and tells a status, or 0 where there is none. */
export type Attack = (attacker: Attacker) => Promise<() => Promise<number>>;

const GAME = { game: "klaumau", seats: 2 };
const CLOU = { game: "clou", config: {}, seats: [{ kind: "human" }] };
const LONELY = {
  game: "robnrun",
  config: {},
  seats: Array.from({ length: 5 }, () => ({ kind: "bot", level: "expert" })),
};
const MOST_HALF_OPEN = 400;

let commands = 0;
const command = (): string => `worst-${++commands}`;

/** A match whose seat takes back each of its moves: the log grows, and nothing happens. */
async function moveAndUndoIn(
  ask: Attacker["ask"],
): Promise<{ id: string; again(): Promise<readonly [Told, Told | null]> }> {
  const { body: made } = await ask("POST", "/api/matches", CLOU);
  const { id } = made;
  const token = made.seats?.[0].token as string;
  let next: { decision: string; move: unknown } | undefined;
  return {
    id,
    async again() {
      if (next === undefined) next = (await ask("GET", `/api/matches/${id}`, undefined, token)).body.moves?.[0];
      const { decision = "none", move = null } = next ?? {};
      const moved = await ask("POST", `/api/matches/${id}/moves`, { command: command(), n: 0, decision, move }, token);
      if (moved.status !== 200) {
        if (moved.status === 409) next = undefined;
        return [moved, null];
      }
      const undone = await ask("POST", `/api/matches/${id}/undo`, { command: command(), n: 0 }, token);
      if (undone.status === 422) next = undefined;
      return [moved, undone];
    },
  };
}

async function longLog({ askInPeace, entries }: Attacker): Promise<string> {
  const match = await moveAndUndoIn(askInPeace);
  for (let written = 0; written < entries;) {
    const [moved, undone] = await match.again();
    if (moved.status !== 200) break;
    written += undone?.status === 200 ? 2 : 1;
  }
  return match.id;
}

const readLog: Attack = async (attacker) => {
  const id = await longLog(attacker);
  return async () => (await attacker.ask("GET", `/api/matches/${id}?from=0`)).status;
};

const sayHello: Attack = async (attacker) => {
  const id = await longLog(attacker);
  const url = `ws://${attacker.server.host}/api/matches/${id}/live`;
  const open = (): WebSocket =>
    // Node's own WebSocket takes headers, which a browser's does not.
    new WebSocket(url, { headers: { "x-forwarded-for": attacker.from } } as unknown as string[]);
  let socket = open();
  return async () => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: "hello", n: 1 }));
    else if (socket.readyState > WebSocket.OPEN) socket = open();
    return 0;
  };
};

const moveAndUndo: Attack = async ({ ask, askInPeace }) => {
  const ways = { isReady: false };
  // Made in peace, played as everybody must.
  const match = await moveAndUndoIn((...request) => (ways.isReady ? ask : askInPeace)(...request));
  ways.isReady = true;
  return async () => {
    const [moved, undone] = await match.again();
    return undone?.status ?? moved.status;
  };
};

const lonelyMatches: Attack =
  async ({ ask }) =>
  async () =>
    (await ask("POST", "/api/matches", LONELY)).status;

const tables: Attack = async ({ ask, askInPeace }) => {
  let token = (await askInPeace("POST", "/api/guests", { name: "Worst" })).body.token as string;
  let count = 0;
  return async () => {
    if (++count % 10 === 0) {
      const come = await ask("POST", "/api/guests", { name: "Worst" });
      token = come.body.token ?? token;
    }
    return (await ask("POST", "/api/tables", { ...GAME, visibility: "public" }, token)).status;
  };
};

const prints: Attack =
  async ({ ask }) =>
  async () =>
    (await ask("GET", "/api/print/clou/old-mansion+bruce+janet+rules")).status;

const wrongCodes: Attack = async ({ ask, askInPeace }) => {
  const token = (await askInPeace("POST", "/api/guests", { name: "Guess" })).body.token as string;
  let count = 0;
  return async () => {
    const code = `velvet-crowbar-${String(++count % 100).padStart(2, "0")}`;
    return (await ask("POST", "/api/tables/join", { code }, token)).status;
  };
};

/** At a table whose match runs, with a name that changes all the time. */
const renames: Attack = async ({ ask, askInPeace }) => {
  const comeIn = async (name: string): Promise<string> =>
    (await askInPeace("POST", "/api/guests", { name })).body.token as string;
  const [host, guest] = [await comeIn("Host"), await comeIn("Guest")];
  const { body } = await askInPeace("POST", "/api/tables", GAME, host);
  await askInPeace("POST", `/api/tables/${body.id}/join`, {}, guest);
  await askInPeace("POST", `/api/tables/${body.id}/start`, undefined, host);
  let count = 0;
  return async () => (await ask("PATCH", "/api/guests/me", { name: `Name ${++count % 2}` }, guest)).status;
};

/** Connections that begin a request and never end it. */
const halfOpen: Attack = async ({ server, from }) => {
  const held = new Set<Socket>();
  return async () => {
    if (held.size >= MOST_HALF_OPEN) return 0;
    const socket = connect(Number(server.port), server.hostname);
    held.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => held.delete(socket));
    socket.write(`POST /api/matches HTTP/1.1\r\nHost: ${server.host}\r\nX-Forwarded-For: ${from}\r\nContent-Le`);
    return 0;
  };
};

export const ATTACKS: { readonly [name: string]: Attack } = {
  readLog,
  sayHello,
  moveAndUndo,
  lonelyMatches,
  tables,
  prints,
  wrongCodes,
  renames,
  halfOpen,
};
