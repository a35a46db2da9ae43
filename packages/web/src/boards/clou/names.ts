import type { Star } from "@safehouse/games/clou/board";
import type { Json, Message } from "@safehouse/kernel";

/** The game's own words for its things. */
export interface Names {
  symbol(gift: string): string;
  place(id: string): string;
  line(id: string): string;
  condition(word: string): string;
  /** A room, challenge, loot, bar or scenario. */
  thing(id: string): string;
  thief(id: string): string;
  role(id: string): string;
  bar(id: "time" | "traces" | "cars" | "police"): string;
  tool(kind: string): string;
  star(id: string): string;
  starEffect(effect: Star["effect"]): string;
}

export function namesFrom(say: (message: Message) => string): Names {
  return {
    symbol: (symbol) => say({ id: "symbol", args: { symbol } }),
    place: (place) => say({ id: "place", args: { place } }),
    line: (line) => say({ id: "line", args: { line } }),
    condition: (condition) => say({ id: "condition", args: { condition } }),
    thing: (id) => say({ id: "name", args: { id } }),
    thief: (thief) => say({ id: "thief", args: { thief } }),
    role: (thief) => say({ id: "thief.role", args: { thief } }),
    bar: (id) => say({ id: `bar.${id}` }),
    tool: (kind) => say({ id: `tool.${kind}` }),
    star: (star) => say({ id: "star", args: { star } }),
    starEffect: (effect) => say({ id: "star.effect", args: { effect: { ...effect } as Json } }),
  };
}
