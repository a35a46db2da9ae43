import type { MessageTable, Speaker } from "@safehouse/kernel";
import type { SpecialRule } from "../content/plan.ts";
import type { StarEffect, Talent } from "../content/sheet.ts";
import type { Move } from "../moves.ts";
import { naming } from "./naming.ts";
import { starWordsEn } from "./star-words-en.ts";
import { AND, capital, conditionName, count, giftName, makePlaces, signed, THIEVES, waiting } from "./words-en.ts";

type Answer<Do extends Move["do"]> = Omit<Extract<Move, { do: Do }>, "do">;

/** What a game of the family brings of its own, by id. */
export interface OwnWords {
  /** Plans, rooms, challenges, loot and special rules. */
  readonly names: { readonly [id: string]: string };
  /** What the special rules say. */
  readonly specials: { readonly [id: string]: string };
  readonly stars?: { readonly [id: string]: string };
}

const TALENTS: { readonly [talent in Talent]: string } = {
  escapes: "At the alarm the crew gets away by itself.",
  "quiet-alarm": "The alarm costs no points.",
};

/** What is asked at every table of the family, how answers read, and what things are called. */
// oxlint-disable-next-line typescript/explicit-function-return-type -- its type is what the other languages are held to
export function makeAskedEn({ names, specials, stars = {} }: OwnWords) {
  const nameOf = naming(names, "en");
  const starName = naming(stars, "en");
  const { placeName, lineName } = makePlaces(nameOf);
  return {
    "move.use": ({ dice, cell }: Answer<"use">) =>
      `Use ${dice.length === 0 ? "the extra" : dice.join(" + ")} for ${placeName(cell)}`,
    "move.ready": (args: { readonly white: string; readonly by?: number }) =>
      args.by === undefined ? `Add ${giftName(args.white)}` : `Count ${signed(args.by)} (${giftName(args.white)})`,
    "move.any": ({ cell }: Answer<"any">) => `Fill as you like: ${placeName(cell)}`,
    "move.loot": ({ loot }: Answer<"loot">) => `Take: ${nameOf(loot)}`,
    "move.star": (
      args: { readonly star: string; readonly for?: number; readonly die?: number; readonly to?: number },
      who: Speaker,
    ) => {
      if (args.die !== undefined) return `★ Turn the ${args.die} to ${args.to ?? 0}`;
      const isForAnother = args.for !== undefined && !who.isYou(args.for);
      return `★ ${starName(args.star)}${isForAnother ? ` for ${who.name(args.for)}` : ""}`;
    },
    "move.finish": "Done",
    "move.write": ({ number }: Answer<"write">) => `Write ${number}`,
    "move.cross": ({ gift, at }: Answer<"cross">) => `Cross ${giftName(gift)}: ${placeName(at)}`,
    "move.let-go": ({ gift }: Answer<"let-go">) => `Let ${giftName(gift)} go`,
    "move.flee": "To the car",
    "move.stay": "Stay",
    "move.run": "Run away",
    "move.name": ({ seat }: Answer<"name">, who: Speaker) => (who.isYou(seat) ? "I drive" : `${who.name(seat)} drives`),
    "move.drive": "Throw the die",
    "ask.dice": ({ dice, extra, by }: { dice: number[]; extra: number[]; by: number; isReady: boolean }) => {
      const ready = [...extra.map((face) => `extra ${face}`), ...(by === 0 ? [] : [signed(by)])];
      const left = dice.length === 0 ? "No dice left." : `Use ${AND.format(dice.map(String))}, alone or added up.`;
      return ready.length === 0 ? left : `${left} Ready: ${ready.join(", ")}.`;
    },
    "ask.number": ({ cell }: { cell: string }) => `Any number for ${placeName(cell)}: which?`,
    "ask.settle": ({ gifts }: { gifts: string[] }) =>
      `${capital(AND.format(gifts.map(giftName)))}: cross now, on the plan or your sheet, or let go.`,
    "ask.flee": "That was the alarm.",
    "ask.leave": ({ time, points }: { round: number; time: number; points: number }) =>
      time === 1
        ? `Run away with ${count(points, "point")}, or stay? After the next round the alarm goes off.`
        : `Run away with ${count(points, "point")}, or stay? Time for ${count(time - 1, "more round")} without alarm.`,
    "ask.driver": "Who drives?",
    "ask.drive": ({ throw: n, cars, police }: { throw: number; cars: number; police: number }) =>
      `Throw ${n}: ${count(cars, "car")} to go before ${police} police.`,
    "wait.dice": waiting("are using dice", "is using dice"),
    "wait.number": waiting("are writing any number", "is writing any number"),
    "wait.settle": waiting("are crossing a symbol", "is crossing a symbol"),
    "wait.flee": "That was the alarm.",
    "wait.leave": "Run away or stay? The crew votes.",
    "wait.driver": "The crew chooses a driver.",
    "wait.drive": waiting("are at the wheel", "is at the wheel"),
    symbol: ({ symbol }: { symbol: string }) => giftName(symbol),
    place: ({ place }: { place: string }) => placeName(place),
    line: ({ line }: { line: string }) => lineName(line),
    condition: ({ condition }: { condition: string }) => conditionName(condition),
    name: ({ id }: { id: string }) => nameOf(id),
    thief: ({ thief }: { thief: string }) => THIEVES[thief]?.[0] ?? thief,
    "thief.role": ({ thief }: { thief: string }) => THIEVES[thief]?.[1] ?? thief,
    /** Every rule of a plan of ours has words of its own. */
    "special.rule": ({ rule }: { rule: string; special?: SpecialRule }): string => specials[rule] ?? "",
    star: ({ star }: { star: string }) => starName(star),
    /** What a star does, and what a thief does by being there. */
    "star.effect": ({ effect }: { effect: StarEffect }) => starWordsEn(effect, giftName),
    talent: ({ talent }: { talent: Talent }): string => TALENTS[talent],
    "bar.time": "Time",
    "bar.traces": "Traces",
    "bar.cars": "Cars",
    "bar.police": "Police",
    "tool.grid": "Grid",
    "tool.circle-boxes": "Circle boxes",
    "tool.tree": "Tree",
    "tool.pyramid": "Pyramid",
  } satisfies MessageTable;
}
