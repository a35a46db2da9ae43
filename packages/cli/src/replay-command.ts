import {
  commit,
  type Entry,
  findDecision,
  type GameEvent,
  isChance,
  type MatchRecord,
  prepareEntry,
  startTimeline,
  type Timeline,
  UNDO,
  type Viewer,
} from "@safehouse/kernel";
import { type Given, wholeNumber } from "./arguments.ts";
import { cleanName } from "./clean.ts";
import type { Command } from "./command.ts";
import { CommandError, EXIT, type ExitStatus } from "./exit.ts";
import type { Io } from "./io.ts";
import { wrap } from "./layout.ts";
import { loadRecord, requireSound } from "./record-file.ts";
import { describeResult } from "./result.ts";
import { openSession, type Session } from "./session.ts";
import { type Voice, voiceOf } from "./voice.ts";
import type { Words } from "./words.ts";

const SHAPE = { thing: "file", values: { seat: "text", from: "text" }, switches: ["open"] } as const;

export const replayCommand: Command = { shape: SHAPE, run };

async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const session = openSession(io, "replay", SHAPE, argv);
  const { given, words, language, paint, width, print } = session;
  const loaded = await loadRecord(words, given.thing);
  const { record, game } = loaded;
  const viewer = readViewer(words, given, record.seats.length);
  const from = wholeNumber(words, given, "from", { min: 1, max: Math.max(1, record.entries.length) }, 1);
  requireSound(words, given.thing, loaded);

  const voice = await voiceOf(words, language, game, record.seats, typeof viewer === "number" ? viewer : null);
  const entries = record.entries.length;
  print([
    paint.bold(words("replay.title", { game: game.meta.name[language], entries })),
    ...seatLines(words, voice, record),
    "",
  ]);
  const timeline = startTimeline(game, record.config, record.seats.length);
  for (const entry of record.entries) {
    const lines = step(session, voice, timeline, entry, viewer);
    if (entry.n >= from) print(lines);
  }
  print(["", ...describeResult(words, voice, paint, width, record.outcome)]);
  return EXIT.fine;
}

/** A finished match hides nothing, so everything is shown unless a seat's eyes are asked for. */
function readViewer(words: Words, given: Given, seats: number): Viewer {
  if (given.values["seat"] === undefined) return "open";
  if (given.switches.has("open")) throw CommandError.badInput(words("option.viewer"));
  return wholeNumber(words, given, "seat", { min: 1, max: seats }, 1) - 1;
}

function seatLines(words: Words, voice: Voice, { seats }: MatchRecord): string[] {
  return seats.map(({ kind, level }, seat) => {
    const who = kind === "bot" ? words("replay.bot", { level: cleanName(level) ?? "?" }) : words("replay.human");
    return `  ${seat + 1}  ${voice.name(seat)} (${who})`;
  });
}

/** Takes one entry, which is known to be sound, and tells it. */
function step(session: Session, voice: Voice, timeline: Timeline, entry: Entry, viewer: Viewer): string[] {
  const { game } = timeline;
  const heading = headline(session.words, voice, timeline, entry, viewer);
  const prepared = prepareEntry(timeline, entry);
  if (!prepared.ok) throw new Error(`entry ${entry.n} ${prepared.error.problem}`);
  commit(timeline, prepared.value);
  const events = prepared.value.events.flatMap((event) => (game.viewEvent(event, viewer) as GameEvent | null) ?? []);
  const gutter = " ".repeat(7);
  return [
    ...wrap(`${session.paint.dim(String(entry.n).padStart(5))}  ${heading}`, session.width, gutter),
    ...voice.tell(events).flatMap((sentence) => wrap(gutter + sentence, session.width, gutter)),
  ];
}

/** Who did what. What exactly was answered is only for those who may know it. */
function headline(words: Words, voice: Voice, { game, state }: Timeline, entry: Entry, viewer: Viewer): string {
  if (entry.seat === null) return `${words("replay.chance")}: ${entry.decision}`;
  const name = voice.name(entry.seat);
  if (entry.decision === UNDO) {
    return `${name}: ${words("replay.undo", { entry: (entry.move as { entry: number }).entry })}`;
  }
  const decision = findDecision(game, state, entry.decision);
  const mayKnow = viewer === "open" || viewer === entry.seat;
  if (decision === null || isChance(decision) || !mayKnow) return `${name}: ${words("replay.secret")}`;
  return `${name}: ${voice.say(game.label(decision, entry.move))}`;
}
