import type { Bot } from "@safehouse/kernel";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import type { View } from "../view.ts";

export type CampaignBot = Bot<View, Move, Event>;
