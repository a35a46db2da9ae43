import { fastRandom } from "@safehouse/chance";
import type { Study } from "@safehouse/kernel";
import { seedOf } from "./bots.ts";
import type { Clock } from "./clock.ts";

/** All the time that one thing may be learned for, and how long nobody else gets a turn. */
const MOST_MS = 15_000;
const SLICE_MS = 25;

/** Learns it to its end, with a breath after every slice. Unless the machine is slow, the same comes of it everywhere. */
export async function learn(study: Study, { now, sleep }: Clock): Promise<string> {
  let spent = 0;
  const learning = study.learn(fastRandom(seedOf("study", study.name)), () => spent / MOST_MS);
  for (;;) {
    const begun = now();
    let step = learning.next();
    while (step.done !== true && now() - begun < SLICE_MS) step = learning.next();
    spent += now() - begun;
    if (step.done === true) return step.value;
    await sleep(0);
  }
}

/** Where what was learned outlasts the match. */
export interface LearnedStore {
  read(name: string): Promise<string | null>;
  write(name: string, learned: string): Promise<void>;
}

/** Teaches bots what they lack. */
export interface School {
  /** Hands over what was learned, if it is there; else it is fetched or learned, and the bot plays on without it. */
  teach(study: Study): void;
}

/** Learns in this thread, one thing after the other, while nothing else is to be done. */
export function makeSchool(store: LearnedStore, clock: Clock): School {
  const known = new Map<string, string>();
  const begun = new Set<string>();
  let last: Promise<void> = Promise.resolve();
  const find = async (study: Study): Promise<void> => {
    const { name } = study;
    const kept = await store.read(name).catch(() => null);
    if (kept !== null && study.take(kept)) return void known.set(name, kept);
    const learned = await learn(study, clock);
    known.set(name, learned);
    // A device that keeps nothing learns anew the next time.
    await store.write(name, learned).catch(() => {});
  };
  return {
    teach(study) {
      const learned = known.get(study.name);
      if (learned !== undefined) study.take(learned);
      else if (!begun.has(study.name)) {
        begun.add(study.name);
        last = last.then(() => find(study)).catch(() => {});
      }
    },
  };
}
