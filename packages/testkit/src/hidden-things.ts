import { type AnyGame, copyJson, type Random } from "@safehouse/kernel";
import type { ConformKit, TableViewer } from "./kit.ts";
import type { Report } from "./laws.ts";
import type { SampledPosition } from "./leak.ts";
import { deepFreeze, same } from "./plain.ts";

/** Fewer pairs than this prove nothing about how often something changes. */
const ENOUGH_PAIRS = 100;
const FEWEST_CHANGED = 0.05;

/** Watches that the second worlds really are other ones: a leak test between equal worlds would pass for every game. */
export interface HiddenWatch {
  compare(position: SampledPosition, other: unknown, viewer: TableViewer, random: Random): void;
  changedPairs(): number;
  conclude(report: Report): void;
}

export function watchHidden(game: AnyGame, kit: ConformKit): HiddenWatch {
  const pairs = { seat: 0, spectator: 0 };
  const changed = { seat: 0, spectator: 0 };
  const names = new Set<string>();
  const resampled = new Set<string>();
  const imagined = new Set<string>();

  function compareByName(position: SampledPosition, other: unknown, viewer: TableViewer, random: Random): void {
    if (kit.hidden === undefined) return;
    const inOther = kit.hidden(other, viewer);
    const inImagined = kit.hidden(imagineFrom(game, position, viewer, random), viewer);
    for (const [name, thing] of Object.entries(kit.hidden(position.state, viewer))) {
      names.add(name);
      if (!same(inOther[name], thing)) resampled.add(name);
      if (!same(inImagined[name], thing)) imagined.add(name);
    }
  }

  return {
    compare(position, other, viewer, random) {
      const group = viewer === "spectator" ? "spectator" : "seat";
      pairs[group]++;
      if (!same(other, position.state)) changed[group]++;
      compareByName(position, other, viewer, random);
    },
    changedPairs: () => changed.seat + changed.spectator,
    conclude(report) {
      for (const group of ["seat", "spectator"] as const) {
        if (!hasSecrets(game) || pairs[group] < ENOUGH_PAIRS) continue;
        if (changed[group] >= pairs[group] * FEWEST_CHANGED) continue;
        report("resample-idle", `${changed[group]} of ${pairs[group]} resampled states for a ${group} are other ones`);
      }
      for (const name of names) {
        if (!resampled.has(name)) report("resample-idle", `resample never changes the hidden ${name}`);
        if (!imagined.has(name)) report("imagine-idle", `imagine never changes the hidden ${name}`);
      }
    },
  };
}

/** By its own declaration. */
function hasSecrets({ meta }: AnyGame): boolean {
  return (
    Object.values(meta.events).some((kind) => kind.reveals) || Object.values(meta.decisions).some((kind) => kind.sealed)
  );
}

function imagineFrom(game: AnyGame, position: SampledPosition, viewer: TableViewer, random: Random): unknown {
  const view: unknown = deepFreeze(copyJson(game.view(position.state, viewer)));
  const history = position.events
    .map((event): unknown => game.viewEvent(event, viewer))
    .filter((event) => event !== null);
  return game.imagine(view, history, random);
}
