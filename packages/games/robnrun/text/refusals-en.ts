import type { Speaker } from "@safehouse/kernel";
import { BUILDING, card, COLOUR, count, does } from "./words-en.ts";

export interface Lie {
  readonly hint: number;
  readonly tool: string;
  readonly second: string;
  readonly count: number;
}

const NUMBER_HINT: { readonly [hint: number]: (n: number) => string } = {
  3: (n) => `${count(n, "kind")} of tools`,
  5: (n) => `${count(n, "tool")} in total`,
  12: (n) => `${count(n, "heavy tool")}`,
  15: (n) => `${count(n, "kind")} exactly once`,
};

const UNFILLABLE: { readonly [hint: number]: string } = {
  2: "Every tool is needed.",
  4: "No tool is needed twice.",
  11: "No two tools are needed equally often.",
  14: "Somebody else has to be left to act.",
  16: "Two accomplices with cards are needed.",
};

export const refusalsEn = {
  "no.no-safe": ({ building }: { building: string }) => `No safe is left in ${BUILDING[building]}.`,
  "no.not-your-hint": ({ hint }: { hint: number }) => `Hint ${hint} is not among the six.`,
  "no.blank": "Fill in every blank of the card.",
  "no.unfillable": ({ hint }: { hint: number }) => `This card cannot be filled in now. ${UNFILLABLE[hint]}`,
  "no.lie.1": ({ tool }: Lie) => `That would be a lie: ${card(tool)} is not needed.`,
  "no.lie.2": ({ tool }: Lie) => `That would be a lie: ${card(tool)} is needed.`,
  "no.lie.4": ({ tool, count: n }: Lie) =>
    `That would be a lie: ${card(tool)} is ${n === 0 ? "not needed" : "needed once"}.`,
  "no.lie.8": ({ tool }: Lie) => `That would be a lie: another tool is needed more often than ${card(tool)}.`,
  "no.lie.10": ({ tool, second }: Lie) => `That would be a lie: neither ${card(tool)} nor ${card(second)} is needed.`,
  "no.lie.11": ({ tool, second }: Lie) =>
    `That would be a lie: ${card(tool)} and ${card(second)} are not needed equally often.`,
  "no.wrong-number": ({ hint, number }: { hint: number; number: number }) =>
    `That would be a lie: it is ${NUMBER_HINT[hint](number)}.`,
  "no.wrong-count": ({ tool, count: n }: Lie) =>
    `That would be a lie: ${card(tool)} is needed ${n === 1 ? "once" : `${n} times`}.`,
  "no.no-accomplice": "Name an accomplice.",
  "no.empty-handed": ({ seat }: { seat: number }, who: Speaker) => `${does(who, seat, "hold", "holds")} no card.`,
  "no.sits-already": ({ seat }: { seat: number }, who: Speaker) => `${does(who, seat, "sit", "sits")} out already.`,
  "no.nobody-else": "Nobody else holds a card.",
  "no.gold": ({ price, gold }: { price: number; gold: number }) => `That costs ${price} gold. You have ${gold}.`,
  "no.pass-with-two": "With two players there is no passing.",
  "no.all-passed": "Everybody has passed. Play or swap.",
  "no.swapped-already": "You have swapped in this phase. Once is the limit.",
  "no.not-held": ({ card: name }: { card: string }) => `You hold no ${card(name)}.`,
  "no.building-full": ({ building, most }: { building: string; most: number }) =>
    `${BUILDING[building]} has ${most} safes. That is the limit.`,
  "no.building-empty": ({ building }: { building: string }) =>
    `${BUILDING[building]} is empty. New safes go elsewhere.`,
  "no.two-dice": "An informant removes two dice at most.",
  "no.dice": ({ dice }: { dice: number }) =>
    `Only ${count(dice, "die").replace("dies", "dice")} of that colour lies on the station.`,

  "variant.gold": ({ least, most }: { least: number; most: number }) => `Start with ${least} to ${most} gold. R-10.4`,
  "variant.dice": ({ least, most }: { least: number; most: number }) => `Play with ${least} to ${most} dice. R-10.4`,
  "variant.randomColours": "Random colours are on or off. R-10.2",
  "variant.drawnHints": "Random hints are on or off. R-10.3",
  "variant.own": ({ rule }: { rule: string }) =>
    `That is for the named scenarios. One of your own says it by its code. ${rule}`,

  "scenario.not-a-scenario": "This is no scenario.",
  "scenario.unknown-field": ({ name }: { name: string }) => `A scenario has no “${name}”.`,
  "scenario.gold": ({ least, most }: { least: number; most: number }) => `Start with ${least} to ${most} gold.`,
  "scenario.mode": "Hints are given, drawn or chosen.",
  "scenario.six": ({ count: n }: { count: number }) => `Choose 6 hints, not ${n}.`,
  "scenario.no-six": "Where each boss draws six hints, none are given.",
  "scenario.hint-number": ({ most }: { most: number }) => `Hints have the numbers 1 to ${most}.`,
  "scenario.hint-twice": ({ hint }: { hint: number }) => `Hint ${hint} is there twice.`,
  "scenario.forbidden-count": ({ count: n }: { count: number }) => `Forbid 3 hints, not ${n}.`,
  "scenario.forbidden-none": "Only professional scenarios forbid hints.",
  "scenario.forbidden-chosen": ({ hint }: { hint: number }) => `Hint ${hint} is forbidden and cannot be used.`,
  "scenario.substitutes": ({ count: n, needed }: { count: number; needed: number }) =>
    `With two players ${count(needed, "hint")} must be replaced, not ${n}.`,
  "scenario.substitute-barred": ({ hint }: { hint: number }) => `Hint ${hint} is barred with two players.`,
  "scenario.substitute-twice": ({ hint }: { hint: number }) => `Hint ${hint} is among the six already.`,
  "scenario.informants": "Each district gets one of the four informants.",
  "scenario.dice-shape": "Say how many dice lie on the station and on each marked space.",
  "scenario.dice-colour": ({ colour, count: n, most }: { colour: keyof typeof COLOUR; count: number; most: number }) =>
    `${n} ${COLOUR[colour]} dice are used. There are ${most}.`,
  "scenario.dice-many": ({ count: n }: { count: number }) => `${n} dice are used. There are 12.`,
  "scenario.space-empty": ({ space }: { space: number }) => `Marked space ${space} needs a die.`,
  "scenario.space-grows": ({ space }: { space: number }) =>
    `Marked space ${space} has more dice than the one before. Towards the airport they get no more.`,
  "scenario.amounts": "Numbers and colours of the dice do not match.",
  "code.empty": "Enter a code.",
  "code.length": "A code has another length.",
  "code.character": "The code has a character that no code has.",
  "code.checksum": "A character of the code is wrong or missing.",
  "code.version": "The code is of a version this house does not know.",
  "code.content": "The code does not fit together.",
} as const;
