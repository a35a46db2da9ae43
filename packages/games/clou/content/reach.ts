import type { BurglaryPlan, Challenge } from "./plan.ts";
import type { ThiefSheet } from "./sheet.ts";
import { COLOURS, type Colour, maskOf, MOST_CREW, readColours, readGift, readNeed } from "./symbols.ts";

type ColourCounts = { readonly [colour in Colour]: number };

/** C-8.1: loot that a crew of this size could never get, whatever it throws: normally none. */
export function unreachableLoot(plan: BurglaryPlan, thieves: readonly ThiefSheet[]): string[] {
  const crew = thieves.length;
  const given = thieves.reduce((mask, thief) => mask | coloursGiven(thief), 0);
  const canPay = (needs: readonly string[]): boolean =>
    needs.every((word) => {
      const need = readNeed(word);
      return need !== null && (need.crew > crew || (maskOf(need.colours) & given) !== 0);
    });
  const canOvercome = ({ parts }: Challenge): boolean => parts.some((part) => canPay(part.needs));
  const open = new Set(plan.rooms.filter(({ start }) => start).map(({ id }) => id));
  const led = new Set(plan.challenges.flatMap(({ leadsTo = [] }) => leadsTo));
  const reached = new Set<string>();
  const isThere = (id: string, room: string): boolean => open.has(room) && (!led.has(id) || reached.has(id));
  for (let i = 0; i <= plan.challenges.length; i++) {
    for (const challenge of plan.challenges) {
      if (!isThere(challenge.id, challenge.room) || !canOvercome(challenge)) continue;
      for (const room of challenge.opens ?? []) open.add(room);
      for (const thing of challenge.leadsTo ?? []) reached.add(thing);
    }
  }
  return plan.loot.filter(({ id, room, needs = [] }) => !isThere(id, room) || !canPay(needs)).map(({ id }) => id);
}

/** How many symbols of each colour a plan asks of a crew, taking the easier part of every challenge; either/or counts for each a share. */
function demandOf(plan: BurglaryPlan, crew: number): ColourCounts {
  const counts = blank();
  const parts = [
    ...plan.challenges.map(({ parts: own }) =>
      own.map(({ needs }) => needs).reduce((a, b) => (b.length < a.length ? b : a)),
    ),
    ...plan.loot.map(({ needs = [] }) => needs),
  ];
  for (const word of parts.flat()) {
    const need = readNeed(word);
    if (need === null || need.crew > crew) continue;
    for (const colour of need.colours) counts[colour] += 1 / need.colours.length;
  }
  return counts;
}

/** How many symbols of each colour a sheet gives if all of it is filled: of a tree one path, the richest. Bonuses are left out. */
function supplyOf(thief: ThiefSheet): ColourCounts {
  const counts = blank();
  for (const word of giftWords(thief)) {
    const gift = readGift(word);
    if (gift?.kind === "colour") for (const colour of gift.colours) counts[colour] += 1 / gift.colours.length;
  }
  return counts;
}

/** Supply of a crew against what a plan asks of it, colour by colour. */
export function supplyAgainstDemand(
  plan: BurglaryPlan,
  thieves: readonly ThiefSheet[],
): { readonly colour: Colour; readonly supply: number; readonly demand: number }[] {
  const demand = demandOf(plan, Math.min(thieves.length, MOST_CREW));
  const supplies = thieves.map(supplyOf);
  return COLOURS.map((colour) => ({
    colour,
    supply: supplies.reduce((sum, supply) => sum + supply[colour], 0),
    demand: demand[colour],
  }));
}

function coloursGiven(thief: ThiefSheet): number {
  return giftWords(thief).reduce((mask, word) => mask | maskOf(readColours(word) ?? []), 0);
}

/** Every gift of a sheet; of a tree the path with the most coloured symbols. */
function giftWords({ bars, tools, specials }: ThiefSheet): string[] {
  return [
    ...bars.flatMap(({ boxes }) => boxes.flatMap(({ gives = [] }) => gives)),
    ...specials.flatMap(({ gives }) => gives),
    ...tools.flatMap((tool) => {
      switch (tool.kind) {
        case "grid":
          return [...tool.across.flat(), ...tool.down.flat()];
        case "circle-boxes":
          return tool.lines.flatMap(({ gives }) => gives);
        case "pyramid":
          return [
            ...tool.bottom.flatMap(({ gives = [] }) => gives),
            ...tool.upper.flat().flatMap(({ gives }) => gives),
          ];
        case "tree": {
          const best = tool.columns.map(() => [] as string[][]);
          for (let column = tool.columns.length - 1; column >= 0; column--) {
            best[column] = tool.columns[column].map(({ gives, to }) => {
              const rest = to.map((next) => best[column + 1][next]);
              return [...gives, ...rest.reduce((a, b) => (b.length > a.length ? b : a), [] as string[])];
            });
          }
          return best[0].reduce((a, b) => (b.length > a.length ? b : a));
        }
      }
    }),
  ];
}

function blank(): { [colour in Colour]: number } {
  return Object.fromEntries(COLOURS.map((colour) => [colour, 0])) as { [colour in Colour]: number };
}
