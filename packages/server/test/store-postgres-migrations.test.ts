import { describe, expect, test } from "vitest";
import { migratePostgres } from "../src/store/postgres/migrate.ts";
import { openPostgresStore } from "../src/store/postgres/open.ts";
import { POSTGRES_MIGRATIONS } from "../src/store/postgres/schema.ts";
import { ask, freshDatabase, openOn } from "./postgres.ts";
import { newMatch } from "./store-suite-data.ts";

const NEWEST = POSTGRES_MIGRATIONS.at(-1)?.version as number;
const next = (leastReader: number) => [
  ...POSTGRES_MIGRATIONS,
  { version: NEWEST + 1, name: "more", leastReader, sql: "CREATE TABLE more (id integer)" },
];
const versions = async (address: string): Promise<unknown[]> =>
  (await ask(address, "SELECT version FROM safehouse.migrations ORDER BY version")).map((row) => row["version"]);

describe("a database is brought up to date", () => {
  test("by one of many nodes that start at once", async () => {
    const address = await freshDatabase();
    const stores = await Promise.all(Array.from({ length: 5 }, () => openOn(address)));
    await stores[0]?.createMatch(newMatch("m"));
    expect(await stores[4]?.findMatch("m")).not.toBeNull();
    expect(await versions(address)).toEqual(POSTGRES_MIGRATIONS.map(({ version }) => version));
  });

  test("while older nodes are open, if they can live with it", async () => {
    const address = await freshDatabase();
    const older = await openOn(address);
    await migratePostgres(address, next(1));
    await older.checkHealth();
    // One that starts afterwards leaves what it does not know as it is.
    await (await openOn(address)).createMatch(newMatch("m"));
    expect(await versions(address)).toHaveLength(NEWEST + 1);
  });

  test("only when older nodes are gone, if they cannot", async () => {
    const address = await freshDatabase();
    const older = await openPostgresStore(address);
    await expect(migratePostgres(address, next(NEWEST + 1))).rejects.toThrow(/Close all of them/);
    await older.close();
    await migratePostgres(address, next(NEWEST + 1));
    await expect(openPostgresStore(address)).rejects.toThrow(/newer Safehouse/);
  });

  test("or stays as it was where a step fails", async () => {
    const address = await freshDatabase();
    const broken = [
      ...POSTGRES_MIGRATIONS,
      { version: NEWEST + 1, name: "no", leastReader: 1, sql: "CREATE TABLE lines ()" },
    ];
    await expect(migratePostgres(address, broken)).rejects.toThrow(/already exists/);
    expect(await versions(address)).toHaveLength(NEWEST);
    await (await openOn(address)).checkHealth();
  });

  test("not if it is another program's", async () => {
    const address = await freshDatabase();
    await ask(address, "CREATE SCHEMA safehouse");
    await ask(address, "CREATE TABLE safehouse.theirs ()");
    await expect(openPostgresStore(address)).rejects.toThrow(/belongs to another program/);
  });
});
