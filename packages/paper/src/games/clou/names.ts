import type { PlanStory, SpecialRule, Star, Talent } from "@safehouse/games/clou/paper";
import type { Json, Message } from "@safehouse/kernel";
import type { ClouPaperWords } from "./text/en.ts";
import type { ClouSheetWords } from "./text/sheet-en.ts";

/** Every word on a drawing, in one language; a sheet alone needs few of them. */
export interface ClouNames<Words extends ClouSheetWords = ClouPaperWords> {
  readonly words: Words;
  readonly thief: (id: string) => string;
  readonly role: (id: string) => string;
  /** A plan, a room, a challenge, a loot or a special rule. */
  readonly thing: (id: string) => string;
  readonly rule: (special: SpecialRule) => string;
  readonly star: (effect: Star["effect"]) => string;
  readonly talent: (talent: Talent) => string;
  readonly symbol: (word: string) => string;
  readonly place: (id: string) => string;
  readonly line: (id: string) => string;
  readonly tool: (kind: string) => string;
  /** What a night is called that ended so. */
  readonly result: (id: string) => string;
  /** What the crew is told of a scenario before it starts; a plan of one's own brings it along. */
  readonly story: (scenario: string, own?: PlanStory) => string;
}

/** The game's own texts, said by whoever has them at hand, and the words of paper. */
export function clouNames<Words extends ClouSheetWords>(
  say: (message: Message) => string,
  words: Words,
): ClouNames<Words> {
  return {
    words,
    thief: (thief) => say({ id: "thief", args: { thief } }),
    role: (thief) => say({ id: "thief.role", args: { thief } }),
    thing: (id) => say({ id: "name", args: { id } }),
    rule: (special) => say({ id: "special.rule", args: { rule: special.id, special: { ...special } as Json } }),
    star: (effect) => say({ id: "star.effect", args: { effect: { ...effect } as Json } }),
    talent: (talent) => say({ id: "talent", args: { talent } }),
    symbol: (symbol) => say({ id: "symbol", args: { symbol } }),
    place: (place) => say({ id: "place", args: { place } }),
    line: (line) => say({ id: "line", args: { line } }),
    tool: (kind) => say({ id: `tool.${kind}` }),
    result: (id) => say({ id: `result.${id}` }),
    story: (scenario, own) => say({ id: `story.${scenario}`, args: own === undefined ? {} : { story: own as Json } }),
  };
}
