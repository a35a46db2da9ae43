import { expect, onTestFinished, test } from "vitest";
import type { Hint } from "../src/commons/commons.ts";
import { Earshot } from "../src/matches/earshot.ts";
import { ask, follow, makeMatch, playOn, type TestHouse } from "./house.ts";
import { openStreet } from "./houses.ts";

test("who was heard of a match is told of it for half a minute after the last word", () => {
  let now = 0;
  const earshot = new Earshot(() => now);
  expect(earshot.isHeard("m")).toBe(false);
  expect(earshot.hear("m")).toBe(true);
  now = 20_000;
  expect(earshot.hear("m")).toBe(false);
  now = 49_999;
  expect(earshot.isHeard("m")).toBe(true);
  now = 50_000;
  expect(earshot.isHeard("m")).toBe(false);
  expect(earshot.hear("other")).toBe(true);
  expect(earshot.hear("m")).toBe(true);
});

test("that a match is followed here is said again before the others have forgotten it", () => {
  let now = 0;
  const earshot = new Earshot(() => now);
  expect(earshot.wasSaid("m")).toBe(false);
  earshot.say("m");
  now = 9_999;
  expect(earshot.wasSaid("m")).toBe(true);
  now = 10_000;
  expect(earshot.wasSaid("m")).toBe(false);
});

test("moves of a match that is played through one house are hinted at to nobody, until somebody comes through another", async () => {
  const all = await openStreet(3);
  onTestFinished(() => all.close());
  const [a, b] = all.houses as [TestHouse, TestHouse, TestHouse];
  const listener = all.hub.join("who only listens");
  const match = await makeMatch(a);
  const hints: Hint[] = [];
  listener.bus.onHint((hint) => {
    if (hint.about === "match" && hint.id === match.id) hints.push(hint);
  });
  await playOn(a, match, 10);
  expect(hints).toEqual([]);
  const socket = await follow(b, match);
  socket.send({ type: "hello", n: 0 });
  await socket.next("state");
  expect(hints).toHaveLength(1);
  await playOn(a, match, 1);
  const { n } = (await ask(a, match.path)).body;
  await expect.poll(() => hints.at(-1)).toMatchObject({ n });
  await expect.poll(() => socket.frames.at(-1)).toMatchObject({ type: "entry", n });
});
