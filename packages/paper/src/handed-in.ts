import { loadCore } from "@safehouse/games";
import {
  type AnyCore,
  isObject,
  type MatchRecord,
  readRecord,
  recordMismatch,
  replay,
  type Result,
} from "@safehouse/kernel";

/**
 * The view of a match that somebody handed in, as a record or as what GET /api/matches/{id} answers: nothing in it is trusted.
 * `readView` takes a told view apart and says what is wrong with it, or makes a sound one of it. `contained` names older contents that
 * the present one has whole.
 */
export async function readHandedIn<View>(
  game: AnyCore,
  text: string,
  readView: (view: Record<string, unknown>) => View | string,
  contained: readonly string[] = [],
): Promise<Result<View, string>> {
  const told = readTold(text);
  if (told !== null) {
    if (told.game !== game.meta.id) return wrong(`The match is not one of ${game.meta.id}.`);
    const view = readView(told.view);
    return typeof view === "string" ? wrong(view) : { ok: true, value: view };
  }
  const read = readRecord(text);
  if (!read.ok) return read;
  const record = read.value;
  const played = await inItsEdition(game, record, contained);
  const mismatch = recordMismatch(played, record);
  if (mismatch !== null) return wrong(mismatch);
  const replayed = replay(played, record.config, record.seats.length, record.entries);
  if (!replayed.ok) return wrong(`Entry ${replayed.error.n} ${replayed.error.problem}.`);
  return { ok: true, value: played.view(replayed.value.state, "spectator") as View };
}

/** Older rules leave marks on today's paper; what was played with other content has no paper here any more. */
async function inItsEdition(game: AnyCore, record: MatchRecord, contained: readonly string[]): Promise<AnyCore> {
  const isOurs = record.game === game.meta.id && [game.meta.content, ...contained].includes(record.content);
  return (isOurs ? await loadCore(record.game, record) : null) ?? game;
}

/** Null for something that is no answer of a server. */
function readTold(text: string): { readonly game: unknown; readonly view: Record<string, unknown> } | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  return isObject(parsed) && isObject(parsed["view"]) ? { game: parsed["game"], view: parsed["view"] } : null;
}

/** As many seats as the game has, or why not. */
export function readCrew({ meta }: AnyCore, seats: unknown): number | string {
  const { min, max } = meta.seats;
  return Number.isInteger(seats) && (seats as number) >= min && (seats as number) <= max
    ? (seats as number)
    : "The match has no crew.";
}

function wrong(error: string): Result<never, string> {
  return { ok: false, error };
}
