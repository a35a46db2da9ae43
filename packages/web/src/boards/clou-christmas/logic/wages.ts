import { BOX_PRICE, type Campaign, type Event, type View } from "@safehouse/games/clou-christmas/board";
import { type Beat, timeToRead } from "../../../stage/beat.ts";

/** Long enough to see one box crossed and paid. */
const BOX_MS = 600;

type Bought = Extract<Event, { readonly type: "bought" }>;

/** The last word on a proposal: that comes first, then box by box what is bought and what it costs, what is whole with it, and the next heist. */
export function wages(before: View, events: readonly Event[], after: View): Beat<View, Event>[] {
  const at = events.findIndex(({ type }) => type === "bought");
  const { boxes, cost } = events[at] as Bought;
  const said = events.slice(0, at);
  const isNext = events.findIndex(({ type }) => type === "heist-begun");
  const whole = events.slice(at + 1, isNext);
  const show = (paid: number): View => ({ ...before, campaign: withPaid(before.campaign, said, boxes, paid, cost) });
  const counted = boxes.map((_, i): Beat<View, Event> => ({
    events: i === 0 ? [events[at] as Bought] : [],
    view: show(i + 1),
    length: BOX_MS,
  }));
  const nothing: Beat<View, Event> = { events: [events[at] as Bought], view: show(0), length: timeToRead(1) };
  return [
    { events: said, view: show(0), length: timeToRead(said.length) },
    ...(boxes.length === 0 ? [nothing] : counted),
    ...whole.map((event): Beat<View, Event> => ({
      events: [event],
      view: {
        ...before,
        campaign: { ...withPaid(before.campaign, said, boxes, boxes.length, cost), traces: after.campaign.traces },
      },
      length: timeToRead(1),
    })),
    { events: events.slice(isNext), view: after, length: timeToRead(1) },
  ];
}

/** The sheet once everybody has answered and the first boxes are paid; the others are still only meant. */
function withPaid(
  campaign: Campaign,
  said: readonly Event[],
  bought: readonly string[],
  paid: number,
  cost: number,
): Campaign {
  const answers = campaign.answers.map((answer, seat) => {
    const own = said.find((event) => "seat" in event && event.seat === seat);
    return own === undefined ? answer : own.type === "agreed" ? "agree" : "refuse";
  });
  const boxes = { ...campaign.boxes };
  for (const box of bought.slice(0, paid)) boxes[box] = (boxes[box] ?? 0) + 1;
  const price = cost === 0 ? 0 : BOX_PRICE * paid;
  const kitty = campaign.kitty.map((line, i) =>
    i === campaign.kitty.length - 1 ? { ...line, expenses: line.expenses + price, left: line.left - price } : line,
  );
  return { ...campaign, answers, boxes, kitty, proposal: bought.slice(paid) };
}
