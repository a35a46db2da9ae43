import type { Weight } from "@safehouse/kernel";
import type { IconName } from "../ui/icon-names.ts";
import type { Voice } from "../play/voice.ts";
import { type Choice, choicesOf, type Offer } from "./offers.ts";

/** One thing that can be pressed, or lit by the scanner. */
export interface Entry {
  readonly label: string;
  /** How much is behind it, where that is more than one move. */
  readonly note: string | null;
  /** The key that means it; null for what belongs to every level. */
  readonly number: number | null;
  readonly icon: IconName | null;
  /** Of the move that it is, for a press that was meant for what lay there before (play/table/use-press-guard.ts). */
  readonly weight: Weight;
  act(): void;
}

export interface Level {
  /** Tells levels apart. */
  readonly path: string;
  readonly crumbs: readonly string[];
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Which way was gone, and for which question: another question begins at the top. */
export interface Trail {
  readonly question: string;
  /** What was chosen, by its words: others may act meanwhile, and change what is behind it. */
  readonly chosen: readonly string[];
  /** Above the moves, where the table itself can be asked: with one switch there is no other way to it. */
  readonly isMenu: boolean;
}

export interface LevelWords {
  readonly idle: string;
  readonly over: string;
  readonly menu: string;
  readonly back: string;
  readonly again: string;
  readonly readTable: string;
  readonly readChanges: string;
  readonly readMoves: string;
  readonly undo: string;
  readonly leave: string;
  moves(count: number): string;
}

export interface LevelProps {
  /** Null while nobody is asked. */
  readonly question: string | null;
  readonly offers: readonly Offer[];
  readonly trail: Pick<Trail, "chosen" | "isMenu">;
  /** With one switch the table itself is a group, too. */
  readonly hasMenu: boolean;
  readonly isOver: boolean;
  readonly mayUndo: boolean;
  readonly t: LevelWords;
  readonly say: Voice["say"];
  goTo(chosen: readonly string[], isMenu?: boolean): void;
  submit(offer: Offer): void;
  again(): void;
  readTable(): void;
  readChanges(): void;
  undo(): void;
  leave(): void;
}

/** What may be chosen now: moves, groups of moves, and what every level has. */
export function levelOf(props: LevelProps): Level {
  const { question, offers, trail, hasMenu } = props;
  if (hasMenu && (trail.isMenu || question === null)) return menuOf(props);
  if (question === null) return idle(props);
  const { t, say, goTo, submit } = props;
  const chosen = walked(offers, trail.chosen, say);
  const names = chosen.map(({ label }) => label);
  const last = chosen.at(-1);
  const choices = choicesOf(last?.offers ?? offers, last === undefined, { say });
  return {
    path: ["moves", ...names].join(" > "),
    crumbs: last === undefined ? [] : [question, ...names.slice(0, -1)],
    title: last?.label ?? question,
    entries: [
      ...choices.map((choice, i): Entry => {
        const [only] = choice.offers;
        const isMove = choice.offers.length === 1 && only !== undefined;
        return {
          label: choice.label,
          note: isMove ? null : t.moves(choice.offers.length),
          number: i + 1,
          icon: null,
          weight: isMove ? only.weight : "plain",
          act: () => (isMove ? submit(only) : goTo([...names, choice.label])),
        };
      }),
      ...(last !== undefined || hasMenu
        ? [plain(t.back, "back", () => goTo(names.slice(0, -1), last === undefined))]
        : []),
      plain(t.again, "speech", props.again),
    ],
  };
}

export interface SureProps {
  /** What would be answered. */
  readonly answer: string;
  readonly t: Pick<LevelWords, "back" | "again"> & { readonly yes: string; sure(answer: string): string };
  confirm(): void;
  dismiss(): void;
  again(): void;
}

/** A final answer is asked about once more, on a level of its own: so that one switch reaches it, too. */
export function sureLevel({ answer, t, confirm, dismiss, again }: SureProps): Level {
  return {
    path: `sure > ${answer}`,
    crumbs: [],
    title: t.sure(answer),
    entries: [
      { label: t.yes, note: null, number: 1, icon: null, weight: "final", act: confirm },
      plain(t.back, "back", dismiss),
      plain(t.again, "speech", again),
    ],
  };
}

/** The choices that were taken, as far as they are still there. */
export function walked(offers: readonly Offer[], names: readonly string[], say: Voice["say"]): Choice[] {
  const chosen: Choice[] = [];
  for (const name of names) {
    const among = chosen.at(-1)?.offers ?? offers;
    const next = choicesOf(among, chosen.length === 0, { say }).find(({ label }) => label === name);
    if (next === undefined || next.offers.length === 1) break;
    chosen.push(next);
  }
  return chosen;
}

function idle({ isOver, t, again }: LevelProps): Level {
  const title = isOver ? t.over : t.idle;
  return { path: "idle", crumbs: [], title, entries: [plain(t.again, "speech", again)] };
}

function menuOf({ question, isOver, mayUndo, t, ...props }: LevelProps): Level {
  const title = question !== null ? t.menu : isOver ? t.over : t.idle;
  return {
    path: `menu ${title}`,
    crumbs: [],
    title,
    entries: [
      ...(question === null ? [] : [plain(t.readMoves, "forward", () => props.goTo([]))]),
      plain(t.readTable, "rules", props.readTable),
      plain(t.readChanges, "log", props.readChanges),
      ...(mayUndo ? [plain(t.undo, "undo", props.undo)] : []),
      plain(t.leave, "home", props.leave),
      plain(t.again, "speech", props.again),
    ],
  };
}

function plain(label: string, icon: IconName, act: () => void): Entry {
  return { label, note: null, number: null, icon, weight: "plain", act };
}
