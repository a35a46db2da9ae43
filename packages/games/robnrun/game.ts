import { defineGame } from "@safehouse/kernel";
import { BOTS } from "./bots/index.ts";
import { core } from "./core.ts";
import { audit } from "./audit.ts";

export const robnrun = defineGame({
  ...core,
  bots: BOTS,
  audit,
  balance: async () => (await import("./balance.ts")).balance,
  survey: async () => (await import("./survey.ts")).survey,
  appraisal: async () => (await import("./review/appraisal.ts")).appraisal,
});
