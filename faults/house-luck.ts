import { machine } from "../packages/server/src/surroundings.ts";

/** Loaded before the house of the browser tests: all its matches begin with the same luck, to which devices add theirs (`packages/web/browser/device.ts`). */
Object.assign(machine, { seed: () => "5afe".repeat(16) });
