import { faceOf } from "../../content/cards.ts";
import { HAND_SIZE } from "../../content/deck.ts";
import { colourBit, COLOURS_OF, KIND_OF, THEME_OF } from "../../content/traits.ts";
import type { Event } from "../../events.ts";
import { chanceOfNone } from "./chances.ts";

/** What everybody saw a player do that tells something about its character. */
export interface Observer {
  /** In turn, with so many cards; `none` is how likely such a hand cannot play. `lied` is null where nobody has found out. */
  claimed(seat: number, cards: number, none: number, lied: boolean | null): void;
  played(seat: number, cards: number, none: number): void;
  /** Asked whether to believe somebody with so many cards. */
  answered(seat: number, cards: number, doubted: boolean): void;
}

/** Cards that everybody likes to play say nothing about honesty. */
const WELCOME = ["police", "crook", "barter", "bomb"];

/** Goes through what happened and tells the observer what it means. */
export function observe(history: readonly Event[], seats: number, onlyNextDoubts: boolean, observer: Observer): void {
  const sizes = Array<number>(seats).fill(0);
  let before: number[] = [];
  let colours = 0;
  let theme = 0;
  let direction = 1;
  const none = (seat: number): number => chanceOfNone(seats, colours, theme, sizes[seat]);

  const hear = (speaker: number, doubters: readonly number[]): void => {
    const next = (speaker + direction + seats) % seats;
    for (let seat = 0; seat < seats; seat++) {
      if (seat === speaker || (onlyNextDoubts && seat !== next)) continue;
      observer.answered(seat, sizes[speaker], doubters.includes(seat));
    }
  };

  for (const event of history) {
    switch (event.type) {
      case "round":
        sizes.fill(0);
        direction = 1;
        break;
      case "dealt":
        sizes[event.seat] = HAND_SIZE;
        break;
      case "turned":
        colours = COLOURS_OF[faceOf(event.card)];
        theme = THEME_OF[faceOf(event.card)];
        break;
      case "played": {
        const face = faceOf(event.card);
        const kind = KIND_OF[face];
        if (!event.forced && !WELCOME.includes(kind)) observer.played(event.seat, sizes[event.seat], none(event.seat));
        sizes[event.seat]--;
        if (kind === "police" || kind === "bomb") break;
        colours = COLOURS_OF[face];
        theme = THEME_OF[face];
        break;
      }
      case "named":
        colours = colourBit(event.colour);
        break;
      case "reversed":
        direction = event.clockwise ? 1 : -1;
        break;
      case "believed":
        observer.claimed(event.seat, sizes[event.seat], none(event.seat), null);
        hear(event.seat, []);
        break;
      case "doubted":
        hear(event.seat, event.doubters);
        break;
      case "shown":
        observer.claimed(event.seat, sizes[event.seat], none(event.seat), event.playable);
        break;
      case "laid":
      case "parried":
        sizes[event.seat]--;
        break;
      case "drew":
        sizes[event.seat]++;
        break;
      case "took":
        sizes[event.seat]++;
        sizes[event.from]--;
        break;
      case "gave":
        sizes[event.seat]--;
        sizes[event.to]++;
        break;
      case "sold":
      case "discarded":
        sizes[event.seat] -= event.cards.length;
        break;
      case "bomb":
        before = sizes.slice();
        break;
      case "received":
        sizes[event.seat] = before[event.from];
        break;
      default:
    }
  }
}
