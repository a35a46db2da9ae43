import { BOT_LEVELS } from "@safehouse/kernel";
import { cleanText } from "../clean.ts";
import type { Command } from "../command.ts";
import { EXIT, type ExitStatus } from "../exit.ts";
import type { Io } from "../io.ts";
import { openSession, type Session } from "../session.ts";
import { LineReader } from "./lines.ts";
import { openHere } from "./local.ts";
import { openThere, refuseOnlineOptions } from "./online.ts";
import { leafThrough } from "./pager.ts";
import type { PlayedMatch } from "./played.ts";
import { requireWritable, saveRecord } from "./save.ts";
import { Screen } from "./screen.ts";
import { lookOn, sitDown } from "./table.ts";

const SHAPE = {
  thing: "game",
  values: {
    seats: "text",
    level: BOT_LEVELS,
    scenario: "text",
    config: "text",
    seed: "text",
    save: "file",
    server: "text",
    match: "text",
    token: "text",
    name: "text",
  },
  switches: [],
} as const;

export const playCommand: Command = { shape: SHAPE, run };

async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const session = openSession(io, "play", SHAPE, argv);
  const { given, words } = session;
  const { server, save: file = null } = given.values;
  if (file !== null) requireWritable(words, file);
  if (server === undefined) refuseOnlineOptions(session);
  const opened = server === undefined ? await openHere(session, file !== null) : await openThere(session, server);
  const { game, match, voice, farewell, wayBack, coach } = opened;
  const screen = new Screen(session, game, match, voice, await game.words());
  const lines = new LineReader(io);
  // Ctrl-C leaves the table as "q" does, even while somebody else is thinking.
  const stopListening = io.onInterrupt?.(() => {
    lines.close();
    void match.close();
  });
  try {
    const end = await (match.seat === null ? lookOn(match, screen) : sitDown(session, match, screen, lines, coach));
    if (end !== "over") {
      screen.say("", ...farewell);
      // A command to copy stays in one line.
      if (wayBack !== null) session.print([`  ${wayBack}`]);
      return end === "left" ? EXIT.fine : EXIT.badInput;
    }
    await leafThrough(session, lines, screen.end(match.snapshot()));
    await keep(session, match, lines, screen, file);
    return EXIT.fine;
  } finally {
    stopListening?.();
    lines.close();
    await match.close();
  }
}

/** Saves the record where it was asked for, or offers to. */
async function keep(
  { words }: Session,
  match: PlayedMatch,
  lines: LineReader,
  screen: Screen,
  file: string | null,
): Promise<void> {
  const record = await match.record();
  if (record === null) return;
  const path = file ?? `safehouse-${record.game}-${record.commitment.slice(0, 8)}.json`;
  if (file === null) {
    const line = await lines.ask(words("play.save", { file: path }));
    if (!["y", "yes", words("play.yes")].includes((line ?? "").toLowerCase())) return;
  }
  saveRecord(words, path, record);
  screen.say(words("play.saved", { file: cleanText(path) }));
}
