import { type OpenHeist, OWN } from "../own/own.ts";
import type { BurglaryPlan } from "./plan.ts";

/**
 * The plans of a game that are at hand: all of them where it was loaded whole, at a table in a browser those of its matches. So nobody
 * fetches houses that they do not break into.
 */
export class PlanShelf {
  readonly #load: { readonly [plan: string]: () => Promise<BurglaryPlan> };
  readonly #plans: BurglaryPlan[] = [];
  readonly #loadOpen: (() => Promise<OpenHeist>) | null;
  #open: OpenHeist | undefined;

  /** `loadOpen` fetches what opens plans of one's own, where the game has any. */
  constructor(
    load: { readonly [plan: string]: () => Promise<BurglaryPlan> },
    loadOpen: (() => Promise<OpenHeist>) | null = null,
  ) {
    this.#load = load;
    this.#loadOpen = loadOpen;
  }

  /** Grows with what is put there. */
  get plans(): readonly BurglaryPlan[] {
    return this.#plans;
  }

  /** With what opens plans of one's own, where the game was loaded whole. */
  put(plans: readonly BurglaryPlan[], open?: OpenHeist): readonly BurglaryPlan[] {
    this.#open ??= open;
    this.#plans.push(...plans.filter((plan) => !this.#plans.includes(plan)));
    return plans;
  }

  /** Opens a plan of one's own, once that has been fetched. */
  readonly open: OpenHeist = (code) => {
    if (this.#open === undefined) throw new Error("nobody has fetched what opens a plan of one's own");
    return this.#open(code);
  };

  /** The plan of a match; all of them as long as nobody knows which. One's own comes with its match. */
  async fetch(plan: string | undefined): Promise<void> {
    if (plan === undefined || plan === OWN) this.#open ??= await this.#loadOpen?.();
    const wanted = plan === undefined ? Object.values(this.#load) : plan === OWN ? [] : [this.#load[plan]];
    this.put(await Promise.all(wanted.map((load) => load())));
  }
}
