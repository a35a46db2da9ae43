import type { TableGame } from "@safehouse/games";
import { type Edition, fail, isObject, ok, replay, type Result } from "@safehouse/kernel";
import { type KeptMatch, plainEntry } from "./kept.ts";
import { isSealed, SAVED_FORMAT, type SavedMatch } from "./saved-file.ts";

const LONGEST_TITLE = 60;
const MOST_CHARACTERS = 20_000_000;
const MOST_ENTRIES = 100_000;

/** Why a file is not opened: the page has a sentence for each. */
export type SavedProblem = "large" | "not-json" | "not-saved" | "record" | "game" | "release" | "damaged" | "edited";

/** Reads an untrusted file, and replays it as strictly as a stranger's moves. */
export async function readSaved(
  text: string,
  loadCore: (id: string, edition?: Edition) => Promise<TableGame | null>,
): Promise<Result<Omit<KeptMatch, "summary" | "secrets"> & SavedMatch & { readonly isOver: boolean }, SavedProblem>> {
  if (text.length > MOST_CHARACTERS) return fail("large");
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return fail("not-json");
  }
  if (isObject(saved) && saved["format"] === 1 && Array.isArray(saved["entries"])) return fail("record");
  if (!isObject(saved) || saved["format"] !== SAVED_FORMAT) return fail("not-saved");
  if (!isSaved(saved)) return fail("damaged");
  const game = await loadCore(saved.game, saved);
  if (game === null) return fail((await loadCore(saved.game)) === null ? "game" : "release");
  const isOver = replaysToEnd(game, saved);
  if (isOver === null) return fail("damaged");
  return isSealed(saved) ? ok({ ...saved, isOver }) : fail("edited");
}

/** Null if the log does not hold together. */
function replaysToEnd(game: TableGame, { config, seats, entries }: SavedMatch): boolean | null {
  const { min, max } = game.meta.seats;
  const configured = game.configure(config, seats.length);
  if (!configured.ok || seats.length < min || seats.length > max) return null;
  const levels: readonly string[] = game.levels;
  const isFilled = seats.every(({ kind, level }) => kind === "human" || levels.includes(level ?? ""));
  if (!isFilled) return null;
  try {
    const replayed = replay(game, configured.value, seats.length, entries.map(plainEntry));
    return replayed.ok ? game.outcome(replayed.value.state) !== null : null;
  } catch {
    return null;
  }
}

function isSaved(file: Record<string, unknown>): file is Record<string, unknown> & SavedMatch {
  const { game, rules, content, config, title, seats, hotSeat, continuedFrom, seed, pin, entries, seal } = file;
  return (
    isText(game) &&
    isText(content) &&
    isText(seed) &&
    isText(seal) &&
    isText(title) &&
    title.length <= LONGEST_TITLE &&
    typeof rules === "number" &&
    typeof hotSeat === "boolean" &&
    isObject(config) &&
    (continuedFrom === null || Number.isSafeInteger(continuedFrom)) &&
    (pin === null || (isObject(pin) && isText(pin["salt"]) && isText(pin["hash"]))) &&
    Array.isArray(seats) &&
    seats.length > 0 &&
    seats.every(isSeat) &&
    Array.isArray(entries) &&
    entries.length <= MOST_ENTRIES &&
    entries.every(isEntry)
  );
}

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 1_000;

function isSeat(value: unknown): boolean {
  if (!isObject(value) || (value["kind"] !== "human" && value["kind"] !== "bot")) return false;
  const { name = "", level = "" } = value;
  return isText(name) && name.length <= LONGEST_TITLE && isText(level);
}

function isEntry(value: unknown, index: number): boolean {
  if (!isObject(value) || value["n"] !== index + 1 || !isText(value["decision"]) || value["move"] === undefined)
    return false;
  const { seat, command } = value;
  return (seat === null || Number.isSafeInteger(seat)) && (command === null || isText(command));
}
