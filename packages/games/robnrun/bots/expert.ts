import type { Bot } from "@safehouse/kernel";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import type { View } from "../view.ts";
import { crewMember } from "./normal.ts";
import { hintByRollouts } from "./rollouts.ts";

/** As `normal`, but before telling a hint it plays through what the crew would do with it. */
export const expert: Bot<View, Move, Event> = crewMember("agreed", hintByRollouts);
