import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Postgres, startPostgres } from "../../../scripts/postgres/start.ts";
import { explainPostgres } from "../src/store/postgres/faults.ts";
import { openPostgresStore } from "../src/store/postgres/open.ts";
import { requireServer } from "../src/store/postgres/session.ts";
import { DamagedDatabase, OutcomeUnknown, StoreUnavailable } from "../src/store/store.ts";
import { ask, freshDatabase, openOn } from "./postgres.ts";
import { headAfter, linesOf } from "./store-lines.ts";
import { entry, newMatch } from "./store-suite-data.ts";

const start = headAfter(newMatch("m"), []);
const line = [{ entry: entry(1), command: null }];

/** What whoever runs the house is told. It never has the password in it. */
async function refusal(address: string): Promise<string> {
  const error: unknown = await openPostgresStore(address, { connectMs: 2_000 }).then(
    (store) => store.close().then(() => "it opened"),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StoreUnavailable);
  const { message } = error as Error;
  const { password } = new URL(address);
  if (password !== "") expect(message).not.toContain(password);
  return message;
}

const changed = (address: string, change: Partial<URL>): string => Object.assign(new URL(address), change).href;

describe("a database that cannot be used", () => {
  test("says what to do", async () => {
    const address = await freshDatabase();
    expect(await refusal(changed(address, { password: "Sesame" }))).toMatch(/does not let this account in.*PGPASSFILE/);
    expect(await refusal(changed(address, { password: "" }))).toMatch(/asks for a password.*SAFEHOUSE_STORE/);
    expect(await refusal(changed(address, { pathname: "/nowhere" }))).toMatch(/no such database.*createdb/);
    expect(await refusal(changed(address, { port: "1" }))).toMatch(/does not answer.*--store/);
  });

  test("may be read-only", async () => {
    const address = await freshDatabase();
    const store = await openOn(address);
    await ask(address, `ALTER DATABASE ${new URL(address).pathname.slice(1)} SET default_transaction_read_only = on`);
    expect(await refusal(address)).toMatch(/read-only.*primary server/);
    await store.checkHealth();
  });

  test("may keep texts in another way", async () => {
    const address = await freshDatabase();
    const name = `${new URL(address).pathname.slice(1)}_latin`;
    await ask(address, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING LATIN1 LOCALE 'C'`);
    onTestFinished(async () => void (await ask(address, `DROP DATABASE ${name} WITH (FORCE)`)));
    expect(await refusal(changed(address, { pathname: name }))).toMatch(/LATIN1.*--encoding UTF8/);
  });

  test("may be of a server that is too old, or of a standby", async () => {
    const says = (row: object) => ({ query: async () => ({ rows: [row] }) }) as unknown as Client;
    const server = { number: 150_000, version: "15.0", encoding: "UTF8", standby: false };
    await requireServer(says(server), "there");
    const old = requireServer(says({ ...server, number: 130_014, version: "13.14" }), "there");
    await expect(old).rejects.toThrow(/version 13\.14\. At least 14/);
    await expect(requireServer(says({ ...server, standby: true }), "there")).rejects.toThrow(/standby.*primary/);
  });

  test.each([
    ["53100", StoreUnavailable, /disk .* is full/],
    ["53200", StoreUnavailable, /no memory left/],
    ["42501", StoreUnavailable, /lacks a right/],
    ["XX001", DamagedDatabase, /damaged.*restore a backup/],
    ["0A000", StoreUnavailable, /cannot be used now \(so it said, 0A000\)/],
  ])("may say %s", (code, Fault, message) => {
    const error = explainPostgres(Object.assign(new Error("so it said"), { code, severity: "ERROR" }), "there");
    expect(error).toBeInstanceOf(Fault);
    expect((error as Error).message).toMatch(message);
  });

  test("may take too long: then nothing was kept, and it works again", async () => {
    const address = await freshDatabase();
    const store = await openOn(address, { statementMs: 300 });
    await store.createMatch(newMatch("m"));
    const other = new Client({ connectionString: address });
    await other.connect();
    await other.query("BEGIN");
    await other.query("SELECT * FROM safehouse.heads FOR UPDATE");
    await expect(store.append("m", start, line)).rejects.toThrow(/takes too long/);
    await other.end();
    expect(await linesOf(store, "m")).toEqual([]);
    await store.append("m", start, line);
  });
});

test("a closed store has left: whoever wants the house closed finds no connection of it", async () => {
  const address = await freshDatabase();
  const { port, hostname: host } = new URL(address);
  const left: boolean[] = [];
  // Each end of a line is told by whoever hung up, and by nobody else.
  const line = createServer({ allowHalfOpen: true }, (client) => {
    const server = connect({ port: Number(port), host, allowHalfOpen: true });
    const place = left.push(false) - 1;
    server.on("end", () => (left[place] = true));
    client.pipe(server).pipe(client);
  });
  onTestFinished(() => void line.close());
  await once(line.listen(0, "127.0.0.1"), "listening");
  const store = await openOn(changed(address, { port: String((line.address() as AddressInfo).port) }));
  await Promise.all([store.checkHealth(), store.findMatch("m"), store.findMatch("n")]);
  await store.close();
  expect(left.length).toBeGreaterThan(2);
  expect(left).not.toContain(false);
});

describe("a server of one's own", () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres({ max_connections: "8", superuser_reserved_connections: "0" });
  });
  afterAll(() => postgres.end());

  test("goes away and comes back: meanwhile nothing is said to be done, and nothing is lost", async () => {
    const store = await openOn(postgres.url, { connections: 3 });
    await store.createMatch(newMatch("m"));
    const { head } = await store.append("m", start, line);
    await postgres.stop();
    const next = [{ entry: entry(2), command: null }];
    const failed = await store.append("m", head, next).catch((error: unknown) => error);
    // A connection that nobody has seen break is tried once.
    expect([StoreUnavailable, OutcomeUnknown].some((kind) => failed instanceof kind)).toBe(true);
    await expect(store.append("m", head, next)).rejects.toThrow(StoreUnavailable);
    await expect(store.findMatch("m")).rejects.toThrow(/does not answer/);
    await expect(store.checkHealth()).rejects.toThrow(StoreUnavailable);
    await postgres.start();
    await store.append("m", head, next);
    await postgres.stop("kill");
    await postgres.start();
    expect(await linesOf(store, "m")).toHaveLength(2);
    await store.checkHealth();
  });

  test("may have no connection left", async () => {
    const taken = Array.from({ length: 8 }, () => new Client({ connectionString: postgres.url }));
    await Promise.all(taken.map((client) => client.connect()));
    expect(await refusal(postgres.url)).toMatch(/no free connection.*max_connections/);
    await Promise.all(taken.map((client) => client.end()));
  });
});
