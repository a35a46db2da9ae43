import { klaumau } from "@safehouse/games/klaumau";
import { CARDS, NAMES, toMatch } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { groundOf, iconOf, STONES } from "../../src/boards/klaumau/cards/drawing.ts";
import { effectOf } from "../../src/boards/klaumau/logic/effect.ts";
import { de } from "../../src/boards/klaumau/text/de.ts";
import { en } from "../../src/boards/klaumau/text/en.ts";
import { ICON_NAMES } from "../../src/ui/icon-names.ts";
import { EVERYTHING, walk } from "./matches.ts";

describe("words", () => {
  it("both languages have the same texts, and none is shouted", () => {
    expect(Object.keys(de)).toEqual(Object.keys(en));
    for (const table of [en, de]) for (const text of Object.values(table)) expect(String(text)).not.toContain('!"');
  });

  it("name a player with all there is to see", () => {
    expect(en.seat("Mina", 4, 1)).toBe("Mina: 4 cards, 1 point");
    expect(de.seat("Mina", 0, 2)).toBe("Mina: keine Karten, 2 Punkte");
    expect(en.card("ruby 3", 3)).toBe("ruby 3, 3 points");
  });

  it("every card that can be chosen says what it does, with a rule that exists", async () => {
    const rules = JSON.stringify(await klaumau.rulebook.en());
    for (const card of NAMES) {
      const effect = effectOf({ do: "play", card });
      expect(effect && en[effect.text]).not.toBeUndefined();
      expect(rules).toContain(effect?.rule);
    }
    for (const move of [
      { do: "lay" },
      { do: "give", card: "ruby-1" },
      { do: "parry", card: "police-ruby" },
      { do: "discard", card: "ruby-1" },
    ] as const) {
      expect(rules).toContain(effectOf(move)?.rule);
    }
  });
});

describe("cards", () => {
  it.each(NAMES)("%s has a picture and a ground", (name) => {
    const card = found(CARDS[NAMES.indexOf(name)]);
    expect(ICON_NAMES).toContain(iconOf(card));
    expect(groundOf(card)).toMatch(/^(ruby|amber|emerald|sapphire|police|extra)$/);
    if (card.kind === "number") expect(found(STONES[card.value]).at).toHaveLength(card.value);
  });
});

it("what the pile asks for is what makes a card playable", () => {
  walk(4, EVERYTHING, 3, {
    asked({ view, decision, moves }) {
      if (decision.kind !== "turn") return;
      const asked = toMatch(view.table);
      if (asked === null) throw new Error("nothing lies there");
      for (const move of moves) {
        if (move.do !== "play") continue;
        const card = found(CARDS[NAMES.indexOf(move.card)]);
        const isTreasure = (kind: string): boolean => kind === "small" || kind === "big";
        const byTheme = card.kind === asked.kind && card.value === asked.value;
        const byTreasure = isTreasure(card.kind) && isTreasure(asked.kind);
        const byColour = card.colours.some((colour) => asked.colours.includes(colour));
        expect(byTheme || byTreasure || byColour || card.kind === "police" || card.kind === "bomb").toBe(true);
      }
    },
  });
});
