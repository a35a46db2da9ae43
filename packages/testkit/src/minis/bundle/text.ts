import type { MessageTable, SameMessages } from "@safehouse/kernel";

export const en = {
  "label.add": ({ card }: { card: number }) => `Pack ${cardName(card)}`,
  "label.done": "Done",
  "ask.pack": ({ packed }: { packed: number }) =>
    packed === 0 ? "What do you pack?" : `You packed ${packed}. What else?`,
  "refused.not-yours": ({ card }: { card: number }) => `${cardName(card)} is not in your hand.`,
  "refused.full": "Your bag is full.",
  "refused.empty": "Pack at least one card.",
  "event.dealt": ({ seat, cards }: { seat: number; cards: number[] | null }, { name }: Names) =>
    cards === null ? `${name(seat)} gets cards.` : `${name(seat)} gets ${cards.map(cardName).join(", ")}.`,
  "event.packed": ({ seat, cards }: { seat: number; cards: number[] }, { name }: Names) =>
    `${name(seat)} packed ${cards.map(cardName).join(", ")}.`,
  "event.scored": ({ seat, points }: { seat: number; points: number }, { name }: Names) => `${name(seat)}: ${points}.`,
  "line.alone": "Goods that nobody else packed",
} satisfies MessageTable;

export const de: SameMessages<typeof en> = {
  "label.add": ({ card }) => `${cardName(card)} einpacken`,
  "label.done": "Fertig",
  "ask.pack": ({ packed }) => (packed === 0 ? "Was packst du ein?" : `Eingepackt: ${packed}. Was noch?`),
  "refused.not-yours": ({ card }) => `${cardName(card)} ist nicht auf deiner Hand.`,
  "refused.full": "Deine Tasche ist voll.",
  "refused.empty": "Packe mindestens eine Karte ein.",
  "event.dealt": ({ seat, cards }, { name }) =>
    cards === null ? `${name(seat)} erhält Karten.` : `${name(seat)} erhält ${cards.map(cardName).join(", ")}.`,
  "event.packed": ({ seat, cards }, { name }) => `${name(seat)} hat ${cards.map(cardName).join(", ")} eingepackt.`,
  "event.scored": ({ seat, points }, { name }) => `${name(seat)}: ${points}.`,
  "line.alone": "Waren, die sonst niemand einpackte",
};

interface Names {
  name(seat: number): string;
}

/** Kind and worth: a1 … d6. */
function cardName(card: number): string {
  return `${"abcd"[card % 4]}${1 + Math.floor(card / 4)}`;
}
