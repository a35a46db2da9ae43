import type { House } from "../house.ts";
import type { Parlour } from "../tables/parlour.ts";
import { type Cancel, clockOf } from "../surroundings.ts";
import { Calendar } from "./calendar.ts";

const HOUR = 3_600_000;
const SWEEP_HOURS = 24;
/** Between two steps of clearing up, so that play goes on beside it. */
const BREATH_MS = 50;
const LEASE = "upkeep";

/**
 * Once a day, what the operator no longer wants to keep is cleared away in small steps, if the clock can be believed. Of several houses
 * one does it; what two clear away at once is gone all the same.
 */
export class Upkeep {
  readonly #house: House;
  readonly #parlour: Parlour;
  readonly #calendar: Calendar;
  #cancelHours: Cancel | null = null;
  #hours = 0;
  #isDue = false;
  #isStopped = false;
  #endLease: () => void = () => {};
  #thisHour: Promise<void> = Promise.resolve();
  #sweeping: Promise<void> | null = null;

  constructor(house: House, parlour: Parlour) {
    this.#house = house;
    this.#parlour = parlour;
    this.#calendar = new Calendar({
      store: house.store,
      now: house.commons.now,
      uptime: house.surroundings.uptime,
      luck: house.surroundings,
      onLeap: (leap) =>
        house.notify(
          leap,
          "the clock has leapt ahead: nothing is deleted by time before it has proven right for a week",
        ),
    });
  }

  start(): void {
    this.#endLease = this.#house.commons.leases.want(LEASE, () => this.#sweepIfDue());
    const begin = (): void => void (this.#thisHour = this.#hour());
    this.#cancelHours = this.#house.surroundings.every(HOUR, begin);
    begin();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancelHours?.();
    this.#endLease();
    await this.#thisHour;
    await this.#sweeping;
    if (this.#cancelHours !== null) await this.#look();
  }

  async #hour(): Promise<void> {
    const isBelieved = await this.#look();
    if (this.#hours++ % SWEEP_HOURS === 0) this.#isDue = isBelieved;
    this.#sweepIfDue();
  }

  #sweepIfDue(): void {
    const isOurs = this.#house.commons.leases.isMine(LEASE);
    if (!this.#isDue || !isOurs || this.#sweeping !== null || this.#isStopped) return;
    this.#isDue = false;
    this.#sweeping = this.#sweep().finally(() => (this.#sweeping = null));
  }

  /** A clock that cannot be noted cannot be believed either. */
  async #look(): Promise<boolean> {
    try {
      return await this.#calendar.look();
    } catch (error) {
      this.#house.report(error, "the time could not be noted");
      return false;
    }
  }

  async #sweep(): Promise<void> {
    const { sleep } = clockOf(this.#house.surroundings);
    try {
      for await (const _ of this.#parlour.sweep()) {
        if (this.#isStopped) return;
        await sleep(BREATH_MS);
      }
    } catch (error) {
      this.#house.report(error, "what is old could not be cleared away");
    }
  }
}
