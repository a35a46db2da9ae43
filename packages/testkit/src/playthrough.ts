import {
  type AnyGame,
  canonical,
  type Decision,
  hashState,
  logName,
  type MatchRecord,
  replay,
  type Step,
  type Timeline,
} from "@safehouse/kernel";

/**
 * A match as text, for golden files: an entry a paragraph, an event a line. Where the rules change, the difference of two of these
 * shows what changed first. Throws if the record cannot be replayed.
 */
export function playthrough(game: AnyGame, record: MatchRecord): string {
  const { config, seats, entries } = record;
  const lines = [`${record.game} rules ${record.rules}, ${seats.length} seats, ${canonical(config)}`];
  const replayed = replay(game, config, seats.length, entries, (timeline, step) => {
    lines.push("", ...paragraph(game, timeline, step));
  });
  if (!replayed.ok) throw new Error(`entry ${replayed.error.n} ${replayed.error.problem}`);
  lines.push("", `outcome ${canonical(game.outcome(replayed.value.state))}`, "");
  return lines.join("\n");
}

function paragraph(game: AnyGame, { state }: Timeline, { entry, events }: Step): string[] {
  const who = entry.seat === null ? "chance" : `seat ${entry.seat}`;
  const pending: readonly Decision[] = game.pending(state);
  return [
    `${entry.n}. ${who}: ${entry.decision} ${canonical(entry.move)}`,
    ...events.map((event) => `   ${canonical(event)}`),
    `   asks ${pending.map(logName).join(" ") || "nothing"}`,
    `   spectator ${hashState(game.view(state, "spectator"))} state ${hashState(state)}`,
  ];
}
