import type { CampaignEvent } from "@safehouse/games/clou-christmas/board";
import type { SoundName } from "../../contract.ts";

const SOUNDS: { readonly [type in CampaignEvent["type"]]?: SoundName } = {
  picked: "slide",
  scouted: "cross",
  tuned: "cross",
  report: "stamp",
  proposed: "pencil",
  "put-back": "undo",
  agreed: "card",
  refused: "card",
  bought: "coin",
  "campaign-over": "stamp",
};

const LOUDEST_FIRST: readonly SoundName[] = ["stamp", "coin", "cross", "slide", "pencil", "undo", "card"];

/** The loudest thing between two heists, if any; what a heist sounds like its own table knows. */
export function soundOf(events: readonly CampaignEvent[]): SoundName | null {
  const heard = events.map(({ type }) => SOUNDS[type]);
  return LOUDEST_FIRST.find((sound) => heard.includes(sound)) ?? null;
}
