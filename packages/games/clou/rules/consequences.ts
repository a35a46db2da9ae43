import { ALARM, CAUGHT_BY_TRACES, DONE, FORBIDDEN_NEXT, OPEN, OVER, STAGE, TIME, TRACES } from "../slots.ts";
import type { Effect } from "../content/plan.ts";
import { type Colour, maskOf } from "../content/symbols.ts";
import type { TraceCause } from "../events.ts";
import type { Play } from "../play.ts";
import { isPartDone, leadOn } from "./access.ts";
import { moveConcert } from "./passages.ts";
import { endMatch } from "./ending.ts";

// Bars, effects and what is overcome cause each other, so they live in one file.

/** C-7.2: crosses traces one by one; the last one available ends the match at once. Below 0 wipes them away. */
export function crossTraces(play: Play, count: number, cause: TraceCause, seat: number | null): void {
  const { table, board, events } = play;
  if (count < 0) {
    const wiped = Math.min(-count, table.plan.traces - board[TRACES]);
    board[TRACES] += wiped;
    if (wiped > 0) events?.push({ type: "traced", cause, seat, count: -wiped, left: board[TRACES] });
    return;
  }
  for (let i = 0; i < count && board[STAGE] !== OVER; i++) {
    board[TRACES] -= 1;
    events?.push({ type: "traced", cause, seat, count: 1, left: board[TRACES] });
    if (board[TRACES] === 0) endMatch(play, CAUGHT_BY_TRACES);
    else reactToMarks(play, "traces", board[TRACES]);
  }
}

/** C-2.3: crosses time symbols one by one; with none left the alarm goes off. Below 0 wins them back. */
export function crossTime(play: Play, count: number, cause: "round" | "effect"): void {
  const { table, board, events } = play;
  if (count < 0) {
    const won = Math.min(-count, table.plan.time - board[TIME]);
    board[TIME] += won;
    if (won > 0) events?.push({ type: "time", cause, count: -won, left: board[TIME] });
    return;
  }
  for (let i = 0; i < count && board[TIME] > 0 && board[STAGE] !== OVER; i++) {
    board[TIME] -= 1;
    events?.push({ type: "time", cause, count: 1, left: board[TIME] });
    moveConcert(play);
    if (board[TIME] === 0) ringAlarm(play, "time");
    table.plan.bars.forEach(({ withTime }, bar) => {
      if (withTime) moveBar(play, bar);
    });
    reactToMarks(play, "time", board[TIME]);
  }
}

/** Notes the alarm; the escape begins once the crossing is settled (C-7.6). */
export function ringAlarm({ board, events }: Play, cause: "time" | "effect" | "noticed"): void {
  if (board[ALARM] === 1) return;
  board[ALARM] = 1;
  events?.push({ type: "alarm", cause });
}

/** C-6.8: a bar that reacts loses a symbol; with the last one its effects happen. What they cause does not move it once more. */
export function moveBar(play: Play, bar: number): void {
  const { table, board, events } = play;
  const at = table.barsAt + bar;
  if (board[at] === 0) return;
  board[at] -= 1;
  const { id, length, effects, isEndless } = table.plan.bars[bar];
  events?.push({ type: "reacted", rule: id, left: board[at] });
  if (board[at] > 0) return;
  carryOut(play, effects);
  if (isEndless) board[at] = length;
}

function reactToMarks(play: Play, bar: "time" | "traces", left: number): void {
  for (const mark of play.table.plan.marks) {
    if (mark.bar !== bar || mark.left !== left) continue;
    play.events?.push({ type: "reacted", rule: mark.id, left: 0 });
    carryOut(play, mark.effects);
  }
}

/** C-6.8, in the order of C-7.6: traces, other effects, and the alarm last. */
export function carryOut(play: Play, effects: readonly Effect[]): void {
  if (effects.length === 0) return;
  for (const effect of effects) if (effect.do === "traces") crossTraces(play, effect.cost, "effect", null);
  for (const effect of effects) {
    if (play.board[STAGE] === OVER) return;
    if (effect.do === "time") crossTime(play, effect.cost, "effect");
    else if (effect.do === "time-to") crossTimeTo(play, effect.mark);
    else if (effect.do === "forbid") forbid(play, effect.symbols as readonly Colour[]);
    else if (effect.do === "overcome") overcomeByEffect(play, effect.challenge);
  }
  if (effects.some((effect) => effect.do === "alarm") && play.board[STAGE] !== OVER) ringAlarm(play, "effect");
}

/** all time before a mark. */
function crossTimeTo(play: Play, id: string): void {
  const left = play.table.plan.marks.find((mark) => mark.id === id)?.left ?? 0;
  crossTime(play, Math.max(0, play.board[TIME] - left), "effect");
}

function forbid({ board, events }: Play, symbols: readonly Colour[]): void {
  board[FORBIDDEN_NEXT] |= maskOf(symbols);
  events?.push({ type: "forbidden", symbols });
}

function overcomeByEffect(play: Play, challenge: string): void {
  const { table, board } = play;
  const thing = table.plan.thingIndex.get(challenge) as number;
  if (board[table.thingsAt + thing] !== DONE) overcome(play, thing);
}

/** Diamonds, arrows and free loot of a challenge; or the loot itself. */
export function overcome(play: Play, thing: number): void {
  const { table, board, events } = play;
  const { plan } = table;
  board[table.thingsAt + thing] = DONE;
  if (thing >= plan.challengeCount) {
    events?.push({ type: "looted", loot: plan.thingNames[thing], value: plan.value[thing] });
    return;
  }
  events?.push({ type: "overcome", challenge: plan.thingNames[thing] });
  leadOn(play, thing);
  takeFreeLoot(play);
  overcomeCrossed(play);
  if (board[STAGE] === OVER) return;
  plan.bars.forEach(({ overcoming }, bar) => {
    if (board[STAGE] !== OVER && overcoming.includes(thing)) moveBar(play, bar);
  });
}

/** what was crossed before the break-in counts as soon as it can be reached, and its printed traces are paid then. */
export function overcomeCrossed(play: Play): void {
  const { table, board } = play;
  const { plan, thingsAt } = table;
  if (table.terms === null) return;
  for (let thing = 0; thing < plan.challengeCount && board[STAGE] !== OVER; thing++) {
    if (board[thingsAt + thing] !== OPEN) continue;
    const part = plan.thingParts[thing].find((each) => isPartDone(play, each));
    if (part === undefined) continue;
    crossTraces(play, plan.partTraces[part], "printed", null);
    if (board[STAGE] === OVER) return;
    overcome(play, thing);
    carryOut(play, plan.partEffects[part]);
  }
}

/** C-6.6: loot with nothing to pay and no effect of its own is crossed by itself. */
export function takeFreeLoot(play: Play): void {
  const { table, board } = play;
  const { plan, thingsAt } = table;
  for (let loot = plan.challengeCount; loot < plan.thingNames.length; loot++) {
    if (board[thingsAt + loot] === OPEN && plan.isFree[loot] && isPartDone(play, plan.thingParts[loot][0])) {
      overcome(play, loot);
    }
  }
}
