import type { Commons } from "../commons/commons.ts";
import { MatchGone, Problem } from "../problem.ts";
import type { Head, Store } from "../store/store.ts";
import type { Cancel, Time } from "../surroundings.ts";
import { Earshot } from "./earshot.ts";
import { storeTrouble } from "./failure.ts";
import type { MatchReports } from "./options.ts";
import type { Resumption } from "./resumption.ts";
import type { Shelters } from "./shelters.ts";

export interface NeighboursOptions {
  readonly store: Store;
  readonly commons: Commons;
  readonly time: Time;
  readonly shelters: Shelters;
  readonly resumption: Resumption;
  readonly reports: MatchReports;
}

/** How often a house looks whether it was left behind, or others left something undone. */
const ROUND_MS = 1_000;
const TAKEN_AT_ONCE = 200;

/** Keeps up with the other houses on the store: by what they tell, and by looking, since what they tell may be lost. */
export class Neighbours {
  readonly #options: NeighboursOptions;
  readonly #endings: readonly Cancel[];
  readonly #earshot: Earshot;

  constructor(options: NeighboursOptions) {
    const { commons, time, shelters } = options;
    this.#options = options;
    this.#earshot = new Earshot(time.uptime);
    this.#endings = [
      commons.bus.onHint((hint) => {
        if (hint.about !== "match") return;
        const { id } = hint;
        const isNews = this.#earshot.hear(id);
        const room = shelters.find(id);
        if (room === null) return;
        // Whoever has come to it is to tell us, too.
        if (isNews && room.isFollowed) this.say(id, room.head);
        void this.#follow(id, room.hear(hint));
      }),
      // Apart: what many matches that are due take must not keep anybody waiting for what others wrote.
      time.every(
        ROUND_MS,
        oneAtATime(() => this.#catchUpAll()),
      ),
      time.every(
        ROUND_MS,
        oneAtATime(() => this.#takeDue()),
      ),
    ];
  }

  /** It is open here, and so far; whoever hears that tells us of theirs. */
  say(id: string, { n, seating }: Pick<Head, "n" | "seating">): void {
    this.#earshot.say(id);
    this.#options.commons.bus.publish({ about: "match", id, n, seating });
  }

  /** Something was written here: those are told who were heard of it. */
  tell(id: string, head: Head): void {
    if (this.#earshot.isHeard(id)) this.say(id, head);
  }

  close(): void {
    for (const end of this.#endings) end();
  }

  async #catchUpAll(): Promise<void> {
    const { store, shelters, reports } = this.#options;
    const rooms = shelters.opened().filter(([, room]) => room.isFollowed);
    if (rooms.length === 0) return;
    for (const [id, room] of rooms) if (!this.#earshot.wasSaid(id)) this.say(id, room.head);
    try {
      const heads = await store.heads(rooms.map(([id]) => id));
      await Promise.all(rooms.map(([id, room]) => this.#follow(id, room.see(heads.get(id) ?? null))));
    } catch (error) {
      reports.storeFailed("", storeTrouble(error));
    }
  }

  /** A match that is gone, or set apart, is so for whoever follows it here. */
  async #follow(id: string, catchingUp: Promise<void>): Promise<void> {
    const { shelters, reports } = this.#options;
    try {
      await catchingUp;
    } catch (error) {
      if (!(error instanceof Problem)) reports.failed(id, error);
      else if (error instanceof MatchGone) void shelters.shut(id, error);
    }
  }

  /** Matches that people wait for the house in, and that no house has: whoever had them is gone. */
  async #takeDue(): Promise<void> {
    const { commons, resumption } = this.#options;
    const due = await commons.leases.takeDue(TAKEN_AT_ONCE, resumption.leftToOthers());
    const lettingGo = due.map((id) => commons.leases.want(id, () => {}));
    await resumption.resume(due);
    for (const letGo of lettingGo) letGo();
  }
}

/** Does nothing while it is still at it. */
function oneAtATime(act: () => Promise<void>): () => void {
  let isActing = false;
  return () => {
    if (isActing) return;
    isActing = true;
    void act().finally(() => (isActing = false));
  };
}
