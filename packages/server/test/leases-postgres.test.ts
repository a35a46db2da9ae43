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
  const commons = await openPostgresCommons(address, { build: "1", editions: {}, surroundings: still });
  onTestFinished(() => commons.close());
  const gained: string[] = [];
  onTestFinished(commons.leases.want(match.id, () => void gained.push(match.id)));
  expect(await commons.leases.takeDue(10, [])).toEqual([]);
  await ask(address, "DELETE FROM safehouse.houses WHERE node = 'dying'");
  expect(await commons.leases.takeDue(10, [])).toEqual([match.id]);
  expect(gained).toEqual([match.id]);
});
