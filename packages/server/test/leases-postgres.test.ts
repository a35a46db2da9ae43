import { expect, onTestFinished, test } from "vitest";
import { openPostgresCommons } from "../src/commons/postgres.ts";
import { machine } from "../src/surroundings.ts";
import { ask, freshDatabase, openOn } from "./postgres.ts";
import { newMatch } from "./store-suite-data.ts";

/** Nothing is done by itself: neither is a beat shown nor a lease asked for again. */
const still = { ...machine, every: () => () => {} };

test("whoever wants a match is told when it is taken because it is due", async () => {
  const address = await freshDatabase();
  const store = await openOn(address);
  const match = newMatch("match", { seats: [{ kind: "human" }, { kind: "bot", level: "random" }] });
  await store.createMatch(match);
  await ask(
    address,
    `WITH dying AS (
       INSERT INTO safehouse.houses (node, build, editions, started_at, open_since, until)
       VALUES ('dying', '1', '{}', 0, 0, now() + interval '1 hour'))
     INSERT INTO safehouse.leases (match, node) VALUES ($1, 'dying')`,
    [match.id],
  );
  let late = 0;
  const surroundings = { ...still, uptime: () => machine.uptime() + late };
  const commons = await openPostgresCommons(address, { build: "1", editions: {}, surroundings });
  onTestFinished(() => commons.close());
  const gained: string[] = [];
  // Who is late asks for nothing by itself: else what is wanted might come that way, on a slow machine.
  late = 3_600_000;
  onTestFinished(commons.leases.want(match.id, () => void gained.push(match.id)));
  expect(await commons.leases.takeDue(10, [])).toEqual([]);
  await ask(address, "DELETE FROM safehouse.houses WHERE node = 'dying'");
  expect(await commons.leases.takeDue(10, [])).toEqual([match.id]);
  expect(gained).toEqual([match.id]);
});

test("whoever was denied a match because the house was late is told that it has it after all", async () => {
  const address = await freshDatabase();
  await openOn(address);
  let late = 0;
  const beats: (() => void)[] = [];
  const surroundings = {
    ...machine,
    uptime: () => machine.uptime() + late,
    every: (_: number, act: () => void) => {
      beats.push(act);
      return () => {};
    },
  };
  const commons = await openPostgresCommons(address, { build: "1", editions: {}, surroundings });
  onTestFinished(() => commons.close());
  let gained = 0;
  onTestFinished(commons.leases.want("match", () => void gained++));
  await expect.poll(() => gained).toBe(1);
  late = 60_000;
  expect(commons.leases.isMine("match")).toBe(false);
  for (const beat of beats) beat();
  await expect.poll(() => gained).toBe(2);
  expect(commons.leases.isMine("match")).toBe(true);
});
