import { type LabMatch, playMatch } from "@safehouse/host";
import type { AnyGame, BalanceLine, BalanceStudy, Json, Outcome } from "@safehouse/kernel";

// oxlint-disable-next-line typescript/no-explicit-any -- as of AnyGame
type AnyStudy = BalanceStudy<any, any, any, any>;

/** A match that a study asks for, and what it wants to know of it. */
export interface AskedMatch extends Pick<LabMatch, "config" | "players" | "seed"> {
  readonly note: (outcome: Outcome | null) => Json;
}

/**
 * All matches of a study, in its order: it is gone through as if none had ended. Players may be closures, which no thread can be sent; so
 * every thread asks the study itself and plays what it is told the numbers of.
 */
export function askedMatches(study: AnyStudy, games: number, seed: number): AskedMatch[] {
  const asked: AskedMatch[] = [];
  linesOf(study, games, seed, (match) => {
    asked.push(match);
    return null;
  });
  return asked;
}

export function playAsked(game: AnyGame, { config, players, seed, note }: AskedMatch): Json {
  return note(playMatch(game, { config, players, seed }).outcome);
}

/** The lines of a study whose matches were played before. */
export function linesFrom(study: AnyStudy, games: number, seed: number, played: readonly Json[]): BalanceLine[] {
  let next = 0;
  const lines = linesOf(study, games, seed, () => played[next++] ?? null);
  if (next !== played.length) throw new Error("a balance study asks for matches by how others ended");
  return lines;
}

function linesOf(study: AnyStudy, games: number, seed: number, answer: (match: AskedMatch) => Json): BalanceLine[] {
  const lab = {
    play: (config: unknown, players: AskedMatch["players"], match: number) =>
      answer({ config, players, seed: match, note: withoutLines }) as Outcome | null,
    watch: (config: unknown, players: AskedMatch["players"], match: number, note: AskedMatch["note"]) =>
      answer({ config, players, seed: match, note }),
  };
  return [...study(lab as never, games, seed)];
}

/** Who won and with how many points, without the bill. */
function withoutLines(outcome: Outcome | null): Json {
  if (outcome === null) return null;
  const bare =
    outcome.type === "shared"
      ? { ...outcome, lines: [] }
      : { ...outcome, standings: outcome.standings.map((standing) => ({ ...standing, lines: [] })) };
  return bare as unknown as Json;
}
