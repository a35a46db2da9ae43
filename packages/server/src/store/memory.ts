import { hasPeople } from "../people.ts";
import {
  DamagedLog,
  type Ending,
  type NewMatch,
  type Store,
  StoreConflict,
  type StoredDocument,
  type StoredEntry,
  type StoredMatch,
} from "./store.ts";

const DAY = 86_400_000;

interface Kept {
  match: StoredMatch;
  touchedOn: number;
  readonly entries: StoredEntry[];
  isDue: boolean;
  ending: Ending | null;
}

/** A store that forgets everything with its process: for tests. It copies as a real one would, so that nobody shares its insides. */
export function memoryStore(now: () => number = Date.now): Store {
  const today = (): number => Math.floor(now() / DAY);

  const matches = new Map<string, Kept>();
  const documents = new Map<string, StoredDocument>();
  const keptMatch = (id: string): Kept => {
    const kept = matches.get(id);
    if (kept === undefined) throw new Error(`there is no match ${id}`);
    return kept;
  };
  const keyOf = (kind: string, id: string): string => `${kind}\n${id}`;

  const expired = (
    now: number,
    limit: number,
    fits: (document: StoredDocument) => boolean = () => true,
  ): StoredDocument[] =>
    [...documents.values()]
      .filter((document) => document.expiresAt !== null && document.expiresAt <= now && fits(document))
      .toSorted((a, b) => Number(a.expiresAt) - Number(b.expiresAt))
      .slice(0, limit);

  return {
    async createMatch(match: NewMatch) {
      if (matches.has(match.id)) throw new StoreConflict(`there is a match ${match.id} already`);
      const made: StoredMatch = { ...structuredClone(match), status: "running", problem: null };
      matches.set(match.id, {
        match: made,
        touchedOn: today(),
        entries: [],
        isDue: hasPeople(match.seats),
        ending: null,
      });
    },
    async findMatch(id) {
      return structuredClone(matches.get(id)?.match ?? null);
    },
    async setStatus(id, status, problem) {
      const kept = keptMatch(id);
      kept.match = { ...kept.match, status, problem: problem ?? null };
    },
    async touchMatch(id) {
      keptMatch(id).touchedOn = today();
    },
    async agedMatches(status, before, limit) {
      return [...matches.values()]
        .filter(({ match, touchedOn }) => match.status === status && touchedOn < Math.floor(before / DAY))
        .toSorted((a, b) => a.touchedOn - b.touchedOn)
        .slice(0, limit)
        .map(({ match }) => match.id);
    },
    async removeMatch(id) {
      matches.delete(id);
    },
    async clearLines() {
      return 0;
    },
    async endOf(id) {
      const left = matches.get(id)?.entries.length;
      return left === undefined ? null : { left, acknowledged: left };
    },
    async runningMatches() {
      return [...matches.values()].filter(({ match }) => match.status === "running").map(({ match }) => match.id);
    },
    async dueMatches() {
      return [...matches.values()]
        .filter(({ match, isDue }) => match.status === "running" && isDue)
        .map(({ match }) => match.id);
    },
    async append(id, entry, command, { at, isDue = false } = {}) {
      const kept = keptMatch(id);
      if (entry.n !== kept.entries.length + 1) throw new StoreConflict(`entry ${entry.n} is not the next`);
      kept.entries.push(structuredClone({ entry, command, at: at ?? null }));
      kept.isDue = isDue;
      kept.touchedOn = today();
    },
    async entries(id) {
      const { entries } = keptMatch(id);
      if (entries.some(({ entry }, i) => entry.n !== i + 1)) throw new DamagedLog("an entry is missing");
      return structuredClone(entries);
    },
    async setDue(id, isDue) {
      keptMatch(id).isDue = isDue;
    },
    async endMatch(id, ending) {
      const kept = keptMatch(id);
      kept.ending ??= structuredClone(ending);
      if (kept.match.status === "running") kept.match = { ...kept.match, status: "over" };
    },
    async findEnding(id) {
      return structuredClone(matches.get(id)?.ending ?? null);
    },
    async setSeats(id, seats, tokenHashes) {
      const kept = keptMatch(id);
      kept.match = { ...kept.match, seats: structuredClone(seats), tokenHashes: [...tokenHashes] };
    },

    async findDocument(kind, id) {
      return structuredClone(documents.get(keyOf(kind, id)) ?? null);
    },
    async putDocument(document) {
      const key = keyOf(document.kind, document.id);
      const last = documents.get(key)?.version ?? 0;
      if (document.version !== last + 1) throw new StoreConflict(`version ${document.version} does not follow ${last}`);
      documents.set(key, structuredClone(document));
    },
    async removeDocument(kind, id) {
      documents.delete(keyOf(kind, id));
    },
    async listDocuments(kind, { after, limit }) {
      return [...documents.values()]
        .filter((document) => document.kind === kind && (after === null || document.id > after))
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, limit)
        .map((document) => structuredClone(document));
    },
    async listExpired(kind, now, limit) {
      return expired(now, limit, (document) => document.kind === kind).map((document) => structuredClone(document));
    },
    async removeExpired(now, limit) {
      const gone = expired(now, limit);
      for (const { kind, id } of gone) documents.delete(keyOf(kind, id));
      return gone.length;
    },

    async checkHealth() {},
    async close() {},
  };
}
