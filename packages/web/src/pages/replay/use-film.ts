import { loadCore } from "@safehouse/games";
import { fail, ok, type MatchRecord, type Result } from "@safehouse/kernel";
import { useEffect, useState } from "preact/hooks";
import { loadClient } from "../../app/api.ts";
import { idbStore } from "../../play/local/idb-store.ts";
import { recallToken } from "../../play/online/seat-token.ts";
import type { Film } from "../../play/replay/film.ts";
import { type RecordProblem, showPart, showRecord } from "../../play/replay/read-record.ts";
import { readKeptRecord, recordOfLocal } from "../../play/replay/records.ts";

export type FilmProblem = RecordProblem | { readonly kind: "unreachable" | "unfinished" };

export interface OpenedFilm {
  readonly film: Film;
  /** As it was brought, whatever of it can be shown. */
  readonly record: MatchRecord;
  /** So many first entries come from another match. */
  readonly continuedFrom: number | null;
}

type Found = { readonly record: MatchRecord; readonly continuedFrom: number | null };

/** Fetches a record from wherever the address says, and plays it through; `mayBePart`: as far as it goes. Null while that takes. */
export function useFilm(
  source: string,
  id: string,
  attempt: number,
  mayBePart = false,
): Result<OpenedFilm, FilmProblem> | null {
  const [film, setFilm] = useState<Result<OpenedFilm, FilmProblem> | null>(null);
  useEffect(() => {
    let isLeft = false;
    setFilm(null);
    void open(source, id, mayBePart).then((opened) => isLeft || setFilm(opened));
    return () => {
      isLeft = true;
    };
  }, [source, id, attempt]);
  return film;
}

async function open(source: string, id: string, mayBePart: boolean): Promise<Result<OpenedFilm, FilmProblem>> {
  try {
    const found = await find(source, id);
    if (!found.ok) return found;
    const film = await showRecord(found.value.record, loadCore);
    if (!film.ok && mayBePart && (film.error.kind === "damaged" || film.error.kind === "cut")) {
      const part = await showPart(film.error.record, film.error.n, loadCore);
      if (part !== null) return ok({ film: part, record: film.error.record, continuedFrom: null });
    }
    const { record, continuedFrom } = found.value;
    return film.ok ? ok({ film: film.value, record, continuedFrom }) : film;
  } catch {
    return fail({ kind: source === "online" ? "unreachable" : "unfinished" });
  }
}

async function find(source: string, id: string): Promise<Result<Found, FilmProblem>> {
  if (source === "online") {
    const reply = await (await loadClient()).record(id, recallToken(id) ?? undefined);
    if (reply.result === "done") return ok({ record: reply.value, continuedFrom: null });
    const isThere = reply.status !== null && reply.status < 500;
    return fail({ kind: isThere ? "unfinished" : "unreachable" });
  }
  const found = source === "local" ? await recordOfLocal(id, idbStore, loadCore) : await kept(id);
  return found === null ? fail({ kind: "unfinished" }) : ok(found);
}

async function kept(id: string): Promise<Found | null> {
  const record = await readKeptRecord(id);
  return record === null ? null : { record, continuedFrom: null };
}
