import { isObject, notAnAnswer, type Refusal, refuse, sameJson, type SeatDecision } from "@safehouse/kernel";
import { GEAR_PREFIX } from "../clou/content/gear.ts";
import type { Sight } from "../clou/play.ts";
import { moves, sightOf } from "./answers.ts";
import { BOX_PRICE } from "./content/campaign-sheet.ts";
import { isCampaignDecision } from "./meta.ts";
import { boxesAffordable, boxesLeft, itemsOf, restOf } from "./rules/buying.ts";
import type { Setting } from "./setting.ts";
import type { View } from "./view.ts";

/** Null, or why not. What passes is what `moves` lists, by construction. */
export function check(setting: Setting, view: View, decision: SeatDecision, move: unknown): Refusal | null {
  if (!isCampaignDecision(decision.kind)) {
    if (view.heist === null) return notAnAnswer();
    return whyNotInUse(setting, view, move) ?? setting.engine.check(view.heist, decision, move);
  }
  if (moves(setting, view, decision).some((listed) => sameJson(listed, move))) return null;
  return (isObject(move) && explain(setting, view, decision, move)) || notAnAnswer();
}

type Asked = { readonly [field: string]: unknown };

/** Why a well-formed answer is not legal here; null if it answers another question or names what does not exist. */
function explain(setting: Setting, view: View, { kind, seat }: SeatDecision, move: Asked): Refusal | null {
  const isTrade = kind === "free" || kind === "wages";
  switch (move["do"]) {
    case "buy":
      return isTrade ? whyNotBought(setting, view, move["box"]) : null;
    case "put-back":
      return isTrade && isItem(setting, move["box"]) ? refuse("X-2.5", "no.not-proposed", { item: move["box"] }) : null;
    case "agree":
    case "refuse":
      return isTrade && Array.isArray(move["boxes"]) ? refuse("X-2.5", "no.other-proposal") : null;
    case "pick":
      return kind === "team" ? whyNotPicked(setting, view, move["thief"]) : null;
    case "scout":
      return kind === "scout" ? whyNotScouted(sightOf(setting, view), move["at"]) : null;
    case "tune":
      return kind === "tune" ? whyNotTuned(sightOf(setting, view), seat, move["cell"]) : null;
    default:
      return null;
  }
}

function isItem({ sheet }: Setting, id: unknown): id is string {
  return itemsOf(sheet).some((item) => item.id === id);
}

/** no debts. */
function whyNotBought(setting: Setting, { campaign }: View, item: unknown): Refusal | null {
  if (!isItem(setting, item)) return null;
  if (boxesLeft(setting.sheet, campaign, item) <= 0) return refuse("X-2.5", "no.all-bought", { item });
  if (boxesAffordable(campaign) > 0) return null;
  if (campaign.phase === "free") return refuse("X-1.4", "no.one-free");
  return refuse("X-2.5", "no.debts", {
    rest: restOf(campaign) - campaign.proposal.length * BOX_PRICE,
    price: BOX_PRICE,
  });
}

function whyNotPicked({ library }: Setting, { campaign }: View, thief: unknown): Refusal | null {
  const known = library.thieves.find(({ id }) => id === thief);
  if (known === undefined) return null;
  if (campaign.prison.includes(known.id)) return refuse("X-2.2", "no.in-prison", { thief: known.id });
  return refuse("X-2.2", "no.taken", { thief: known.id });
}

/** a challenge's symbol that is still needed. */
function whyNotScouted(sight: Sight | null, at: unknown): Refusal | null {
  const symbol = sight?.table.plan.symbolIndex.get(String(at));
  if (sight === null || symbol === undefined) return null;
  const { plan, symbolsAt } = sight.table;
  const thing = plan.partThing[plan.symbolPart[symbol]];
  if (thing >= plan.challengeCount) return refuse("X-5.2", "no.scout-loot");
  if (thing === plan.sneakThing) return refuse("X-5.2", "no.scout-way-out");
  return sight.board[symbolsAt + symbol] === 0 ? null : refuse("X-5.2", "no.scout-crossed");
}

/** a circle that can be reached. */
function whyNotTuned(sight: Sight | null, seat: number, cell: unknown): Refusal | null {
  const isKnown = sight?.table.sheets[seat].indexOf.has(String(cell)) ?? false;
  return isKnown ? refuse("X-5.4", "no.tune-reach", { cell: String(cell) }) : null;
}

/** experience that is still to come, and tools that nobody has bought, are not on the table. */
function whyNotInUse({ sheet }: Setting, { heist }: View, move: unknown): Refusal | null {
  const cell = isObject(move) ? move["cell"] : undefined;
  if (typeof cell !== "string" || !cell.startsWith(GEAR_PREFIX)) return null;
  const isCellOf = ({ id }: { readonly id: string }): boolean => cell.startsWith(`${GEAR_PREFIX}${id}-`);
  const isInUse = heist?.config.terms?.gear.some((id) => isCellOf({ id })) ?? false;
  if (isInUse) return null;
  const experience = sheet.experience.find(isCellOf);
  if (experience !== undefined) return refuse("X-4.1", "no.not-yet", { from: experience.from });
  const tool = sheet.tools.find(isCellOf);
  return tool === undefined ? null : refuse("X-4.2", "no.not-bought", { item: tool.id });
}
