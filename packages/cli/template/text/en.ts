import type { MessageTable, Speaker } from "@safehouse/kernel";

export const en = {
  "ask.take": "How many coins do you take?",
  "do.take": ({ coins }: { coins: number }) => (coins === 1 ? "Take 1 coin" : `Take ${coins} coins`),
  "no.too-many": ({ most }: { most: number }) => `One takes 1 to ${most} coins, and no more than there are.`,
  "event.counted": ({ coins }: { coins: number }) => `There are ${coins} coins in the vault.`,
  "event.took": ({ seat, coins, left }: { seat: number; coins: number; left: number }, { name, isYou }: Speaker) =>
    `${isYou(seat) ? "You take" : `${name(seat)} takes`} ${coins}; ${left} left.`,
  "event.rang": ({ seat }: { seat: number }, { name, isYou }: Speaker) =>
    `The alarm rings: ${isYou(seat) ? "you lose" : `${name(seat)} loses`} everything.`,
  "line.coins": "Coins taken",
  "line.rang": "Set off the alarm",
  "table.vault": "The vault",
  "table.coins": ({ coins }: { coins: number }) => (coins === 1 ? "1 coin is left." : `${coins} coins are left.`),
  "table.players": "Players",
  "table.player": ({ who, count }: { who: string; count: number }) => `${who}: ${count}`,
} satisfies MessageTable;
