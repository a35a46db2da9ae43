import type { Snapshot } from "@safehouse/host";
import type { Session } from "../session.ts";
import type { LineReader } from "./lines.ts";
import type { PlayedMatch, Turn } from "./played.ts";
import type { Screen } from "./screen.ts";

/** What a typed line asks for. */
export type Wish = { readonly pick: number } | "again" | "help" | "rules" | "undo" | "quit" | "unclear";

const WISHES: { readonly [line: string]: Exclude<Wish, object> } = {
  "": "again",
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

export function readWish(line: string, choices: number): Wish {
  const text = line.trim().toLowerCase();
  if (Object.hasOwn(WISHES, text)) return WISHES[text] as Wish;
  const pick = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return pick >= 1 && pick <= choices ? { pick } : "unclear";
}

/** One person's seat at a match in the terminal: shows, asks, submits, until the match is over or the person leaves. */
export async function sitDown(
  { words }: Session,
  match: PlayedMatch,
  screen: Screen,
  lines: LineReader,
): Promise<Exclude<Turn, "asked">> {
  let isTableDue = true;
  for (;;) {
    const turn = await match.untilAsked(() => screen.news());
    if (turn === "left" || turn === "lost") return turn;
    screen.news();
    if (turn === "over") return turn;
    const snapshot = match.snapshot();
    if (isTableDue) {
      screen.table(snapshot);
      screen.question(snapshot);
    }
    isTableDue = false;
    const line = await lines.ask("> ");
    const wish = line === null ? "quit" : readWish(line, snapshot.moves.length);
    switch (wish) {
      case "quit":
        return "left";
      case "again":
        isTableDue = true;
        break;
      case "help":
        screen.say(words("play.help"));
        break;
      case "rules":
        await screen.rules();
        break;
      case "unclear":
        screen.say(words("play.choose", { max: snapshot.moves.length }));
        break;
      case "undo": {
        const why = await match.undo();
        if (why === null) isTableDue = true;
        else screen.say(why);
        break;
      }
      default: {
        const why = await match.submit(snapshot.moves[wish.pick - 1] as Snapshot["moves"][number]);
        isTableDue = true;
        if (why !== null) screen.say(why);
      }
    }
  }
}

/** Somebody who watches: the table is drawn anew whenever something has happened. */
export async function lookOn(match: PlayedMatch, screen: Screen): Promise<Exclude<Turn, "asked">> {
  const turn = await match.untilAsked(() => {
    screen.news();
    screen.table(match.snapshot());
  });
  if (turn === "asked") throw new Error("nobody asks who only watches");
  if (turn === "over") screen.news();
  return turn;
}
