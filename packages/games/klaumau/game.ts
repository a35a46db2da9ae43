import type { Game, GameOffer } from "@safehouse/kernel";
import { easy } from "./bots/easy.ts";
import { normal } from "./bots/normal.ts";
import { random } from "./bots/random.ts";
import { core } from "./core.ts";
import type { Event } from "./events.ts";
import { audit } from "./inventory.ts";
import type { Config } from "./config.ts";
import type { Move } from "./moves.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";

export const klaumau: Game<State, View, Move, Event, Config> & GameOffer<Config> = {
  ...core,
  bots: { random, easy, normal },
  audit,
  balance: async () => (await import("./balance.ts")).balance,
};
