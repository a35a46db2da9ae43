import { defineGame } from "@safehouse/kernel";
import { easy } from "./bots/easy.ts";
import { expert } from "./bots/expert.ts";
import { normal } from "./bots/normal.ts";
import { core } from "./core.ts";
import { audit } from "./audit.ts";

export const klaumau = defineGame({
  ...core,
  bots: { easy, normal, expert },
  audit,
  balance: async () => (await import("./balance.ts")).balance,
  survey: async () => (await import("./survey.ts")).survey,
  appraisal: async () => (await import("./review/appraisal.ts")).appraisal,
});
