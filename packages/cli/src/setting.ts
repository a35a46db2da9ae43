import { GAME_IDS, loadGame } from "@safehouse/games";
import { prepareBots } from "@safehouse/host";
import { type AnyGame, BOT_LEVELS, type BotLevel, isObject, isTooDeep } from "@safehouse/kernel";
import { type Given, wholeNumber } from "./arguments.ts";
import { quote } from "./clean.ts";
import { CommandError } from "./exit.ts";
import { nearest } from "./nearest.ts";
import type { Words } from "./words.ts";

const LARGEST_CONFIG = 16 * 1024;
const USUAL_SEATS = 4;

/** What is to be played, judged and complete. */
export interface Setting {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly seats: number;
  readonly level: BotLevel;
}

export async function readSetting(words: Words, given: Given, preferred: readonly BotLevel[]): Promise<Setting> {
  const game = await requireGame(words, given.thing);
  const { min, max } = game.meta.seats;
  const seats = wholeNumber(words, given, "seats", { min, max }, Math.max(min, Math.min(max, USUAL_SEATS)));
  const level = readLevel(words, game, given.values["level"], preferred);
  const config = configureFor(words, game, readInput(words, game, given), seats);
  await prepareBots(game, [level]);
  return { game, config, seats, level };
}

/** What `--config` and `--scenario` ask for, not judged yet. */
export function readInput(words: Words, game: AnyGame, { values }: Given): unknown {
  return withScenario(words, game, readConfig(words, values["config"] ?? "{}"), values["scenario"]);
}

/** The whole configuration of a table with so many seats. */
export function configureFor(words: Words, game: AnyGame, input: unknown, seats: number): unknown {
  const configured = game.configure(input, seats);
  if (configured.ok) return configured.value;
  const { path, problem } = configured.error;
  throw CommandError.badInput(words("config.wrong", { path, problem }));
}

export async function requireGame(words: Words, id: string): Promise<AnyGame> {
  const game = await loadGame(id);
  if (game === null)
    throw CommandError.badInput(
      words("game.unknown", { given: quote(id), games: GAME_IDS.join(", "), meant: nearest(id, GAME_IDS) }),
    );
  return game;
}

function readLevel(words: Words, game: AnyGame, given: string | undefined, preferred: readonly BotLevel[]): BotLevel {
  const built = BOT_LEVELS.filter((level) => game.bots[level] !== undefined);
  const level =
    given === undefined ? preferred.find((each) => built.includes(each)) : built.find((each) => each === given);
  if (level !== undefined) return level;
  const facts = { given: quote(given ?? preferred.join(", ")), game: game.meta.id, levels: built.join(", ") };
  const isKnown = BOT_LEVELS.some((each) => each === given);
  throw CommandError.badInput(words(isKnown ? "level.unbuilt" : "level.unknown", facts));
}

function readConfig(words: Words, text: string): unknown {
  const size = Buffer.byteLength(text);
  if (size > LARGEST_CONFIG) {
    throw CommandError.badInput(words("config.large", { size, limit: LARGEST_CONFIG }));
  }
  try {
    const config: unknown = JSON.parse(text);
    if (!isTooDeep(config)) return config;
  } catch {
    // Said below.
  }
  throw CommandError.badInput(words("config.json", { given: quote(text) }));
}

function withScenario(words: Words, game: AnyGame, config: unknown, scenario: string | undefined): unknown {
  if (scenario === undefined) return config;
  const { id, scenarios } = game.meta;
  if (scenarios.length === 0) throw CommandError.badInput(words("scenario.none", { game: id }));
  if (!scenarios.some((each) => each.id === scenario)) {
    const known = scenarios.map((each) => each.id).join(", ");
    throw CommandError.badInput(words("scenario.unknown", { given: quote(scenario), game: id, scenarios: known }));
  }
  return isObject(config) ? { ...config, scenario } : config;
}
