import type { Game } from "@safehouse/kernel";
import { moves } from "./answers.ts";
import { apply } from "./apply.ts";
import { easy } from "./bots/easy.ts";
import { normal } from "./bots/normal.ts";
import { random } from "./bots/random.ts";
import { type Config, configure } from "./config.ts";
import type { Event } from "./events.ts";
import { imagine } from "./imagine.ts";
import { audit } from "./inventory.ts";
import { meta } from "./meta.ts";
import type { Move } from "./moves.ts";
import { outcome } from "./outcome.ts";
import { pending } from "./pending.ts";
import { ask, label } from "./questions.ts";
import { check } from "./refusals.ts";
import { clone, setup, type State } from "./state.ts";
import { view, type View, viewEvent } from "./view.ts";

export const robnrun: Game<State, View, Move, Event, Config> = {
  meta,
  configure,
  setup,
  pending,
  moves,
  check,
  apply,
  clone,
  view,
  viewEvent,
  imagine,
  outcome,
  audit,
  label,
  ask,
  bots: { random, easy, normal },
  texts: {
    en: async () => (await import("./text/en.ts")).en,
    de: async () => (await import("./text/de.ts")).de,
  },
  rulebook: {
    en: async () => (await import("./rulebook/en.ts")).rulebook,
    de: async () => (await import("./rulebook/de.ts")).rulebook,
  },
  balance: async () => (await import("./balance.ts")).balance,
  sketch: async () => (await import("./sketch.ts")).sketch,
};
