import { core } from "./core.ts";
import { makeJudge } from "./judge/judge.ts";

/** Judges answers of a campaign. */
export const matchJudge = makeJudge(core.setting);
