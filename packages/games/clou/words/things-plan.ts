import type { Telling, ThingAnswer } from "@safehouse/kernel";
import type { Sight } from "../play.ts";
import { readRooms, readThings } from "../reading/plan.ts";
import { waysOf } from "./plan.ts";

/** A symbol of a challenge stands for its challenge: what it still needs, and what is behind it. */
export function aboutPlace(sight: Sight, at: string, telling: Telling): ThingAnswer | null {
  const { plan } = sight.table;
  const symbol = plan.symbolIndex.get(at);
  const index = symbol === undefined ? plan.thingIndex.get(at) : plan.partThing[plan.symbolPart[symbol]];
  const thing = index === undefined ? undefined : readThings(sight)[index];
  if (index === undefined || thing === undefined) return null;
  const { say } = telling;
  const nameOf = (id: string): string => say({ id: "name", args: { id } });
  const isLoot = thing.kind === "loot";
  const behind = [
    ...plan.thingOpens[index].map((room) => roomWords(sight, plan.roomNames[room], telling)),
    ...plan.thingLeads[index].map((next) => lootWords(sight, next, telling)),
    ...(isLoot && thing.value !== 0 ? [say({ id: "thing.worth", args: { points: thing.value } })] : []),
  ];
  return {
    name: nameOf(thing.name),
    kind: say({
      id: isLoot ? "thing.loot" : "thing.challenge",
      args: { room: nameOf(thing.room), state: thing.state },
    }),
    ...(thing.state !== "done" && {
      costs: say({ id: "thing.ways", args: { ways: waysOf(thing, telling), isLoot } }),
    }),
    ...(behind.length > 0 && { gives: behind.join("; ") }),
    rule: isLoot ? "C-6.6" : thing.parts.length > 1 ? "C-6.5" : "C-6.2",
  };
}

function lootWords({ table: { plan } }: Sight, thing: number, { say }: Telling): string {
  const name = say({ id: "name", args: { id: plan.thingNames[thing] } });
  return plan.value[thing] === 0 ? say({ id: "thing.leads", args: { name } }) : `${name} (${plan.value[thing]})`;
}

/** A room with what is to be had in it. */
function roomWords(sight: Sight, room: string, { say }: Telling): string {
  const loot = readThings(sight)
    .filter((each) => each.room === room && each.value !== 0)
    .map(({ name, value }) => `${say({ id: "name", args: { id: name } })} (${value})`);
  return say({ id: "thing.opens", args: { room: say({ id: "name", args: { id: room } }), loot } });
}

export function aboutRoom(sight: Sight, room: string, { say }: Telling): ThingAnswer | null {
  const known = readRooms(sight).find(({ name }) => name === room);
  if (known === undefined) return null;
  const { plan } = sight.table;
  const ways = plan.thingOpens.flatMap((rooms, thing) =>
    rooms.includes(plan.roomNames.indexOf(room)) ? [say({ id: "name", args: { id: plan.thingNames[thing] } })] : [],
  );
  const loot = readThings(sight)
    .filter((each) => each.room === room && each.value !== 0 && each.state !== "done")
    .map(({ name, value }) => `${say({ id: "name", args: { id: name } })} (${value})`);
  return {
    name: say({ id: "name", args: { id: room } }),
    kind: say({ id: known.isOpen ? "thing.room-open" : "thing.room-shut" }),
    ...(!known.isOpen && ways.length > 0 && { costs: say({ id: "thing.room-ways", args: { ways } }) }),
    ...(loot.length > 0 && { gives: loot.join("; ") }),
    rule: "C-6.3",
  };
}
