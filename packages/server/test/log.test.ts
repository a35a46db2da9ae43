import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { memoryStore } from "../src/store/memory.ts";
import type { Store } from "../src/store/store.ts";
import { ask, bot, follow, human, makeMatch, nextMove, openHouse, playOn, testSettings } from "./house.ts";
import { comeIn, startedTable } from "./parlour.ts";

/** A house that logs all it can, and what it has logged. */
async function talkativeHouse(store: Store) {
  const logTo = new PassThrough();
  let text = "";
  logTo.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const house = await openHouse({ store, logTo, settings: testSettings({ log: "trace" }) });
  return { house, logged: () => text };
}

test("an evening at the most talkative level leaves no secret in the log", async () => {
  const store = memoryStore();
  const { house, logged } = await talkativeHouse(store);
  const secrets: string[] = [];
  const keep = (...found: (string | null | undefined)[]): void => {
    for (const secret of found) if (secret) secrets.push(secret);
  };

  const { ann, bob, id, match, annSees, bobSees } = await startedTable(house, { contribution: "c0ffeec0ffee" });
  keep("c0ffeec0ffee", annSees.you?.token, bobSees.you?.token);
  for (const { token } of [ann, bob]) keep(token, token.split(".")[1]);
  const link = await ann.ask("/api/guests/me/links", undefined, "POST");
  const device = await ask(house, "/api/guests/devices", { body: { code: link.body.code } });
  keep(link.body.code, (device.headers.get("set-cookie") ?? "").split(/[=;]/)[1]);
  const lobby = await bob.at("", { game: "klaumau", seats: 2 });
  keep(lobby.code);
  const made = await makeMatch(house, { seats: [human, human, bot], seed: "a seed to keep" });
  keep("a seed to keep", ...made.tokens);

  // Everything that goes well, and everything that does not, with the secrets in all the wrong places.
  await playOn(house, made, 6);
  const cookie = (device.headers.get("set-cookie") ?? "").split(";", 1)[0] as string;
  await ask(house, "/api/guests/me", { headers: { cookie } });
  await ask(house, "/api/guests/me/links", { method: "POST", headers: { cookie, origin: "https://evil.example" } });
  await ann.ask("/api/tables/join", { code: lobby.code });
  await ann.ask(`/api/tables/${id}/messages`, { text: `my token is ${ann.token}` });
  await bob.ask(`/api/tables/${id}/messages/1/report`, undefined, "POST");
  for (const secret of secrets) {
    const odd = encodeURIComponent(secret);
    await ask(house, `/api/matches/${match}?token=${odd}`);
    await ask(house, `/api/${odd}`);
    await ask(house, `/api/tables/${odd}/join`, { body: {} });
    await ask(house, `/api/matches/${odd}`);
    await ask(house, "/api/matches", { body: `{"seed": "${secret}` });
    await ask(house, "/api/guests", { body: { name: "Ann", token: secret } });
    await ask(house, "/api/guests/devices", { body: { code: secret } });
    await ask(house, `/api/matches/${match}`, { token: secret.replaceAll(/[^\w.-]/g, "-") });
    for (const path of [`/api/matches/${match}`, `/api/tables/${id}`]) {
      const socket = await follow(house, { path }, { query: `?token=${odd}` });
      socket.send({ type: "hello", token: secret, n: 0 });
      await expect.poll(() => socket.frames.length, { interval: 1 }).toBeGreaterThan(0);
      socket.close();
    }
  }
  // When something breaks inside, most is told of it.
  // The bot may be at it.
  await expect.poll(() => nextMove(house, made)).not.toBeNull();
  const move = await nextMove(house, made);
  const { putDocument, append } = store;
  store.append = () => Promise.reject(new Error("the disk is away"));
  store.putDocument = () => Promise.reject(new Error("the disk is away"));
  expect((await ask(house, `${made.path}/moves`, move ?? {})).status).toBe(503);
  expect((await ann.ask(`/api/tables/${id}/hand-over`, undefined, "POST")).status).toBe(503);
  expect((await ask(house, "/api/guests", { body: { name: "Cid" } })).status).toBe(503);
  Object.assign(store, { putDocument, append });
  await ann.ask("/api/guests/me", undefined, "DELETE");
  await comeIn(house, "Cid");

  keep((await store.findMatch(match))?.seed, (await store.findMatch(made.id))?.seed);
  const waiting = (await store.findDocument("table", lobby.id))?.body as unknown as { seed: string };
  keep(waiting.seed);
  await house.close();

  const text = logged();
  expect(text.split("\n").length).toBeGreaterThan(100);
  expect(text).toContain("the disk is away");
  expect(text).toContain('"msg":"a message was reported"');
  expect(JSON.parse(text.split("\n").find((line) => line.includes("a message was reported")) ?? "")).toMatchObject({
    table: id,
    message: 1,
    author: ann.id,
    by: bob.id,
  });
  expect(secrets.length).toBeGreaterThan(12);
  for (const secret of secrets) expect(text.includes(secret), `the log tells ${secret}`).toBe(false);
});
