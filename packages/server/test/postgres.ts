import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Client } from "pg";
import { inject, onTestFinished } from "vitest";
import { type ConnectionOptions } from "../src/store/postgres/connections.ts";
import { openPostgresStore } from "../src/store/postgres/open.ts";
import type { Store } from "../src/store/store.ts";

/** The address of the run's own Postgres, which is started when the first test asks. */
async function serverAddress(): Promise<string> {
  const address = await text(connect(inject("postgresDesk"), "127.0.0.1"));
  if (address === "") throw new Error("there is no Postgres for tests; what it said is above");
  return address;
}

let count = 0;

/** A database of its own, and how to be rid of it. */
export async function makeDatabase(): Promise<{ readonly address: string; drop(): Promise<void> }> {
  const server = await serverAddress();
  const name = `test_${process.pid}_${++count}`;
  await ask(server, `CREATE DATABASE ${name}`);
  return {
    address: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: async () => void (await ask(server, `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

/** The address of an empty database that is gone after the test. */
export async function freshDatabase(): Promise<string> {
  const { address, drop } = await makeDatabase();
  onTestFinished(drop);
  return address;
}

/** A store that is closed after the test. */
export async function openOn(address: string, options?: ConnectionOptions): Promise<Store> {
  const store = await openPostgresStore(address, options);
  onTestFinished(() => store.close());
  return store;
}

/** Asks behind the store's back. */
export async function ask(address: string, query: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(query, values)).rows;
  } finally {
    await client.end();
  }
}
