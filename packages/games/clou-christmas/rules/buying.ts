import type { Campaign } from "../campaign.ts";
import { BOX_PRICE, type CampaignSheet, PASSPORT_TRACES } from "../content/campaign-sheet.ts";
import type { Event } from "../events.ts";
import { note, type State } from "../state.ts";

/** Everything that can be bought, as it stands on the sheet. */
export function itemsOf({
  tools,
  preparations,
}: CampaignSheet): readonly { readonly id: string; readonly price: number }[] {
  return [...tools, ...preparations];
}

/** points in the kitty. */
export function restOf({ kitty }: Campaign): number {
  return kitty.at(-1)?.left ?? 0;
}

/** all boxes of an item are crossed. */
export function isAvailable(sheet: CampaignSheet, { boxes }: Pick<Campaign, "boxes">, item: string): boolean {
  const price = itemsOf(sheet).find(({ id }) => id === item)?.price;
  return price !== undefined && (boxes[item] ?? 0) >= price;
}

/** Boxes of an item that are neither crossed nor proposed. */
export function boxesLeft(sheet: CampaignSheet, { boxes, proposal }: Campaign, item: string): number {
  const price = itemsOf(sheet).find(({ id }) => id === item)?.price ?? 0;
  return price - (boxes[item] ?? 0) - proposal.filter((box) => box === item).length;
}

/** how many boxes may still go into the proposal: one that is free, or what the kitty pays. */
export function boxesAffordable(campaign: Campaign): number {
  const most = campaign.phase === "free" ? 1 : Math.floor(restOf(campaign) / BOX_PRICE);
  return most - campaign.proposal.length;
}

/** Some box can still be proposed. */
export function canBuy(sheet: CampaignSheet, campaign: Campaign): boolean {
  return boxesAffordable(campaign) > 0 && itemsOf(sheet).some(({ id }) => boxesLeft(sheet, campaign, id) > 0);
}

/** a changed proposal is nobody's yet. Boxes stand in the order of the sheet, whoever named them first. */
export function propose(sheet: CampaignSheet, state: State, seat: number, box: string): Event[] {
  const order = itemsOf(sheet).map(({ id }) => id);
  const proposal = [...state.campaign.proposal, box].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return [{ type: "proposed", seat, box }, ...setProposal(state, proposal)];
}

export function putBack(state: State, seat: number, box: string): Event[] {
  const { proposal } = state.campaign;
  const without = proposal.toSpliced(proposal.lastIndexOf(box), 1);
  return [{ type: "put-back", seat, box }, ...setProposal(state, without)];
}

/** Whoever had answered is asked anew. From then on nothing before can be undone, for their answer meant something else. */
function setProposal(state: State, proposal: readonly string[]): Event[] {
  const { answers } = state.campaign;
  const seats = answers.flatMap((answer, seat) => (answer === null ? [] : [seat]));
  note(state, { proposal, answers: answers.map(() => null) });
  return seats.length === 0 ? [] : [{ type: "reopened", seats }];
}

/** Notes what a seat says to the proposal. */
export function answerProposal(state: State, seat: number, answer: "agree" | "refuse"): Event[] {
  const answers = state.campaign.answers.map((before, other) => (other === seat ? answer : before));
  note(state, { answers });
  return [{ type: answer === "agree" ? "agreed" : "refused", seat }];
}

/** with everybody's consent the boxes are crossed and paid; without it nothing is. */
export function settleProposal(sheet: CampaignSheet, state: State): Event[] {
  const { campaign } = state;
  const isAgreed = campaign.answers.every((answer) => answer === "agree");
  const bought = isAgreed ? campaign.proposal : [];
  const boxes = { ...campaign.boxes };
  for (const box of bought) boxes[box] = (boxes[box] ?? 0) + 1;
  const isNew = (item: string): boolean => isAvailable(sheet, { boxes }, item) && !isAvailable(sheet, campaign, item);
  const available = itemsOf(sheet).flatMap(({ id }) => (isNew(id) ? [id] : []));
  const cost = campaign.phase === "free" ? 0 : bought.length * BOX_PRICE;
  const { traces } = campaign;
  note(state, {
    boxes,
    proposal: [],
    answers: campaign.answers.map(() => null),
    kitty: campaign.kitty.map((line, i) => (i === campaign.kitty.length - 1 ? pay(line, cost) : line)),
    //
    traces: available.includes("false-passports") ? { ...traces, total: traces.total + PASSPORT_TRACES } : traces,
  });
  return [{ type: "bought", boxes: bought, cost }, ...available.map((item): Event => ({ type: "available", item }))];
}

function pay(line: Campaign["kitty"][number], cost: number): Campaign["kitty"][number] {
  return { ...line, expenses: line.expenses + cost, left: line.left - cost };
}
