import type { SpecialRule } from "@safehouse/games/clou/paper";
import type { Json, Message } from "@safehouse/kernel";
import type { ClouPaperWords } from "./text/en.ts";

/** Every word on a drawing, in one language. */
export interface ClouNames {
  readonly words: ClouPaperWords;
  readonly thief: (id: string) => string;
  readonly role: (id: string) => string;
  /** A plan, a room, a challenge, a loot or a special rule. */
  readonly thing: (id: string) => string;
  readonly rule: (special: SpecialRule) => string;
  readonly symbol: (word: string) => string;
  readonly place: (id: string) => string;
  readonly line: (id: string) => string;
  readonly tool: (kind: string) => string;
  /** What the crew is told of a scenario before it starts. */
  readonly story: (scenario: string) => string;
}

/** The game's own texts, said by whoever has them at hand, and the words of paper. */
export function clouNames(say: (message: Message) => string, words: ClouPaperWords): ClouNames {
  return {
    words,
    thief: (thief) => say({ id: "thief", args: { thief } }),
    role: (thief) => say({ id: "thief.role", args: { thief } }),
    thing: (id) => say({ id: "name", args: { id } }),
    rule: (special) => say({ id: "special.rule", args: { rule: special.id, special: { ...special } as Json } }),
    symbol: (symbol) => say({ id: "symbol", args: { symbol } }),
    place: (place) => say({ id: "place", args: { place } }),
    line: (line) => say({ id: "line", args: { line } }),
    tool: (kind) => say({ id: `tool.${kind}` }),
    story: (scenario) => say({ id: `story.${scenario}` }),
  };
}
