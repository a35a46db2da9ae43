import { fastRandom } from "@safehouse/chance";
import { type AnyGame, canonical, copyJson } from "@safehouse/kernel";
import type { ConformKit, TinyWorlds } from "./kit.ts";
import type { Findings } from "./laws.ts";
import { deepFreeze } from "./plain.ts";

const FEWEST_DRAWS = 2000;
const DRAWS_A_WORLD = 40;

/** In a position so small that every world can be reached, `imagine` and `resample` reach the same ones. */
export function examineWorlds(
  game: AnyGame,
  kit: ConformKit,
  setup: TinyWorlds<unknown>,
  findings: Findings,
  seed: number,
): void {
  findings.collect(0, seed, (report) => {
    const random = fastRandom(seed);
    const state = setup.state();
    const world = (other: unknown): string => canonical(setup.world ? setup.world(other) : other);
    const view: unknown = deepFreeze(copyJson(game.view(state, setup.viewer)));
    const history = setup.history ?? [];
    const draws = setup.draws ?? Math.max(FEWEST_DRAWS, DRAWS_A_WORLD * (setup.count ?? 0));

    const imagined = new Set<string>();
    const resampled = new Set<string>();
    for (let i = 0; i < draws; i++) {
      imagined.add(world(game.imagine(view, history, random)));
      resampled.add(world(kit.resample(state, setup.viewer, random)));
    }
    for (const [name, reached] of Object.entries({ imagine: imagined, resample: resampled })) {
      if (setup.count !== undefined && reached.size !== setup.count) {
        report("worlds", `${setup.name}: ${name} reaches ${reached.size} worlds instead of ${setup.count}`);
      }
      if (!reached.has(world(state))) report("worlds", `${setup.name}: ${name} never reaches the real world`);
    }
    const onlyResampled = [...resampled].find((key) => !imagined.has(key));
    if (onlyResampled) report("worlds", `${setup.name}: imagine never reaches ${onlyResampled}`);
    const onlyImagined = [...imagined].find((key) => !resampled.has(key));
    if (onlyImagined) report("worlds", `${setup.name}: resample never reaches ${onlyImagined}`);
  });
}
