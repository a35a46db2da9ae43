import { randomBytes } from "node:crypto";
import { commitmentOf } from "@safehouse/chance";
import { type Answer, type Match, memoryJournal, openMatch, systemClock } from "@safehouse/host";
import type { Seat } from "@safehouse/kernel";
import { CommandError } from "../exit.ts";
import type { Session } from "../session.ts";
import { readSetting } from "../setting.ts";
import { type Voice, voiceOf } from "../voice.ts";
import type { Words } from "../words.ts";
import { coachOf } from "./coach.ts";
import type { OpenedMatch } from "./opened.ts";
import type { PlayedMatch } from "./played.ts";
import { LEVELS, seatsOf, withYou, YOUR_SEAT } from "./seats.ts";
import { welcome } from "./welcome.ts";

const LONGEST_SEED = 200;

/** A match in this program: you and bots at one table. */
export async function openHere(session: Session, isToBeSaved: boolean): Promise<OpenedMatch> {
  const { io, given, words, language } = session;
  const setting = await readSetting(words, given, LEVELS);
  const { game, config } = setting;
  const seed = readSeed(words, given.values["seed"]) ?? randomBytes(32).toString("hex");
  const seats = seatsOf(setting);
  const voice = await voiceOf(words, language, game, withYou(words, seats), YOUR_SEAT);
  const name = game.meta.name[language];
  const title = seats.length === 1 ? name : words("play.welcome", { game: name, level: setting.level });
  welcome(session, title, commitmentOf(seed));
  const match = await openMatch({
    game,
    config,
    seats,
    chance: { seed, contributions: [] },
    journal: memoryJournal(),
    clock: systemClock,
    onBotFailure: ({ seat, problem }) => io.err(`${words("play.bot-failed", { name: voice.name(seat), problem })}\n`),
  });
  return {
    game,
    match: new LocalMatch(match, YOUR_SEAT, voice),
    voice,
    farewell: [words("play.bye"), ...(isToBeSaved ? [words("play.unsaved")] : [])],
    wayBack: null,
    coach: coachOf(words, language, game, config, voice),
  };
}

export function readSeed(words: Words, given: string | undefined): string | null {
  if (given !== undefined && (given.length === 0 || given.length > LONGEST_SEED)) {
    throw CommandError.badInput(words("option.seed", { max: LONGEST_SEED }));
  }
  return given ?? null;
}

class LocalMatch implements PlayedMatch {
  readonly seat: Seat;
  readonly #match: Match;
  readonly #voice: Voice;
  #commands = 0;

  constructor(match: Match, seat: Seat, voice: Voice) {
    this.#match = match;
    this.seat = seat;
    this.#voice = voice;
  }

  /** Bots take no time worth telling about: what they did is shown with the next question. */
  async untilAsked(): Promise<"asked" | "over"> {
    await this.#match.idle();
    const { outcome, moves } = this.snapshot();
    if (outcome !== null) return "over";
    // With nobody to wait for and nothing to choose the match could never end: that is a mistake of the game.
    if (moves.length === 0) throw new Error("nobody can move, but the match is not over");
    return "asked";
  }

  snapshot(): ReturnType<Match["snapshot"]> {
    return this.#match.snapshot(this.seat);
  }

  log(from: number): ReturnType<Match["log"]> {
    return this.#match.log(this.seat, from);
  }

  async submit({ decision, move }: Parameters<PlayedMatch["submit"]>[0]): Promise<string | null> {
    return this.#why(await this.#match.submit({ seat: this.seat, command: `${++this.#commands}`, decision, move }));
  }

  async undo(): Promise<string | null> {
    return this.#why(await this.#match.undo({ seat: this.seat, command: `${++this.#commands}` }));
  }

  async record(): Promise<ReturnType<Match["record"]>> {
    return this.#match.record();
  }

  close(): Promise<void> {
    return this.#match.close();
  }

  #why(answer: Answer): string | null {
    return answer.status === "done" ? null : this.#voice.say(answer.refusal.why);
  }
}
