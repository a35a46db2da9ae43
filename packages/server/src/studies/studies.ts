import { type MatchStudy, ok, readStudyOf, readStudyWork, type StudyPlace, withoutNames } from "@safehouse/kernel";
import { Collection, type Kept, type Transition } from "../guests/collection.ts";
import type { Audience } from "../commons/commons.ts";
import type { Guests, KnownGuest } from "../guests/guests.ts";
import { refusal, Refused } from "../guests/refusal.ts";
import { newId } from "../guests/secret.ts";
import type { House } from "../house.ts";
import { type LiveWatcher, LiveWatchers } from "../tables/live-watchers.ts";
import { Presence } from "../tables/presence.ts";
import { expiryAfter } from "../upkeep/keep.ts";
import {
  entriesOf,
  gone,
  type HouseStudy,
  ledBy,
  roomFor,
  STUDY,
  STUDY_ROOM,
  studiesOf,
  type StudyRoom,
  written,
} from "./study.ts";

const MOST_STUDIES = 30;
const DAY = 86_400_000;
/** Another house may have changed a room, and its hint got lost. */
const LOOK_MS = 1_000;
/** What few ask for, and nobody waits for. */
const SLOWLY_MS = 10_000;

export interface StudyWatcher extends LiveWatcher {
  onRoom(told: ToldRoom): void;
  /** The study was taken back. */
  onTaken(): void;
}

/** A room, and who is there by name. Looked up once, however many are told. */
export interface ToldRoom {
  readonly kept: Kept<StudyRoom>;
  readonly company: Promise<Company>;
}

interface Company extends Audience {
  /** The guests, and whoever leads. */
  readonly people: readonly { readonly guest: string; readonly name: string }[];
}

/** The studies that guests have put into the house, and the rooms where they are looked at. */
export class Studies {
  readonly house: House;
  readonly presence: Presence;
  readonly #guests: Guests;
  readonly #studies: Collection<HouseStudy>;
  readonly #rooms: Collection<StudyRoom>;
  readonly #watchers = new LiveWatchers<StudyWatcher>();
  readonly #seen = new Map<string, number>();
  /** How many entries the matches have that somebody looks at here: that never changes. */
  readonly #lengths = new Map<string, number>();
  readonly #ends: (() => void)[] = [];
  #isLooking = false;

  constructor(house: House, guests: Guests) {
    this.house = house;
    this.#guests = guests;
    const { store, settings, surroundings, commons, patience } = house;
    const expiry = ({ usedAt }: { readonly usedAt: number }): number | null =>
      expiryAfter(usedAt, settings.keep.studies);
    this.#studies = new Collection<HouseStudy>(store, STUDY, expiry, surroundings);
    this.#rooms = new Collection<StudyRoom>(store, STUDY_ROOM, expiry, surroundings);
    this.presence = new Presence(patience, surroundings, commons, (id) => {
      if (this.#watchers.has(id)) void this.#lookAgain(id).catch(() => {});
    });
    if (!store.isShared) return;
    this.#ends.push(
      commons.bus.onHint((hint) => {
        if (hint.about === "study") this.#hear(hint.id, hint.version);
        if (hint.about === "presence" && this.#watchers.has(hint.id))
          void this.presence.look([hint.id]).catch(() => {});
      }),
      surroundings.every(LOOK_MS, () => void this.#look()),
      surroundings.every(SLOWLY_MS, () => void this.#dismissForgotten().catch(() => {})),
    );
  }

  close(): void {
    for (const end of this.#ends.splice(0)) end();
    this.presence.close();
  }

  /** Takes an untrusted study in, and tells its id. */
  async create({ guest }: KnownGuest, given: MatchStudy): Promise<string> {
    const read = readStudyOf(given);
    if (!read.ok) throw new Refused(refusal(400, "study.wrong"));
    const index = this.#indexOf(guest);
    const known: string[] = [];
    for await (const { id } of index.all()) known.push(id);
    const there = await this.#studies.versions(known);
    for (const id of known) if (!there.has(id)) await index.remove(id);
    if (there.size >= MOST_STUDIES) throw new Refused(refusal(409, "studies.tooMany", { most: MOST_STUDIES }));
    const id = newId(this.house.surroundings);
    const now = this.house.commons.now();
    const study = { owner: guest, study: withoutNames(read.value), createdAt: now, usedAt: now };
    // Found by who is forgotten before there is anything to find.
    await index.create(id, { createdAt: now });
    await this.#rooms.create(id, roomFor(study));
    await this.#studies.create(id, study);
    // Whoever asked to be forgotten meanwhile was looked for before this was there.
    if (!(await this.#guests.isStaying(guest))) await this.#clear(id, guest);
    return id;
  }

  async require(id: string): Promise<HouseStudy> {
    const kept = await this.#studies.find(id);
    if (kept === null) throw new Refused(refusal(404, "study.unknown"));
    return kept.body;
  }

  /** As it is now, with what was written since. Whoever reads it keeps it here. */
  async read(id: string): Promise<MatchStudy> {
    const { study, usedAt } = await this.require(id);
    const { body } = await this.room(id);
    const now = this.house.commons.now();
    if (now - usedAt >= DAY) {
      await this.#studies.change(id, (each) => ok({ ...each, usedAt: now }));
      await this.#rooms.change(id, (each) => ok({ ...each, usedAt: now }));
    }
    return { ...study, ...body.work };
  }

  async room(id: string): Promise<Kept<StudyRoom>> {
    const kept = await this.#rooms.find(id);
    if (kept === null) throw new Refused(refusal(404, "study.unknown"));
    return kept;
  }

  async own(guest: string): Promise<{ id: string; title: string; createdAt: number }[]> {
    const found: { id: string; title: string; createdAt: number }[] = [];
    for await (const { id, body } of this.#indexOf(guest).all()) {
      const room = await this.#rooms.find(id);
      if (room !== null) found.push({ id, title: room.body.work.title, createdAt: body.createdAt });
    }
    return found;
  }

  async goTo(id: string, guest: string, at: StudyPlace): Promise<void> {
    const entries = await this.#lengthOf(id);
    await this.#change(id, (room) => gone(room, guest, at, entries));
  }

  async write(id: string, guest: string, given: unknown): Promise<void> {
    const entries = await this.#lengthOf(id);
    const work = readStudyWork(given, entries);
    if (!work.ok) throw new Refused(refusal(400, "study.wrong"));
    await this.#change(id, (room) => written(room, guest, work.value, entries));
  }

  async lead(id: string, guest: string, next: string): Promise<void> {
    const { guests } = (await this.presence.everywhere([id]))(id);
    await this.#change(id, (room) => ledBy(room, guest, next, guests));
  }

  async remove(id: string, guest: string): Promise<void> {
    const { owner } = await this.require(id);
    if (owner !== guest) throw new Refused(refusal(403, "study.owner"));
    await this.#clear(id, owner);
  }

  /** Everything that a guest has put here goes with the guest. */
  async forget(guest: string): Promise<void> {
    for await (const { id } of this.#indexOf(guest).all()) await this.#clear(id, guest);
  }

  /** The guest no longer exists: it leads nobody any more, wherever it was. */
  dismiss(guest: string): void {
    this.#watchers.dismiss(guest);
  }

  async *redate(): AsyncGenerator<void> {
    yield* this.#studies.redate();
    yield* this.#rooms.redate();
  }

  /** As it is told to somebody who looks at it here. */
  tellable(kept: Kept<StudyRoom>): ToldRoom {
    const company = this.#companyOf(kept);
    // Whoever was told of a later room meanwhile does not wait for it.
    company.catch(() => {});
    return { kept, company };
  }

  /** How many look at it here. */
  watchersOf(id: string): number {
    return this.#watchers.count(id);
  }

  watch(id: string, watcher: StudyWatcher): void {
    this.#watchers.add(id, watcher);
    this.presence.arrive(id, watcher.guest);
    if (this.house.store.isShared) void this.presence.look([id]).catch(() => {});
  }

  leave(id: string, watcher: StudyWatcher): void {
    if (!this.#watchers.remove(id, watcher)) return;
    this.presence.leave(id, watcher.guest);
    if (this.#watchers.has(id)) return;
    this.#seen.delete(id);
    this.#lengths.delete(id);
  }

  async #lengthOf(id: string): Promise<number> {
    const known = this.#lengths.get(id);
    if (known !== undefined) return known;
    const length = entriesOf((await this.require(id)).study);
    if (this.#watchers.has(id)) this.#lengths.set(id, length);
    return length;
  }

  async #companyOf({ id, body: { leader } }: Kept<StudyRoom>): Promise<Company> {
    const audience = this.presence.at(id);
    const named = await Promise.all(
      [...new Set([...audience.guests, leader])].map(async (guest) => ({
        guest,
        name: await this.#guests.nameOf(guest),
      })),
    );
    return { ...audience, people: named.flatMap(({ guest, name }) => (name === null ? [] : [{ guest, name }])) };
  }

  #indexOf(guest: string): Collection<{ readonly createdAt: number }> {
    return new Collection(this.house.store, studiesOf(guest), () => null, this.house.surroundings);
  }

  async #change(id: string, transition: Transition<StudyRoom>): Promise<void> {
    const kept = await this.#rooms.change(id, transition);
    if (kept === null) throw new Refused(refusal(404, "study.unknown"));
    this.#tell(kept);
    this.house.commons.bus.publish({ about: "study", id, version: kept.version });
  }

  async #clear(id: string, owner: string): Promise<void> {
    await this.#studies.remove(id);
    await this.#rooms.remove(id);
    await this.#indexOf(owner).remove(id);
    this.#watchers.tell(id, (watcher) => watcher.onTaken());
    this.house.commons.bus.publish({ about: "study", id, version: Number.MAX_SAFE_INTEGER });
  }

  #tell(kept: Kept<StudyRoom>): void {
    this.#seen.set(kept.id, kept.version);
    if (!this.#watchers.has(kept.id)) return;
    const told = this.tellable(kept);
    this.#watchers.tell(kept.id, (watcher) => watcher.onRoom(told));
  }

  /** Another house has changed the room. */
  #hear(id: string, version: number): void {
    if (!this.#watchers.has(id) || version <= (this.#seen.get(id) ?? 0)) return;
    void this.#lookAgain(id).catch(() => {});
  }

  async #lookAgain(id: string): Promise<void> {
    const kept = await this.#rooms.find(id);
    if (kept === null) this.#watchers.tell(id, (watcher) => watcher.onTaken());
    else this.#tell(kept);
  }

  async #look(): Promise<void> {
    const ids = this.#watchers.places;
    if (ids.length === 0 || this.#isLooking) return;
    this.#isLooking = true;
    try {
      const [versions] = await Promise.all([this.#rooms.versions(ids), this.presence.look(ids)]);
      for (const id of ids) this.#hear(id, versions.get(id) ?? Number.MAX_SAFE_INTEGER);
    } catch {
      // The store is away: whoever asks for something is told, and the next look is soon.
    } finally {
      this.#isLooking = false;
    }
  }

  /** Guests who were forgotten through another house. */
  async #dismissForgotten(): Promise<void> {
    for (const guest of await this.#guests.gone(this.#watchers.guests)) this.#watchers.dismiss(guest);
  }
}
