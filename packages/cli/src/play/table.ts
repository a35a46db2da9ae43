import { typedWords } from "@safehouse/kernel";
import { inColumns, wrap } from "../layout.ts";
import type { Session } from "../session.ts";
import { type Choice, type Offer, typed } from "./choices.ts";
import type { Coach, Depth } from "./coach.ts";
import type { LineReader } from "./lines.ts";
import { leafThrough } from "./pager.ts";
import type { PlayedMatch, Turn } from "./played.ts";
import { FIRST_STEP, type Screen, type Step } from "./screen.ts";

/** What a typed line asks for; words that are no wish may be a move or a part of the table. */
export type Wish =
  | { readonly pick: number }
  | { readonly words: string }
  | { readonly about: string }
  | { readonly tip: Depth }
  | "again"
  | "back"
  | "more"
  | "log"
  | "help"
  | "rules"
  | "undo"
  | "quit"
  | "unclear";

const WISHES: { readonly [line: string]: Exclude<Wish, object> } = {
  "": "again",
  b: "back",
  back: "back",
  zurück: "back",
  m: "more",
  more: "more",
  mehr: "more",
  log: "log",
  protokoll: "log",
  "?": "help",
  h: "help",
  help: "help",
  hilfe: "help",
  rules: "rules",
  regeln: "rules",
  u: "undo",
  undo: "undo",
  q: "quit",
  quit: "quit",
  exit: "quit",
};

/** A number alone is that of a choice, so that dice are never taken for one. */
export function readWish(line: string, choices: number): Wish {
  const text = line.trim().toLowerCase();
  if (Object.hasOwn(WISHES, text)) return WISHES[text] as Wish;
  const tip = /^tip+\s*([123])?$/.exec(text);
  if (tip !== null) return { tip: Number(tip[1] ?? 1) as Depth };
  const about = /^\?\s*(\S+)$/.exec(text)?.[1];
  if (about !== undefined) return { about };
  if (!/^\d+$/.test(text)) return { words: text };
  const pick = text.length <= 4 ? Number(text) : 0;
  return pick >= 1 && pick <= choices ? { pick } : "unclear";
}

/** One person's seat at a match in the terminal: shows, asks, submits, until the match is over or the person leaves. */
export async function sitDown(
  session: Session,
  match: PlayedMatch,
  screen: Screen,
  lines: LineReader,
  coach: Coach | null,
): Promise<Exclude<Turn, "asked">> {
  const { words } = session;
  let step: Step = FIRST_STEP;
  let choices: readonly Choice[] = [];
  let isTableDue = true;
  const goOn = (next: Step): void => {
    step = next;
    isTableDue = true;
  };
  for (;;) {
    const turn = await match.untilAsked(() => screen.news());
    if (turn === "left" || turn === "lost") return turn;
    if (turn === "over") return turn;
    if (!isTableDue) screen.news();
    const snapshot = match.snapshot();
    if (isTableDue) choices = screen.turn(snapshot, step);
    isTableDue = false;
    const line = await lines.ask("> ");
    const wish = line === null ? "quit" : readWish(line, choices.length);
    switch (wish) {
      case "quit":
        return "left";
      case "again":
      case "back":
        goOn(FIRST_STEP);
        break;
      case "more":
        goOn({ ...step, page: step.page + 1 });
        break;
      case "log":
        await leafThrough(session, lines, screen.lately());
        break;
      case "help":
        await leafThrough(session, lines, helpLines(session, screen.offers(snapshot)));
        break;
      case "rules":
        await leafThrough(session, lines, await screen.rules());
        break;
      case "unclear":
        screen.say(words("play.choose", { max: choices.length }));
        break;
      case "undo": {
        const why = await match.undo();
        if (why === null) goOn(FIRST_STEP);
        else screen.say(why);
        break;
      }
      default: {
        if ("tip" in wish) {
          screen.say(...(coach === null ? [words("coach.barred")] : await coach(match, snapshot, wish.tip)));
          break;
        }
        if ("about" in wish) {
          const answer = screen.about(snapshot, wish.about);
          if (answer === null) screen.say(words("play.unknown-thing", { thing: wish.about }));
          else await leafThrough(session, lines, answer);
          break;
        }
        const part = "words" in wish ? screen.part(snapshot, wish.words) : null;
        if (part !== null) {
          await leafThrough(session, lines, part);
          break;
        }
        const all = screen.offers(snapshot);
        const chosen = chosenBy(wish, choices, step.among ?? all, all);
        const [first] = chosen;
        if (first === undefined) {
          screen.say(words("play.choose", { max: choices.length }));
        } else if (chosen.length > 1) {
          goOn({ among: chosen, page: 0 });
        } else {
          const why = await match.submit(first.listed);
          goOn(FIRST_STEP);
          if (why !== null) screen.note(why);
        }
      }
    }
  }
}

/** The moves that a number or words mean: one is played, of several one is asked for next. After a step its words need not be typed again. */
function chosenBy(
  wish: { readonly pick: number } | { readonly words: string },
  choices: readonly Choice[],
  among: readonly Offer[],
  all: readonly Offer[],
): readonly Offer[] {
  if ("pick" in wish) return choices[wish.pick - 1]?.offers ?? [];
  const readings = [among, withoutBeginning(among), all];
  return readings.map((offers) => typed(wish.words, offers)).find((meant) => meant.length > 0) ?? [];
}

function withoutBeginning(offers: readonly Offer[]): Offer[] {
  const [first] = offers;
  const common = first?.path.findIndex(({ id }, i) => offers.some(({ path }) => path[i]?.id !== id)) ?? 0;
  return offers.map((offer) => ({ ...offer, path: offer.path.slice(Math.max(0, common)) }));
}

/** How to play, and how the moves of this moment are typed. */
function helpLines({ words, width, paint }: Session, offers: readonly Offer[]): string[] {
  const forms = offers.map(({ path }) => typedWords(path).join(" "));
  const [example] = forms;
  return [
    ...wrap(words("play.help"), width),
    ...(example === undefined ? [] : ["", ...wrap(words("play.help.moves", { example }), width)]),
    ...inColumns(forms, width).map((line) => paint.dim(line)),
  ];
}

/** Somebody who watches: the table is drawn anew whenever something has happened. */
export async function lookOn(match: PlayedMatch, screen: Screen): Promise<Exclude<Turn, "asked">> {
  const turn = await match.untilAsked(() => {
    screen.look(match.snapshot());
  });
  if (turn === "asked") throw new Error("nobody asks who only watches");
  return turn;
}
