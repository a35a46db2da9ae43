import type { Match, Snapshot } from "@safehouse/host";
import type { Seat } from "@safehouse/kernel";
import type { Session } from "../session.ts";
import type { Voice } from "../voice.ts";
import type { LineReader } from "./lines.ts";
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
  session: Session,
  match: Match,
  seat: Seat,
  screen: Screen,
  voice: Voice,
  lines: LineReader,
): Promise<"over" | "left"> {
  const { words } = session;
  let commands = 0;
  let isTableDue = true;
  for (;;) {
    await match.idle();
    const snapshot = match.snapshot(seat);
    screen.news();
    if (snapshot.outcome !== null) return "over";
    if (isTableDue) show(screen, snapshot);
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
        const answer = await match.undo({ seat, command: `${++commands}` });
        if (answer.status === "done") isTableDue = true;
        else screen.say(voice.say(answer.refusal.why));
        break;
      }
      default: {
        const { decision, move } = snapshot.moves[wish.pick - 1] as Snapshot["moves"][number];
        const answer = await match.submit({ seat, command: `${++commands}`, decision, move });
        isTableDue = true;
        if (answer.status !== "done") screen.say(voice.say(answer.refusal.why));
      }
    }
  }
}

function show(screen: Screen, snapshot: Snapshot): void {
  // With nobody to wait for and nothing to choose the match could never end: that is a mistake of the game.
  if (snapshot.moves.length === 0) throw new Error("nobody can move, but the match is not over");
  screen.table(snapshot);
  screen.question(snapshot);
}
