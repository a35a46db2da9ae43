import type { MessageTable, Speaker } from "@safehouse/kernel";

export const en = {
  "ask.play": "Which card do you bid?",
  "do.play": ({ card }: { card: number }) => `Bid ${card}`,
  "no.card": ({ card }: { card: number }) => `You have no ${card} any more.`,
  "chapter.found": ({ night }: { night: number }) => `Night ${night}`,
  "event.found": ({ night, loot }: { night: number; loot: number }) =>
    `Night ${night}: something worth ${loot} glitters.`,
  "event.played": ({ seat, card }: { seat: number; card: number }, { name, isYou }: Speaker) =>
    `${isYou(seat) ? "You bid" : `${name(seat)} bids`} ${card}.`,
  "event.took": ({ seat, points }: { seat: number; points: number }, { name, isYou }: Speaker) =>
    `${isYou(seat) ? "You fly" : `${name(seat)} flies`} away with ${points}.`,
  "event.stayed": "The highest bids are equal: nobody gets anything, and it stays on the roof.",
  "event.lost": ({ points }: { points: number }) => `Morning comes, and ${points} are left on the roof.`,
  "line.loot": ({ points }: { points: number }) => `Loot worth ${points}`,
  "table.night": ({ night, nights }: { night: number; nights: number }) => `Night ${night} of ${nights}`,
  "table.roof": ({ loot }: { loot: readonly number[] }) =>
    loot.length === 0 ? "Nothing lies on the roof." : `On the roof: ${loot.join(" and ")}.`,
  "table.nests": "Nests",
  "table.nest": ({ who, points, cards }: { who: string; points: number; cards: readonly number[] }) =>
    `${who}: ${points} in the nest; ${cards.length === 0 ? "no cards" : `cards ${cards.join(", ")}`}.`,
  "table.hand": "Your cards",
} satisfies MessageTable;
