import { randomBytes } from "node:crypto";
import { commitmentOf } from "@safehouse/chance";
import { type Match, memoryJournal, openMatch, systemClock } from "@safehouse/host";
import type { RecordSeat } from "@safehouse/kernel";
import { cleanText } from "../clean.ts";
import { CommandError, EXIT, type ExitStatus } from "../exit.ts";
import type { Io } from "../io.ts";
import { wrap } from "../layout.ts";
import { openSession, type Session } from "../session.ts";
import { readSetting, type Setting } from "../setting.ts";
import { type Voice, voiceOf } from "../voice.ts";
import type { Words } from "../words.ts";
import { LineReader } from "./lines.ts";
import { requireWritable, saveRecord } from "./save.ts";
import { Screen } from "./screen.ts";
import { sitDown } from "./table.ts";

const SHAPE = {
  thing: "game",
  values: ["seats", "level", "scenario", "config", "seed", "save"],
  switches: [],
} as const;
const YOUR_SEAT = 0;
const LONGEST_SEED = 200;
const BOT_NAMES = ["Ada", "Bruno", "Carla", "Dario", "Edda", "Fritz", "Greta", "Hugo", "Ines", "Jonas", "Käthe"];

export async function playCommand(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const session = openSession(io, "play", SHAPE, argv);
  const { given, words, language } = session;
  const setting = await readSetting(words, given, ["normal", "easy", "random", "expert"]);
  const seed = readSeed(words, given.values["seed"]);
  const file = given.values["save"] ?? null;
  if (file !== null) requireWritable(words, file);

  const seats = seatsOf(setting);
  // "You" is what this screen calls the player; the record is read by others and names nobody.
  const names = seats.map((seat, i) => (i === YOUR_SEAT ? { ...seat, name: words("play.you") } : seat));
  const voice = await voiceOf(words, language, setting.game, names, YOUR_SEAT);
  welcome(session, setting, seed);
  const match = await seatBots(session, setting, seats, seed, voice);
  const screen = new Screen(session, setting.game, match, voice, YOUR_SEAT, await setting.game.sketch());
  const lines = new LineReader(io);
  try {
    const end = await sitDown(session, match, YOUR_SEAT, screen, voice, lines);
    if (end === "left") {
      screen.say("", words("play.bye"), ...(file === null ? [] : [words("play.unsaved")]));
      return EXIT.fine;
    }
    const last = match.snapshot(YOUR_SEAT);
    screen.table(last);
    screen.say(words("play.over"));
    screen.result(last);
    await keep(session, match, lines, screen, file);
    return EXIT.fine;
  } finally {
    lines.close();
    await match.close();
  }
}

function readSeed(words: Words, given: string | undefined): string {
  if (given === undefined) return randomBytes(32).toString("hex");
  if (given.length === 0 || given.length > LONGEST_SEED) {
    throw CommandError.badInput(words("option.seed", { max: LONGEST_SEED }));
  }
  return given;
}

function seatsOf({ seats, level }: Setting): RecordSeat[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === YOUR_SEAT
      ? { kind: "human" }
      : { kind: "bot", name: BOT_NAMES[(seat - 1) % BOT_NAMES.length] as string, level },
  );
}

function welcome(session: Session, { game, level }: Setting, seed: string): void {
  const { words, language, paint, width, print } = session;
  const small = [words("play.keys"), ...words("play.seed", { commitment: commitmentOf(seed) }).split("\n")];
  print([
    paint.bold(words("play.welcome", { game: game.meta.name[language], level })),
    ...small.flatMap((line) => wrap(line, width)).map(paint.dim),
  ]);
}

function seatBots(
  { io, words }: Session,
  { game, config }: Setting,
  seats: readonly RecordSeat[],
  seed: string,
  voice: Voice,
): Promise<Match> {
  return openMatch({
    game,
    config,
    seats,
    chance: { seed, contributions: [] },
    journal: memoryJournal(),
    clock: systemClock,
    onBotFailure: ({ seat, problem }) => io.err(`${words("play.bot-failed", { name: voice.name(seat), problem })}\n`),
  });
}

/** Saves the record where it was asked for, or offers to. */
async function keep(
  { words }: Session,
  match: Match,
  lines: LineReader,
  screen: Screen,
  file: string | null,
): Promise<void> {
  const record = match.record();
  if (record === null) return;
  const path = file ?? `safehouse-${record.game}-${record.commitment.slice(0, 8)}.json`;
  if (file === null) {
    const line = await lines.ask(words("play.save", { file: path }));
    if (!["y", "yes", words("play.yes")].includes((line ?? "").toLowerCase())) return;
  }
  saveRecord(words, path, record);
  screen.say(words("play.saved", { file: cleanText(path) }));
}
