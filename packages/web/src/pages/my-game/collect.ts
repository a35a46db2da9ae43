import { loadCore } from "@safehouse/games";
import type { MatchRecord } from "@safehouse/kernel";
import { isGuest, loadClient } from "../../app/api.ts";
import { idbStore } from "../../play/local/idb-store.ts";
import { listLocalMatches } from "../../play/local/list.ts";
import { recordOfLocal } from "../../play/replay/records.ts";
import type { Notes } from "./notes.ts";

/** A finished match of one's own. */
export interface OwnMatch {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  readonly seat: number;
  /** Where its review is. */
  readonly path: string;
  record(): Promise<MatchRecord | null>;
}

/** Finished matches of this device in which one person played, and those that one sat at online; the oldest first. */
export async function ownMatches(): Promise<OwnMatch[]> {
  const found = await Promise.all([localMatches().catch(() => []), onlineMatches().catch(() => [])]);
  return found.flat().toSorted((a, b) => a.at - b.at);
}

export function notCounted(matches: readonly OwnMatch[], { since, notes }: Notes): OwnMatch[] {
  const counted = new Set(notes.map(({ match }) => match));
  return matches.filter(({ id, at }) => at > since && !counted.has(id));
}

async function localMatches(): Promise<OwnMatch[]> {
  return (await listLocalMatches()).flatMap((match): OwnMatch[] => {
    const { id, game, seats, isOver, updatedAt: at } = match;
    const people = seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
    const [seat] = people;
    // Where several share the device nobody can say who is who.
    if (!isOver || people.length !== 1 || seat === undefined) return [];
    const record = async (): Promise<MatchRecord | null> =>
      (await recordOfLocal(id, idbStore, loadCore))?.record ?? null;
    return [{ id, game, at, seat, path: `local/${id}`, record }];
  });
}

async function onlineMatches(): Promise<OwnMatch[]> {
  if (!isGuest.value) return [];
  const client = await loadClient();
  const reply = await client.tables.own();
  if (reply.result !== "done") return [];
  return reply.value.tables.flatMap(({ game, phase, seat, match, token, createdAt }): OwnMatch[] => {
    if (phase !== "over" || match === null) return [];
    const record = async (): Promise<MatchRecord | null> => {
      const told = await client.record(match, token ?? undefined);
      return told.result === "done" ? told.value : null;
    };
    return [{ id: match, game, at: createdAt, seat, path: `online/${match}`, record }];
  });
}
