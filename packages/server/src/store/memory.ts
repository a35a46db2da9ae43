import { hasPeople } from "../people.ts";
import { creationText, firstLink, hexOf, type Link, lineText, linkOf, nextLink } from "./chain.ts";
import {
  DamagedLog,
  type Ending,
  type Head,
  type NewMatch,
  type Store,
  StoreConflict,
  type StoredDocument,
  type StoredEntry,
  type StoredMatch,
} from "./store.ts";
import { requireHead, requireNext, seatedMeanwhile } from "./heads.ts";

const DAY = 86_400_000;

interface Kept {
  match: StoredMatch;
  touchedOn: number;
  readonly lines: StoredEntry[];
  /** After each line, from the making of the match on. */
  readonly links: Link[];
  isDue: boolean;
  ending: Ending | null;
}

/**
 * A store that forgets everything with its process: for tests. It copies as a real one would, so that nobody shares its insides. One
 * that is shared has a clock of its own, as a server's has.
 */
export function memoryStore(now: () => number = Date.now, isShared = false): Store {
  const today = (): number => Math.floor(now() / DAY);

  const matches = new Map<string, Kept>();
  const documents = new Map<string, StoredDocument>();
  const keptMatch = (id: string): Kept => {
    const kept = matches.get(id);
    if (kept === undefined) throw new Error(`there is no match ${id}`);
    return kept;
  };
  const headOf = ({ match: { status, seating }, lines, links }: Kept): Head => ({
    n: lines.length,
    link: hexOf(links.at(-1) as Link),
    status,
    seating,
  });
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
    isShared,
    async createMatch(match: NewMatch) {
      if (matches.has(match.id)) throw new StoreConflict(`there is a match ${match.id} already`);
      const made: StoredMatch = { ...structuredClone(match), status: "running", problem: null, seating: 1 };
      matches.set(match.id, {
        match: made,
        touchedOn: today(),
        lines: [],
        links: [firstLink(creationText(match))],
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
      const left = matches.get(id)?.lines.length;
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
    async append(id, seen, lines, { at, isDue = false } = {}) {
      const kept = keptMatch(id);
      requireHead(headOf(kept), seen);
      requireNext(seen, lines);
      const writtenAt = isShared ? now() : (at ?? null);
      for (const { entry, command } of lines) {
        kept.lines.push(structuredClone({ entry, command, at: writtenAt }));
        kept.links.push(nextLink(kept.links.at(-1) as Link, lineText(entry, command)));
      }
      kept.isDue = isDue;
      kept.touchedOn = today();
      return { head: headOf(kept), at: writtenAt };
    },
    async readLog(id, after) {
      const kept = keptMatch(id);
      const from = after?.n ?? 0;
      if (after !== undefined && hexOf(kept.links[from] ?? linkOf("")) !== after.link) {
        throw new DamagedLog(`The match ${id} does not go on from what was seen of it.`);
      }
      return { lines: structuredClone(kept.lines.slice(from)), head: headOf(kept) };
    },
    async heads(ids) {
      return new Map(ids.flatMap((id) => (matches.has(id) ? [[id, headOf(keptMatch(id))] as const] : [])));
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
    async setSeats(id, seats, tokenHashes, seen) {
      const kept = keptMatch(id);
      if (kept.match.seating !== seen) throw seatedMeanwhile(id, seen);
      kept.match = { ...kept.match, seats: structuredClone(seats), tokenHashes: [...tokenHashes], seating: seen + 1 };
      return seen + 1;
    },

    async findDocument(kind, id) {
      return structuredClone(documents.get(keyOf(kind, id)) ?? null);
    },
    async putDocument(document) {
      const key = keyOf(document.kind, document.id);
      const last = documents.get(key)?.version ?? 0;
      if (document.version !== last + 1) throw new StoreConflict(`version ${document.version} does not follow ${last}`);
      documents.set(key, structuredClone({ operations: [], ...document }));
    },
    async documentVersions(kind, ids) {
      const found = ids.flatMap((id) => documents.get(keyOf(kind, id)) ?? []);
      return new Map(found.map(({ id, version }) => [id, version]));
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
