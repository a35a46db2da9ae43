import { type AnyGame, copyJson, type Random } from "@safehouse/kernel";
import type { ConformKit, TableViewer } from "./kit.ts";
import type { SampledPosition } from "./leak.ts";
import type { Report } from "./laws.ts";
import { deepFreeze, same } from "./plain.ts";

/** Fewer pairs than this prove nothing about how often something changes. */
const ENOUGH_PAIRS = 100;
const FEWEST_CHANGED = 0.05;

/** Watches that the second worlds really are other ones: a leak test between equal worlds would pass for every game. */
export class HiddenThings {
  readonly #game: AnyGame;
  readonly #kit: ConformKit;
  readonly #pairs = { seat: 0, spectator: 0 };
  readonly #changed = { seat: 0, spectator: 0 };
  readonly #names = new Set<string>();
  readonly #resampled = new Set<string>();
  readonly #imagined = new Set<string>();

  constructor(game: AnyGame, kit: ConformKit) {
    this.#game = game;
    this.#kit = kit;
  }

  get changedPairs(): number {
    return this.#changed.seat + this.#changed.spectator;
  }

  compare(position: SampledPosition, other: unknown, viewer: TableViewer, random: Random): void {
    const group = viewer === "spectator" ? "spectator" : "seat";
    this.#pairs[group]++;
    if (!same(other, position.state)) this.#changed[group]++;
    const hidden = this.#kit.hidden?.(position.state, viewer);
    if (hidden === undefined) return;
    const imagined: unknown = this.#imagine(position, viewer, random);
    const inOther = this.#kit.hidden?.(other, viewer) ?? {};
    const inImagined = this.#kit.hidden?.(imagined, viewer) ?? {};
    for (const [name, thing] of Object.entries(hidden)) {
      this.#names.add(name);
      if (!same(inOther[name], thing)) this.#resampled.add(name);
      if (!same(inImagined[name], thing)) this.#imagined.add(name);
    }
  }

  conclude(report: Report): void {
    for (const group of ["seat", "spectator"] as const) {
      const pairs = this.#pairs[group];
      if (!this.#hasSecrets() || pairs < ENOUGH_PAIRS || this.#changed[group] >= pairs * FEWEST_CHANGED) continue;
      report("resample-idle", `${this.#changed[group]} of ${pairs} resampled states for a ${group} are other ones`);
    }
    for (const name of this.#names) {
      if (!this.#resampled.has(name)) report("resample-idle", `resample never changes the hidden ${name}`);
      if (!this.#imagined.has(name)) report("imagine-idle", `imagine never changes the hidden ${name}`);
    }
  }

  /** By its own declaration. */
  #hasSecrets(): boolean {
    const { events, decisions } = this.#game.meta;
    return Object.values(events).some((kind) => kind.reveals) || Object.values(decisions).some((kind) => kind.sealed);
  }

  #imagine(position: SampledPosition, viewer: TableViewer, random: Random): unknown {
    const view: unknown = deepFreeze(copyJson(this.#game.view(position.state, viewer)));
    const history = position.events
      .map((event): unknown => this.#game.viewEvent(event, viewer))
      .filter((event) => event !== null);
    return this.#game.imagine(view, history, random);
  }
}
