import type { Game, GameOffer } from "@safehouse/kernel";
import { easy } from "./bots/easy.ts";
import { normal } from "./bots/normal.ts";
import { random } from "./bots/random.ts";
import { core } from "./core.ts";
import type { Event } from "./events.ts";
import { audit } from "./audit.ts";
import type { Config } from "./configure.ts";
import type { Move } from "./moves.ts";
import { shorthand } from "./shorthand.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";

export const klaumau: Game<State, View, Move, Event, Config> & GameOffer<Config> = {
  ...core,
  bots: { random, easy, normal },
  audit,
  balance: async () => (await import("./balance.ts")).balance,
  sketch: async () => (await import("./sketch.ts")).sketch,
  shorthand: (_decision, move) => shorthand(move),
};
