import type { TableLine, Telling } from "@safehouse/kernel";
import type { Sight } from "../play.ts";
import { type Room, readRooms, readThings, type Thing } from "../reading/plan.ts";

/** Rooms that the crew has come to, with what is in them; in short without what is done. */
export function openRooms(sight: Sight, telling: Telling): TableLine[] {
  return roomsThat(sight, ({ isOpen }) => isOpen).map(({ name, things }) => {
    const left = things.filter(({ state }) => state !== "done").map((thing) => thingBrief(thing, telling));
    return {
      ...roomLine(name, things, telling),
      brief: left.length === 0 ? "" : `${nameOf(name, telling)}: ${left.join(" · ")}`,
    };
  });
}

/** The others; in short their names alone. */
export function shutRooms(sight: Sight, telling: Telling): TableLine[] {
  return roomsThat(sight, ({ isOpen }) => !isOpen).map(({ name, things }) => ({
    ...roomLine(name, things, telling),
    brief: nameOf(name, telling),
  }));
}

function roomsThat(
  sight: Sight,
  isMeant: (room: Room) => boolean,
): readonly { readonly name: string; readonly things: readonly Thing[] }[] {
  const things = readThings(sight);
  return readRooms(sight)
    .filter(isMeant)
    .map(({ name }) => ({ name, things: things.filter(({ room }) => room === name) }));
}

function roomLine(room: string, things: readonly Thing[], telling: Telling): TableLine {
  const texts = things.map((thing) => thingText(thing, telling));
  return { thing: `room:${room}`, text: `${nameOf(room, telling)}: ${texts.join(" ")}` };
}

function nameOf(id: string, { say }: Telling): string {
  return say({ id: "name", args: { id } });
}

/** The symbols that each way of doing it still needs. */
function needsOf({ parts }: Thing): string[][] {
  return parts.map(({ symbols }) => symbols.filter(({ state }) => state === "needed").map(({ colours }) => colours));
}

/** What each way of doing it still needs, and what doing it that way brings upon the crew. */
export function waysOf(thing: Thing, { say }: Pick<Telling, "say">) {
  return needsOf(thing).map((needs, i) => {
    const { traces, effects } = thing.parts[i];
    return {
      needs: needs.map((symbol) => say({ id: "symbol", args: { symbol } })),
      traces,
      effects: say({ id: "effects", args: { effects } }),
    };
  });
}

function thingText(thing: Thing, telling: Telling): string {
  const name = nameOf(thing.name, telling);
  const args = { name, isDone: thing.state === "done", value: thing.value, ways: waysOf(thing, telling) };
  return telling.say({ id: "words.thing", args });
}

/** "Window (3) [lock safe | strength]" */
function thingBrief(thing: Thing, telling: Telling): string {
  const ways = needsOf(thing)
    .filter((needs) => needs.length > 0)
    .map((needs) => needs.map((gift) => telling.say({ id: "words.gift", args: { gift } })).join(" "));
  return [
    nameOf(thing.name, telling),
    thing.value === 0 ? "" : `(${thing.value})`,
    ways.length === 0 ? "" : `[${ways.join(" | ")}]`,
  ]
    .filter((text) => text !== "")
    .join(" ");
}
