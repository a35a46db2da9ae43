import { type Refusal, refuse } from "@safehouse/kernel";
import { DONE, FORBIDDEN, NOT_NEEDED, OPEN } from "./slots.ts";
import { giftName } from "./compile/gifts.ts";
import { maskName } from "./content/symbols.ts";
import type { Sight } from "./play.ts";
import { isPartDone, whyOffLimits } from "./rules/access.ts";

/** Why no symbol at all can be crossed there now; null if the right one could. */
export function whyNotReachedOnPlan(sight: Sight, symbol: number): Refusal | null {
  const { table, board } = sight;
  const { plan } = table;
  const thing = plan.partThing[plan.symbolPart[symbol]];
  const held = board[table.symbolsAt + symbol];
  if (held === NOT_NEEDED) return refuse("C-1.3", "no.not-needed", { crew: plan.neededFrom[symbol] });
  if (held !== 0) return refuse("C-4.2", "no.crossed");
  if (board[table.thingsAt + thing] === DONE) return refuse("C-6.5", "no.overcome", { thing: plan.thingNames[thing] });
  if (board[table.thingsAt + thing] !== OPEN) return whyClosed(sight, thing);
  const offLimits = whyNotNow(sight, thing);
  if (offLimits !== null) return offLimits;
  const earlier = plan.symbolAfter[symbol].find((before) => board[table.symbolsAt + before] === 0);
  if (earlier === undefined) return null;
  return refuse("C-6.4", "no.order", { thing: plan.thingNames[thing], needs: maskName(plan.symbolMask[earlier]) });
}

/** Why an activated symbol does not go there, though another would. */
export function whyNotThisSymbol({ table, board }: Sight, gift: number, symbol: number): Refusal {
  const needs = table.plan.symbolMask[symbol];
  if ((gift & needs) === 0) {
    return refuse("C-4.2", "no.other-symbol", { gift: giftName(gift), needs: maskName(needs) });
  }
  return refuse("C-6.8", "no.forbidden", { symbols: maskName(board[FORBIDDEN]).split("/") });
}

/** Null for what is no loot, and where nothing on the plan is in the way. */
export function whyNotLooted(sight: Sight, name: string): Refusal | null {
  const { table, board } = sight;
  const { plan } = table;
  const thing = plan.thingIndex.get(name);
  if (thing === undefined || thing < plan.challengeCount) return null;
  const held = board[table.thingsAt + thing];
  if (held === DONE) return refuse("C-6.6", "no.loot-taken", { loot: name });
  if (held !== OPEN) return whyClosed(sight, thing);
  const offLimits = whyNotNow(sight, thing);
  if (offLimits !== null) return offLimits;
  const [part] = plan.thingParts[thing];
  if (isPartDone(sight, part)) return null;
  const missing = plan.partSymbols[part].filter((symbol) => board[table.symbolsAt + symbol] === 0);
  const needs = missing.map((symbol) => maskName(plan.symbolMask[symbol]));
  return refuse("C-6.6", "no.loot-needs", { loot: name, needs });
}

function whyNotNow(sight: Sight, thing: number): Refusal | null {
  const { thingNames, roomNames, concert, sneakThing } = sight.table.plan;
  const why = whyOffLimits(sight, thing);
  if (why === "sneaking") return refuse("X-6.6", "no.sneaking", { way: thingNames[sneakThing] });
  if (why === "interval" && concert !== null) return refuse("X-6.5", "no.interval", { room: roomNames[concert.room] });
  return null;
}

/** Names what would open the room, or lead there. */
function whyClosed({ table, board }: Sight, thing: number): Refusal {
  const { plan } = table;
  const room = plan.thingRoom[thing];
  const isRoomOpen = board[table.roomsAt + room] === OPEN;
  const ways = isRoomOpen
    ? plan.thingLeads.map((to) => to.includes(thing))
    : plan.thingOpens.map((to) => to.includes(room));
  const by = plan.thingNames.filter((_, challenge) => ways[challenge]);
  return isRoomOpen
    ? refuse("C-6.2", "no.not-led", { thing: plan.thingNames[thing], by })
    : refuse("C-6.2", "no.closed", { room: plan.roomNames[room], by });
}
