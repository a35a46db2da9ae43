import type { MessageTable, Speaker } from "@safehouse/kernel";
import type { Effect } from "../content/plan.ts";
import type { Event } from "../events.ts";
import type { OwnWords } from "./make-asked-en.ts";
import { naming } from "./naming.ts";
import { effectsEn } from "./effects-en.ts";
import {
  AND,
  capital,
  colourWords,
  conditionName,
  count,
  does,
  giftName,
  makePlaces,
  OR,
  people,
  signed,
  sum,
  THIEVES,
} from "./words-en.ts";

type Told<Type extends Event["type"]> = Omit<Extract<Event, { type: Type }>, "type">;

/** The other sentences that all games of the family share: what happened, why not, and what came of it. */
// oxlint-disable-next-line typescript/explicit-function-return-type -- its type is what the other languages are held to
export function makeToldEn({ names, stars = {} }: OwnWords) {
  const nameOf = naming(names, "en");
  const starName = naming(stars, "en");
  const { placeName, shortPlace, lineName } = makePlaces(nameOf);
  const plain = { nameOf, symbols: (list: readonly string[]): string => OR.format(list.map(colourWords)) };
  return {
    "event.rolled": ({ round, dice }: Told<"rolled">) => `Round ${round}: ${dice.join(", ")}.`,
    "event.bonus": ({ seat, gift }: Told<"bonus">, who: Speaker) =>
      `The roll gives ${who.isYou(seat) ? "you" : who.name(seat)} ${giftName(gift)}.`,
    "event.readied": ({ seat, white, by }: Told<"readied">, who: Speaker) =>
      `${does(who, seat, "add", "adds")} ${by === null ? giftName(white) : `${signed(by)} (${giftName(white)})`}.`,
    "event.used": ({ seat, dice, extra, by, number, cell }: Told<"used">, who: Speaker) =>
      `${does(who, seat, "use", "uses")} ${sum(dice, extra, by, number)} for ${placeName(cell)}.`,
    "event.any": ({ seat, cell, number }: Told<"any">, who: Speaker) =>
      number === null
        ? `${does(who, seat, "cross", "crosses")} ${placeName(cell)} just like that.`
        : `${does(who, seat, "write", "writes")} any number: ${number} in ${placeName(cell)}.`,
    "event.line": ({ line }: Told<"line">) => `${capital(lineName(line))} is complete.`,
    "event.activated": ({ seat, gift }: Told<"activated">, who: Speaker) =>
      `${does(who, seat, "activate", "activates")} ${giftName(gift)}.`,
    "event.gained": ({ seat, gift }: Told<"gained">, who: Speaker) =>
      `${does(who, seat, "get", "gets")} ${giftName(gift)} for this round.`,
    "event.crossed": ({ seat, gift, at }: Told<"crossed">, who: Speaker) =>
      `${does(who, seat, "cross", "crosses")} ${giftName(gift)}: ${placeName(at)}.`,
    "event.let-go": ({ seat, gift, lapsed }: Told<"let-go">, who: Speaker) =>
      lapsed
        ? `Nothing needs ${giftName(gift)}. It lapses.`
        : `${does(who, seat, "let", "lets")} ${giftName(gift)} go.`,
    "event.overcome": ({ challenge }: Told<"overcome">) => `${nameOf(challenge)}: done.`,
    "event.opened": ({ room }: Told<"opened">) => `${nameOf(room)} is open.`,
    "event.looted": ({ loot, value }: Told<"looted">) => `Loot: ${nameOf(loot)}, ${count(value, "point")}.`,
    "event.traced": ({ cause, seat, count: n, left }: Told<"traced">, who: Speaker) => {
      if (n < 0) return `${count(-n, "trace")} wiped away, ${left} left.`;
      if (cause === "dice" && seat !== null)
        return `${does(who, seat, "leave", "leaves")} a die: a trace, ${left} left.`;
      return `A trace, ${left} left.`;
    },
    "event.time": ({ count: n, left }: Told<"time">) =>
      n < 0 ? `Time won, ${left} left.` : left === 0 ? "Time is up." : `Time passes, ${left} left.`,
    "event.reacted": ({ rule, left }: Told<"reacted">) =>
      left === 0 ? `${nameOf(rule)}: now.` : `${nameOf(rule)}: ${left} left.`,
    "event.forbidden": ({ symbols }: Told<"forbidden">) =>
      `Next round the plan takes no ${OR.format(symbols.map(colourWords))}.`,
    "event.star": ({ seat, star, for: receiver }: Told<"star">, who: Speaker) => {
      const gift =
        receiver === null || receiver === seat ? "" : ` for ${who.isYou(receiver) ? "you" : who.name(receiver)}`;
      return `${does(who, seat, "cross", "crosses")} a star: ${starName(star)}${gift}.`;
    },
    "event.threw-anew": ({ thrown, dice }: Told<"threw-anew">) =>
      `Thrown anew: ${thrown.join(", ")}. The dice are ${AND.format(dice.map(String))} now.`,
    "event.turned": ({ seat, from, to }: Told<"turned">, who: Speaker) =>
      `${does(who, seat, "turn", "turns")} the ${from} to ${to}.`,
    "event.called-on": ({ seats }: Told<"called-on">, who: Speaker) =>
      `${capital(people(who, seats))} may go on with that.`,
    "event.finished": ({ seat, unused }: Told<"finished">, who: Speaker) =>
      `${does(who, seat, "are", "is")} done${unused === 0 ? "" : `, with ${count(unused, "die", "dice")} left over`}.`,
    "event.stayed": ({ seats }: Told<"stayed">, who: Speaker) => `The crew stays. So said ${people(who, seats)}.`,
    "event.ran": "The crew runs away.",
    "event.alarm": ({ cause }: Told<"alarm">): string =>
      cause === "time"
        ? "Too late: the alarm."
        : cause === "noticed"
          ? "Somebody has noticed: the alarm."
          : "The alarm goes off.",
    "event.driver": ({ seat }: Told<"driver">, who: Speaker) => `${does(who, seat, "drive", "drives")}.`,
    "event.drove": ({ seat }: Told<"drove">, who: Speaker) => `${does(who, seat, "step", "steps")} on it.`,
    "event.escape": ({ throw: n, face, cars, police }: Told<"escape">) =>
      `Throw ${n}: ${face}. Cars ${cars}, police ${police}.`,
    "event.planned": ({ thief }: Told<"planned">) =>
      `${THIEVES[thief]?.[0] ?? thief} has planned for this: the escape succeeds by itself.`,
    "event.escaped": "Away.",
    "event.caught": ({ by }: Told<"caught">): string =>
      by === "traces" ? "Too many traces. The crew is caught." : "The police are faster. The crew is caught.",
    "no.not-your-dice": ({ left }: { dice: number[]; left: number[] }) =>
      left.length === 0 ? "You have no dice left." : `You have not got those dice. Left: ${left.join(", ")}.`,
    "no.unsorted": "Name the dice from low to high.",
    "no.full": ({ cell }: { cell: string }) => `${capital(placeName(cell))} is used already.`,
    "no.takes-symbols": ({ cell }: { cell: string }) => `${capital(placeName(cell))} takes a symbol, not a number.`,
    "no.takes-numbers": ({ cell }: { cell: string }) => `${capital(placeName(cell))} takes a number, not a symbol.`,
    "no.not-next": ({ first }: { cell: string; first: string }) => `From left to right: first ${placeName(first)}.`,
    "no.not-joined": ({ next }: { cell: string; next: number[] }) =>
      next.length === 0
        ? "The path through the tree is complete."
        : `Not joined to the last circle. Next in the tree: ${OR.format(next.map(String))}.`,
    "no.below-empty": "Both boxes below must be filled first.",
    "no.number": ({
      needs,
      number,
      makes,
    }: {
      cell: string;
      needs: string[];
      number: number | null;
      makes: number[];
    }) => {
      const asked = needs.length === 0 ? "Needs a number" : `Needs ${AND.format(needs.map(conditionName))}`;
      if (number !== null) return `${asked}; this is ${number}.`;
      return makes.length === 0 ? `${asked}; you have no dice left.` : `${asked}; your dice make ${makes.join(", ")}.`;
    },
    "no.not-held": ({ white }: { white: string }) => `You have not got ${giftName(white)}.`,
    "no.ready-useless": ({ white }: { white: string }) =>
      `${capital(giftName(white))} would not fit anywhere like that.`,
    "no.ready-first": "First use what you have added.",
    "no.still-fits": ({ dice, cell }: { dice: number[]; cell: string }) =>
      `Your ${dice.join(" + ")} still fits: ${placeName(cell)}.`,
    "no.loot-taken": ({ loot }: { loot: string }) => `${nameOf(loot)}: taken already.`,
    "no.loot-needs": ({ loot, needs }: { loot: string; needs: string[] }) =>
      `${nameOf(loot)} still needs ${AND.format(needs.map(colourWords))}.`,
    "no.not-active": ({ gift }: { gift: string }) => `You have no ${giftName(gift)} to use now.`,
    "no.not-needed": ({ crew }: { crew: number }) =>
      `Only crews of ${crew}${crew === 2 ? " or more" : ""} need this symbol.`,
    "no.crossed": "This symbol is crossed already.",
    "no.overcome": ({ thing }: { thing: string }) => `${nameOf(thing)}: done already.`,
    "no.closed": ({ room, by }: { room: string; by: string[] }) =>
      `${nameOf(room)} is still closed. The way in: ${OR.format(by.map(nameOf))}.`,
    "no.not-led": ({ thing, by }: { thing: string; by: string[] }) =>
      `${nameOf(thing)}: first comes ${OR.format(by.map(nameOf))}.`,
    "no.other-symbol": ({ gift, needs }: { gift: string; needs: string }) =>
      `Needs ${colourWords(needs)}, not ${giftName(gift)}.`,
    "no.order": ({ thing, needs }: { thing: string; needs: string }) =>
      `${nameOf(thing)}: follow the arrows, ${colourWords(needs)} comes first.`,
    "no.forbidden": ({ symbols }: { symbols: string[] }) =>
      `This round the plan takes no ${OR.format(symbols.map(colourWords))}.`,
    "no.takes-nothing": "A star is crossed for what it does. It takes no number and no symbol.",
    "no.star-of-another": ({ seat }: { seat: number }, who: Speaker) =>
      `That star is ${who.name(seat)}’s. You cross stars on your own sheet only.`,
    "no.star-spent": ({ star }: { star: string }) => `${starName(star)}: all circles are crossed.`,
    "no.star-this-round": "The crew has used its star of this round.",
    "no.settle-first": "First settle what you have activated.",
    "no.star-no-dice": "Somebody has used every die of this round.",
    "no.star-mid-use": ({ seat }: { seat: number }, who: Speaker) =>
      `${who.name(seat)} has added something to the dice as they lie. First comes that use.`,
    "no.star-own": "This star is for yourself only.",
    "no.star-for-whom": "Say for whom.",
    "no.star-die-used": ({ faces }: { faces: number[] }) =>
      `Turn a die that nobody has used: ${OR.format(faces.map(String))}.`,
    "no.star-face": ({ die }: { die: number }) => `Turn the ${die} to any other face of the die.`,
    "no.nobody-there": "Nobody of the crew sits there.",
    "option.scenario": "Scenario",
    "option.scenario.help": "Where the crew breaks in. C-1.1",
    "option.thief": "Thief",
    "option.thief.help": "Everybody is another one. C-1.1",
    "option.thief.any": "Any thief",
    "option.thief.bruce": THIEVES["bruce"][0],
    "option.thief.janet": THIEVES["janet"][0],
    "option.thief.matt": THIEVES["matt"][0],
    "option.thief.trixie": THIEVES["trixie"][0],
    "no.same-thief": "Two of you want to be the same thief.",
    "points.loot": ({ loot }: { loot: string }) => nameOf(loot),
    "points.collection": ({ rule, count: n }: { rule: string; count: number }) =>
      `${nameOf(rule)}, ${count(n, "piece")}`,
    "points.time": ({ count: n }: { count: number }) => `${count(n, "time symbol")} left`,
    "points.alarm": "The alarm",
    "points.traces": ({ count: n }: { count: number }) => count(n, "trace"),
    "points.caught-by-traces": "Caught: too many traces",
    "points.caught-by-police": "Caught in the escape",
    "result.caught-by-traces": "Caught",
    "result.caught-by-police": "Caught on the road",
    "result.caught-by-traces.words": "Too many traces: they knew who had been there. Everything is lost.",
    "result.caught-by-police.words": "The police were faster than the car. The loot is in their boot now.",
    row: ({ row }: { row: string }) => shortPlace(row),
    /** What a thing does. */
    effects: ({ effects }: { effects: readonly Effect[] }) => effectsEn(effects, plain),
    "chapter.rolled": ({ round }: Told<"rolled">) => `Round ${round}`,
  } satisfies MessageTable;
}
