import * as fc from "fast-check";

/** Nothing is tried by luck, whoever forgets to say so: the same cases in every run, other ones with FUZZ_SEED. */
fc.configureGlobal({ seed: Number(process.env["FUZZ_SEED"] ?? 1) });
