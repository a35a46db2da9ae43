import { OWN } from "../own/code.ts";
import type { BurglaryPlan } from "./plan.ts";

/**
 * The plans of a game that are at hand: all of them where it was loaded whole, at a table in a browser those of its matches. So nobody
 * fetches houses that they do not break into.
 */
export class PlanShelf {
  readonly #load: { readonly [plan: string]: () => Promise<BurglaryPlan> };
  readonly #plans: BurglaryPlan[] = [];

  constructor(load: { readonly [plan: string]: () => Promise<BurglaryPlan> }) {
    this.#load = load;
  }

  /** Grows with what is put there. */
  get plans(): readonly BurglaryPlan[] {
    return this.#plans;
  }

  put(plans: readonly BurglaryPlan[]): readonly BurglaryPlan[] {
    this.#plans.push(...plans.filter((plan) => !this.#plans.includes(plan)));
    return plans;
  }

  /** The plan of a match; all of them as long as nobody knows which. One's own comes with its match. */
  async fetch(plan: string | undefined): Promise<void> {
    const wanted = plan === undefined ? Object.values(this.#load) : plan === OWN ? [] : [this.#load[plan]];
    this.put(await Promise.all(wanted.map((load) => load())));
  }
}
