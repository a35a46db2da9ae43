import { isChance } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { type Card, CARDS, COLOURS, type Kind, namesOf } from "../../content/cards.ts";
import { klaumau } from "../../game.ts";
import type { Config } from "../../configure.ts";
import type { State } from "../../state.ts";
import { draw, openNames, position } from "../position.ts";
import { dealRound, mixPile, newMatch, play, playable } from "./table.ts";

const count = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + card.full, 0);
const ofKind = (kind: Kind): readonly Card[] => CARDS.filter((card) => card.kind === kind);

/** All cards of a round, from wherever they are. */
function inPlay(state: State): string[] {
  return namesOf([...state.hands.flat(), ...state.pile, ...state.table.discard]).toSorted();
}

/** `2 ruby-1` and the like, spelled out. */
function spellOut(list: Readonly<Record<string, number>>): string[] {
  return Object.entries(list)
    .flatMap(([name, times]) => Array<string>(times).fill(name))
    .toSorted();
}

const each = (kind: string, times: number): Record<string, number> =>
  Object.fromEntries(COLOURS.map((colour) => [`${kind}-${colour}`, times]));

describe("K-1 the cards", () => {
  it("K-1.1 the deck has 108 cards", () => {
    expect(count(CARDS)).toBe(108);
  });

  it.each<[Kind, number]>([
    ["number", 36],
    ["keyhole", 8],
    ["small", 8],
    ["big", 8],
    ["plan", 12],
    ["crook", 16],
    ["barter", 8],
    ["police", 8],
    ["receiver", 1],
    ["watchdog", 2],
    ["bomb", 1],
  ])("K-1.1 of the kind %s there are %i", (kind, number) => {
    expect(count(ofKind(kind))).toBe(number);
  });

  it.each(COLOURS)("K-1.2 %s has the numbers 1,1,1,2,2,3,3,4,4", (colour) => {
    const numbers = ofKind("number").filter((card) => card.colours.includes(colour));
    const values = numbers.flatMap((card) => Array<number>(card.full).fill(card.value));
    expect(values.toSorted()).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 4]);
  });

  it.each(COLOURS)("K-1.2 %s has two of most action cards, four Crooks and two Policemen", (colour) => {
    const times = (kind: Kind): number => count(ofKind(kind).filter((card) => card.colours.join() === colour));
    const kinds: Kind[] = ["keyhole", "small", "big", "barter", "crook", "police"];
    expect(kinds.map(times)).toEqual([2, 2, 2, 2, 4, 2]);
  });

  it("K-1.2 a Policeman's colour is decoration: it neither needs nor gives a match", () => {
    const state = position({
      hands: [
        ["police-amber", "ruby-4"],
        ["amber-4", "ruby-2"],
      ],
      top: "ruby-3",
      pile: ["emerald-1"],
    });
    play(state, 0, "police-amber");
    expect(playable(state, 1)).toEqual(["ruby-2"]);
  });

  it("K-1.3 Plans: each colour once, each pair once, all four twice", () => {
    const plans = ofKind("plan").flatMap((card) => Array<string>(card.full).fill(card.colours.join("+")));
    expect(plans.toSorted()).toEqual(
      [
        "ruby",
        "amber",
        "emerald",
        "sapphire",
        "ruby+amber",
        "ruby+emerald",
        "ruby+sapphire",
        "amber+emerald",
        "amber+sapphire",
        "emerald+sapphire",
        "ruby+amber+emerald+sapphire",
        "ruby+amber+emerald+sapphire",
      ].toSorted(),
    );
  });

  it.each([2, 3, 4, 5])("K-1.4 with %i players exactly the black-backed half is used", (seats) => {
    const state = newMatch(seats);
    dealRound(state);
    const numbers = COLOURS.flatMap((colour) =>
      [1, 2, 3, 4].map((value) => [
        `${colour}-${value}`,
        value === 1 && (colour === "ruby" || colour === "amber") ? 2 : 1,
      ]),
    );
    const expected = {
      ...(Object.fromEntries(numbers) as Record<string, number>),
      ...each("keyhole", 1),
      ...each("small", 1),
      ...each("big", 1),
      ...each("barter", 1),
      ...each("police", 1),
      ...each("crook", 2),
      "plan-amber": 1,
      "plan-sapphire": 1,
      "plan-ruby-amber": 1,
      "plan-emerald-sapphire": 1,
      "plan-ruby-emerald": 1,
      "plan-all": 1,
    };
    expect(inPlay(state)).toEqual(spellOut(expected));
    expect(inPlay(state)).toHaveLength(52);
  });

  it.each([6, 7, 8])("K-1.4 with %i players the whole deck is used", (seats) => {
    const state = newMatch(seats);
    dealRound(state);
    const all = CARDS.filter(({ kind }) => kind !== "receiver" && kind !== "watchdog" && kind !== "bomb");
    expect(inPlay(state)).toEqual(spellOut(Object.fromEntries(all.map((card) => [card.name, card.full]))));
    expect(inPlay(state)).toHaveLength(104);
  });

  it("K-1.5 without variations there are no variation cards", () => {
    const state = newMatch(2);
    dealRound(state);
    expect(inPlay(state)).not.toEqual(expect.arrayContaining(["receiver"]));
    expect(inPlay(state)).not.toEqual(expect.arrayContaining(["watchdog"]));
    expect(inPlay(state)).not.toEqual(expect.arrayContaining(["bomb"]));
  });

  it.each<[Partial<Config>, string[]]>([
    [{ watchdogs: true }, ["watchdog", "watchdog"]],
    [{ bomb: "halve" }, ["bomb"]],
    [{ bomb: "swap", watchdogs: true }, ["watchdog", "watchdog", "bomb"]],
  ])("K-1.5 %j mixes its cards, and no others, into the pile after the deal", (config, cards) => {
    const state = newMatch(3, config);
    dealRound(state);
    expect(state.hands.map((hand) => hand.length)).toEqual([4, 4, 4]);
    expect(state.table.discard).toEqual([]);
    expect(klaumau.pending(state)).toMatchObject([{ draw: { shuffle: 52 - 12 + cards.length } }]);
    mixPile(state, cards, ["plan-all"]);
    expect(openNames(state)).toEqual(["turn:0:1"]);
    const variations = inPlay(state).filter((name) => ["receiver", "watchdog", "bomb"].includes(name));
    expect(variations.toSorted()).toEqual(cards.toSorted());
  });

  it("K-1.5 the Receiver enters after the deal and before the start card is turned", () => {
    const state = newMatch(3, { receiver: true });
    dealRound(state, ["ruby-1"]);
    const decision = klaumau.pending(state)[0];
    expect(decision !== undefined && isChance(decision)).toBe(true);
    expect(state.table.discard).toEqual([]);
    draw(state, [0]);
    expect(namesOf(state.pile).filter((name) => name === "receiver")).toHaveLength(1);
    expect(namesOf(state.table.discard)).toEqual(["ruby-1"]);
  });

  it("K-1.5 forgery and conversion bring no cards", () => {
    const state = newMatch(2, { forgery: true, converted: true });
    dealRound(state);
    expect(inPlay(state)).toHaveLength(52);
  });
});
