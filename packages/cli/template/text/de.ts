import type { SameMessages } from "@safehouse/kernel";
import type { en } from "./en.ts";

export const de: SameMessages<typeof en> = {
  "ask.take": "Wie viele Münzen nimmst du?",
  "do.take": ({ coins }) => (coins === 1 ? "1 Münze nehmen" : `${coins} Münzen nehmen`),
  "no.too-many": ({ most }) => `Man nimmt 1 bis ${most} Münzen, und nicht mehr, als da sind.`,
  "event.counted": ({ coins }) => `Im Tresor liegen ${coins} Münzen.`,
  "event.took": ({ seat, coins, left }, { name, isYou }) =>
    `${isYou(seat) ? "Du nimmst" : `${name(seat)} nimmt`} ${coins}; ${left} bleiben.`,
  "event.rang": ({ seat }, { name, isYou }) =>
    `Der Alarm geht los: ${isYou(seat) ? "Du verlierst" : `${name(seat)} verliert`} alles.`,
  "line.coins": "Genommene Münzen",
  "line.rang": "Alarm ausgelöst",
  "table.vault": "Der Tresor",
  "table.coins": ({ coins }) => (coins === 1 ? "1 Münze ist übrig." : `${coins} Münzen sind übrig.`),
  "table.players": "Spieler",
  "table.player": ({ who, count }) => `${who}: ${count}`,
};
