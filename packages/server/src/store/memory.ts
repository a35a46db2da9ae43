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

interface Kept {
  match: StoredMatch;
  readonly entries: StoredEntry[];
  ending: Ending | null;
}

/** A store that forgets everything with its process: for tests. It copies as a real one would, so that nobody shares its insides. */
export function memoryStore(): Store {
  const matches = new Map<string, Kept>();
  const documents = new Map<string, StoredDocument>();
  const keptMatch = (id: string): Kept => {
    const kept = matches.get(id);
    if (kept === undefined) throw new Error(`there is no match ${id}`);
    return kept;
  };
  const keyOf = (kind: string, id: string): string => `${kind}\n${id}`;

  return {
    async createMatch(match: NewMatch) {
      if (matches.has(match.id)) throw new StoreConflict(`there is a match ${match.id} already`);
      matches.set(match.id, {
        match: { ...structuredClone(match), status: "running", problem: null },
        entries: [],
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
    async runningMatches() {
      return [...matches.values()].filter(({ match }) => match.status === "running").map(({ match }) => match.id);
    },
    async append(id, entry, command) {
      const { entries } = keptMatch(id);
      if (entry.n !== entries.length + 1) throw new StoreConflict(`entry ${entry.n} is not the next`);
      entries.push(structuredClone({ entry, command }));
    },
    async entries(id) {
      const { entries } = keptMatch(id);
      if (entries.some(({ entry }, i) => entry.n !== i + 1)) throw new DamagedLog("an entry is missing");
      return structuredClone(entries);
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
    async removeExpired(now) {
      const expired = [...documents].filter(([, { expiresAt }]) => expiresAt !== null && expiresAt <= now);
      for (const [key] of expired) documents.delete(key);
      return expired.length;
    },

    async checkHealth() {},
    async close() {},
  };
}
