import { machine } from "../src/surroundings.ts";

/** Loaded before the house of a browser test: all its matches begin with the same luck, to which devices add theirs (`device.ts`). */
Object.assign(machine, { seed: () => "5afe".repeat(16) });
