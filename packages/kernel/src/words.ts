import type { SeatDecision } from "./decision.ts";
import type { Language, Message, MessageTable } from "./message.ts";
import type { ThingAnswer } from "./thing.ts";

/** One thing of the table, or what is to be said of it. */
export interface TableLine {
  /** What it is about, by an id of its own in a view, the same in every language: `card:ruby-3`, `seat:2`, `room:hall`. */
  readonly thing: string;
  /** A sentence or two, for eye and ear alike. */
  readonly text: string;
  /** The rule that makes it matter. */
  readonly rule?: string;
  /** The same where room is short; empty where it can then be left out. */
  readonly brief?: string;
  /** One of the game's colours by name (`ruby`), for those who see it. */
  readonly colour?: string;
}

export interface TableSection {
  /** One word, the same in every language: whoever types it is shown the section. */
  readonly id: string;
  readonly heading: string;
  /** The lower, the more it is needed for the question that is open. */
  readonly rank: number;
  readonly lines: readonly TableLine[];
}

/** How a description becomes words: the game's own texts with those of `TableWords`, and the names of those who sit there. */
export interface Telling {
  say(message: Message): string;
  name(seat: number): string;
}

/** A step on the way to a move, from the general to the special. */
export interface PathStep {
  /** What is typed for it: the same in every language. */
  readonly id: string;
  /** What it adds to the steps before it. */
  readonly label: Message;
  /** It only gathers what belongs together: left out where there is little to choose from, and by those who type. */
  readonly gathers?: true;
}

/** A table in words, and its moves as a tree: what is needed to play by ear, by one switch, and in a terminal. Loaded when needed. */
export interface TableWords<View, Move> {
  /** The texts that only these words need, one table a language. */
  readonly texts: { readonly [language in Language]: () => Promise<MessageTable> };
  /**
   * The table as this viewer may know it, in the order in which it is read out. The first section says in a few sentences where the match
   * stands; its heading is what is played.
   */
  describe(view: View, telling: Telling): readonly TableSection[];
  /**
   * How one comes to a move. No two moves of a question have the same path, none is the beginning of another, and `branches` makes of all
   * of them a tree with at most `MOST_BRANCHES` on every level.
   */
  path(view: View, decision: SeatDecision, move: Move): readonly PathStep[];
  /** What one plays for, in one line of at most 80 letters. */
  readonly goal?: Message;
  /** What this thing is, costs, gives and does; null for what the game has no more to say of than `describe` does. */
  about?(view: View, thing: string, telling: Telling): ThingAnswer | null;
  /** What somebody would try who takes hold of a thing while this is asked, listed or not: `check` says why not. */
  tries?(view: View, decision: SeatDecision, thing: string): readonly Move[];
  /** Signs that this table shows again and again, as things that can be asked about. */
  legend?(view: View): readonly string[];
  /** What is different at this table from others of the game, as things that can be asked about. */
  house?(view: View): readonly string[];
  /** Whose turns come after the present one, as far as that is known. */
  next?(view: View): readonly number[];
}

/** What stands at the head of a table until one has moved, and whose turns come. Every table says it, so it may be less than all its words. */
export type TableHead<View> = Pick<TableWords<View, never>, "texts" | "goal" | "about" | "house" | "next">;

// oxlint-disable-next-line typescript/no-explicit-any -- views and moves of different games have nothing in common
export type AnyTableWords = TableWords<any, any>;

/** How many things somebody who listens can be asked to choose from. */
export const MOST_BRANCHES = 8;

interface Routed {
  readonly path: readonly PathStep[];
}

/** One choice of a level: a move, or several that begin alike. */
export interface Branch<Item extends Routed> {
  /** What it adds to what was chosen before. */
  readonly steps: readonly PathStep[];
  /** The moves behind it: one, and it is that move. */
  readonly items: readonly Item[];
}

/**
 * The choices between these moves, which may have begun alike. Few moves are a list; more are parted where their paths do, with gathering
 * steps only where there would be too many else.
 */
export function branches<Item extends Routed>(items: readonly Item[]): readonly Branch<Item>[] {
  const from = items.length === 1 ? 0 : sharedSteps(items);
  if (items.length <= MOST_BRANCHES) {
    return items.map((item) => ({ steps: item.path.slice(from).filter(isSpoken), items: [item] }));
  }
  const plain = partedAt(items, from, isSpoken);
  return plain.length > 1 && plain.length <= MOST_BRANCHES ? plain : partedAt(items, from, () => true);
}

/** How a move is typed. */
export function typedWords(path: readonly PathStep[]): readonly string[] {
  return path.filter(isSpoken).map(({ id }) => id);
}

function isSpoken({ gathers }: PathStep): boolean {
  return gathers !== true;
}

/** By the first step that counts; what all of a group have in common after it is said with it. */
function partedAt<Item extends Routed>(
  items: readonly Item[],
  from: number,
  counts: (step: PathStep) => boolean,
): readonly Branch<Item>[] {
  const stepOf = ({ path }: Item): PathStep | undefined => path.slice(from).find(counts);
  const groups = Map.groupBy(items, (item) => stepOf(item)?.id ?? "");
  return [...groups.values()].map((group) => {
    const [first] = group as [Item, ...Item[]];
    const own = stepOf(first);
    const shared = first.path.slice(from, group.length === 1 ? undefined : sharedSteps(group));
    const after = own === undefined ? [] : shared.slice(shared.indexOf(own) + 1).filter(isSpoken);
    return { steps: own === undefined ? [] : [own, ...(shared.includes(own) ? after : [])], items: group };
  });
}

/** How many steps all of them begin with. */
function sharedSteps(items: readonly Routed[]): number {
  const [first, ...rest] = items.map(({ path }) => path);
  const end = (first ?? []).findIndex(({ id }, i) => rest.some((path) => path[i]?.id !== id));
  return end === -1 ? (first?.length ?? 0) : end;
}
