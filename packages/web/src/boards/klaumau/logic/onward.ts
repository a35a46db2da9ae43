import { CARDS, type Event, type Face, faceOf, type View } from "@safehouse/games/klaumau/board";
import { addCard, found } from "@safehouse/kernel";

/** What is drawn of a view and may change while an entry is played. */
interface Drawn {
  readonly hand: Face[];
  readonly sizes: number[];
  pile: number;
  readonly discard: Face[];
  readonly aside: Face[];
  readonly out: Face[];
  readonly laid: number[];
  direction: number;
}

/**
 * What the table looks like once these things have happened to it, and nothing else yet. It goes by what this viewer was told, so it
 * knows no more than that; whatever it leaves out is there with the view after the entry.
 */
export function onward(view: View, events: readonly Event[]): View {
  const { table } = view;
  const drawn: Drawn = {
    hand: view.hand.slice(),
    sizes: view.sizes.slice(),
    pile: view.pile,
    discard: table.discard.slice(),
    aside: table.aside.slice(),
    out: table.out.slice(),
    laid: table.laid.slice(),
    direction: table.direction,
  };
  let taken: readonly number[] | null = null;
  for (const event of events) {
    // Hands that go round are all taken up before the first is handed on.
    if (event.type === "received") taken ??= drawn.sizes.slice();
    happen(drawn, event, view.seat, taken ?? drawn.sizes);
  }
  const { hand, pile, sizes: held, ...lying } = drawn;
  return { ...view, hand, pile, sizes: held, table: { ...table, ...lying } };
}

function happen(drawn: Drawn, event: Event, own: number | null, taken: readonly number[]): void {
  const gain = (seat: number, card: string | null): void => {
    add(drawn.sizes, seat, 1);
    if (seat === own && card !== null) addCard(drawn.hand, faceOf(card));
  };
  const lose = (seat: number, card: string | null): void => {
    add(drawn.sizes, seat, -1);
    const at = seat === own && card !== null ? drawn.hand.indexOf(faceOf(card)) : -1;
    if (at >= 0) drawn.hand.splice(at, 1);
  };
  switch (event.type) {
    case "played":
    case "parried":
      lose(event.seat, event.card);
      (liesAside(event.card) ? drawn.aside : drawn.discard).push(faceOf(event.card));
      break;
    case "laid":
      lose(event.seat, "watchdog");
      drawn.laid[event.seat] = 1;
      break;
    case "receiver":
      drawn.pile--;
      break;
    case "drew":
      drawn.pile--;
      gain(event.seat, event.card);
      break;
    case "took":
      lose(event.from, event.card);
      gain(event.seat, event.card);
      break;
    case "gave":
      lose(event.seat, event.card);
      gain(event.to, event.card);
      break;
    case "received":
      drawn.sizes[event.seat] = found(taken[event.from]);
      if (event.cards !== null) drawn.hand.splice(0, drawn.hand.length, ...event.cards.map(faceOf));
      break;
    case "sold":
    case "discarded":
      for (const card of event.cards) lose(event.seat, card);
      drawn.out.push(...event.cards.map(faceOf));
      break;
    case "reversed":
      drawn.direction = event.clockwise ? 1 : -1;
      break;
    default:
  }
}

const add = (counts: number[], place: number, more: number): void => void (counts[place] = found(counts[place]) + more);

/** Policemen and the Bomb (K-6.2, K-9.8). */
export function liesAside(card: string): boolean {
  const { kind } = found(CARDS[faceOf(card)]);
  return kind === "police" || kind === "bomb";
}
