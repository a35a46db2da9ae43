import { type GameMeta, hashText, canonical } from "@safehouse/kernel";
import { OPTIONS } from "./configure.ts";
import { CARDS } from "./content/cards.ts";
import { EVENT_KINDS } from "./events.ts";
import { CURRENT_RULES } from "./switches.ts";

export const meta: GameMeta = {
  id: "klaumau",
  name: { en: "Klaumau!", de: "Klaumau!" },
  seats: { min: 2, max: 8 },
  rules: CURRENT_RULES,
  content: hashText(canonical(CARDS)),
  options: OPTIONS,
  scenarios: [],
  decisions: {
    // What is said at the table is said: taking back "I cannot" would be a way to sound the others out.
    turn: { final: true },
    believe: { sealed: true, masked: true, plain: [{ do: "believe" }, { do: "doubt" }] },
    pick: {},
    reward: {},
    colour: {},
    victim: {},
    parry: { masked: true },
    give: {},
    confiscate: {},
    fence: { sealed: true, masked: true },
    discard: { sealed: true, masked: true },
    halve: { sealed: true, masked: true },
    swap: {},
  },
  events: EVENT_KINDS,
};
