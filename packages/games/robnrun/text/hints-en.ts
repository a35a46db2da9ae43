import type { Speaker } from "@safehouse/kernel";
import { card, count, list, person, possessive } from "./words-en.ts";

/** How a hint was filled in; null where its card has no such blank, or where the reader may not know. */
export interface HintArgs {
  readonly tool: string | null;
  readonly second: string | null;
  readonly number: number | null;
  readonly seat: number | null;
  readonly partner: number | null;
  readonly seats: readonly number[];
}

const tool = (name: string | null): string => (name === null ? "…" : card(name));
const who = (speaker: Speaker, seat: number | null): string => (seat === null ? "…" : person(speaker, seat));

const some = (n: number | null, one: string, many: string): string => `${n ?? "…"} ${n === 1 ? one : many}`;

/** The hint cards, filled in; an empty blank is an ellipsis. */
export const hintsEn = {
  "hint.1": ({ tool: name }: HintArgs) => `You need the tool ${tool(name)}`,
  "hint.2": ({ tool: name }: HintArgs) => `You do not need the tool ${tool(name)}`,
  "hint.3": ({ number }: HintArgs) => `You need ${some(number, "kind", "kinds")} of tools in total`,
  "hint.4": ({ tool: name }: HintArgs) => `You need the tool ${tool(name)} at least twice`,
  "hint.5": ({ number }: HintArgs) => `You need ${number ?? "…"} tools in total`,
  "hint.6": ({ seat, number }: HintArgs, speaker: Speaker) => {
    const whose = seat === null ? "One accomplice’s" : speaker.isYou(seat) ? "Your" : possessive(speaker, seat);
    const hand = `${whose} hand`;
    return number === null
      ? `${hand} is shown to the boss: useful cards are counted`
      : `${hand} has ${count(number, "useful card")}`;
  },
  "hint.7": ({ tool: name, number }: HintArgs) =>
    `You need the tool ${tool(name)} exactly ${number === 1 ? "once" : `${number ?? "…"} times`}`,
  "hint.8": ({ tool: name }: HintArgs) => `No tool is needed more often than ${tool(name)}`,
  "hint.9": ({ seat, tool: name }: HintArgs, speaker: Speaker) =>
    name === null
      ? `A needed tool, in secret, to ${who(speaker, seat)}`
      : `In secret to ${who(speaker, seat)}: you need the tool ${tool(name)}`,
  "hint.10": ({ tool: name, second }: HintArgs) => `You need ${tool(name)} or ${tool(second)}, or both`,
  "hint.11": ({ tool: name, second }: HintArgs) => `You need ${tool(name)} and ${tool(second)}, equally often`,
  "hint.12": ({ number }: HintArgs) =>
    `You need ${some(number, "heavy tool", "heavy tools")} (ram, dynamite, jackhammer)`,
  "hint.13": ({ seats }: HintArgs, speaker: Speaker) => {
    if (seats.length === 0) return "Who holds the most useful cards?";
    return `The most useful cards are in the hands of ${list(seats.map((seat) => person(speaker, seat)))}`;
  },
  "hint.14": ({ seat }: HintArgs, speaker: Speaker) => `This phase goes on without ${who(speaker, seat)}`,
  "hint.15": ({ number }: HintArgs) => `${some(number, "kind of tool is", "kinds of tools are")} needed exactly once`,
  "hint.16": ({ seat, partner }: HintArgs, speaker: Speaker) =>
    seat === null || partner === null
      ? "Two accomplices hand each other a card"
      : `One card of ${possessive(speaker, seat)} hand for one of ${possessive(speaker, partner)}`,

  "hint-card.1": "You need the tool …",
  "hint-card.2": "You do not need the tool …",
  "hint-card.3": "You need … kinds of tools in total",
  "hint-card.4": "You need the tool … at least twice",
  "hint-card.5": "You need … tools in total",
  "hint-card.6": "… shows the boss the hand: … cards are useful",
  "hint-card.7": "You need the tool … exactly … times",
  "hint-card.8": "No tool is needed more often than …",
  "hint-card.9": "In secret to …: you need the tool …",
  "hint-card.10": "You need … or …, or both",
  "hint-card.11": "You need … and …, equally often",
  "hint-card.12": "You need … heavy tools (ram, dynamite, jackhammer)",
  "hint-card.13": "… holds the most useful cards",
  "hint-card.14": "… sits out this phase",
  "hint-card.15": "… kinds of tools are needed exactly once",
  "hint-card.16": "… and … hand each other a card",

  "hint-name.1": "Needed",
  "hint-name.2": "Not needed",
  "hint-name.3": "Kinds",
  "hint-name.4": "At least twice",
  "hint-name.5": "Total",
  "hint-name.6": "Inspection",
  "hint-name.7": "Exact count",
  "hint-name.8": "The most",
  "hint-name.9": "Whisper",
  "hint-name.10": "Either, or",
  "hint-name.11": "Equally often",
  "hint-name.12": "Heavy tools",
  "hint-name.13": "Best hand",
  "hint-name.14": "Sit out",
  "hint-name.15": "Just once",
  "hint-name.16": "Exchange",
} as const;
