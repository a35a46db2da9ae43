import { defineGame } from "@safehouse/kernel";
import { easy } from "./bots/easy.ts";
import { normal } from "./bots/normal.ts";
import { core } from "./core.ts";
import { audit } from "./audit.ts";
import { shorthand } from "./shorthand.ts";

export const klaumau = defineGame({
  ...core,
  bots: { easy, normal },
  audit,
  balance: async () => (await import("./balance.ts")).balance,
  sketch: async () => (await import("./sketch.ts")).sketch,
  shorthand: (_decision, move) => shorthand(move),
});
