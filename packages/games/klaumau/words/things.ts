import type { Message, SeatDecision, Telling, ThingAnswer } from "@safehouse/kernel";
import { type Card, CARDS, COLOURS, faceOf, isCardName, type Kind, KINDS, NAMES } from "../content/cards.ts";
import { handPoints } from "../content/traits.ts";
import type { Move } from "../moves.ts";
import { topCard } from "../rules/matching.ts";
import type { View } from "../view.ts";

/** The rule that says what a card of that kind does. */
const RULES: { readonly [kind in Kind]: string } = {
  number: "K-7.3",
  keyhole: "K-5.1",
  small: "K-5.2",
  big: "K-5.3",
  plan: "K-5.5",
  crook: "K-5.6",
  barter: "K-5.7",
  police: "K-6.2",
  receiver: "K-9.3",
  watchdog: "K-9.4",
  bomb: "K-9.8",
};

const VARIATIONS: readonly Kind[] = ["receiver", "watchdog", "bomb"];

/** What each part of the table is, by the id that the table in words and the board have for it. */
export function about(view: View, thing: string, telling: Telling): ThingAnswer | null {
  const [what = "", which = ""] = thing.split(/:(.*)/s);
  switch (what) {
    case "card":
    case "shown":
      return isCardName(which) ? card(view, which, telling) : null;
    case "kind":
      return kind(view, which as Kind, telling);
    case "colour":
      return colour(which, telling);
    case "seat":
      return seat(view, Number(which), telling);
    case "pile":
      return pile(view, which, telling);
    case "turn":
      return turn(view, telling);
    case "rule":
      return houseRule(view, which, telling);
    default:
      return null;
  }
}

function card(view: View, name: string, { say }: Telling): ThingAnswer {
  const face = faceOf(name);
  const { kind: of } = CARDS[face];
  return {
    name: capital(say({ id: "card", args: { card: name } })),
    costs: costsOf(CARDS[face], say),
    gives: say({ id: "thing.points", args: { points: handPoints(view.table)[face] } }),
    does: doesOf(view, of, say),
    rule: RULES[of],
  };
}

/** What has to lie on top. */
function costsOf({ kind: of, value, colours }: Card, say: Telling["say"]): string {
  if (of === "police" || of === "bomb" || VARIATIONS.includes(of)) return say({ id: `thing.${of}-costs` });
  const theme =
    of === "number" ? String(value) : say({ id: of === "small" || of === "big" ? "thing.treasure" : `kind.${of}` });
  return say({ id: "thing.goes-on", args: { colours: colours.map((each) => say({ id: `colour.${each}` })), theme } });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function doesOf({ table }: View, of: Kind, say: Telling["say"]): string {
  const { bomb, bombText = "" } = table.config;
  return say({ id: `thing.${of}`, ...(of === "bomb" && { args: { rule: bomb, text: bombText } }) } as Message);
}

function kind(view: View, of: Kind, { say }: Telling): ThingAnswer | null {
  if (!KINDS.includes(of)) return null;
  return { name: capital(say({ id: `kind.${of}` })), does: doesOf(view, of, say), rule: RULES[of] };
}

function colour(which: string, { say }: Telling): ThingAnswer | null {
  if (!(COLOURS as readonly string[]).includes(which)) return null;
  return {
    name: capital(say({ id: `colour.${which}` })),
    does: say({ id: "thing.colour-does" }),
    rule: "K-3.1",
  };
}

function seat({ table, sizes }: View, which: number, { say, name }: Telling): ThingAnswer | null {
  if (!(which in sizes)) return null;
  const args = { cards: sizes[which], points: table.totals[which] };
  const isLaid = table.laid[which] === 1;
  return {
    name: name(which),
    kind: say({ id: "thing.seat", args }),
    ...(isLaid && { does: say({ id: "thing.laid" }) }),
    rule: isLaid ? "K-9.5" : "K-8.1",
  };
}

function pile({ table, pile: left }: View, which: string, { say }: Telling): ThingAnswer | null {
  switch (which) {
    case "discard":
      return {
        name: say({ id: "thing.discard" }),
        ...(table.discard.length > 0 && {
          kind: capital(say({ id: "card", args: { card: NAMES[topCard(table)] } })),
        }),
        does: say({ id: "thing.discard-does" }),
        rule: "K-3.1",
      };
    case "draw":
      return {
        name: say({ id: "thing.draw" }),
        kind: say({ id: "thing.left", args: { cards: left } }),
        does: say({ id: "thing.draw-does" }),
        rule: "K-7.2",
      };
    case "aside":
      return { name: say({ id: "thing.aside" }), does: say({ id: "thing.aside-does" }), rule: "K-6.2" };
    default:
      return null;
  }
}

function turn({ table }: View, { say }: Telling): ThingAnswer {
  return {
    name: capital(say({ id: table.direction === 1 ? "direction.clockwise" : "direction.anticlockwise" })),
    does: say({ id: "thing.turn-does" }),
    rule: "K-5.5",
  };
}

const HOUSE: { readonly [rule: string]: { readonly rule: string; readonly text: string } } = {
  doubters: { rule: "K-4.1", text: "thing.doubters" },
  forgery: { rule: "K-9.1", text: "option.forgery.help" },
  converted: { rule: "K-9.2", text: "option.converted.help" },
  receiver: { rule: "K-9.3", text: "thing.receiver" },
  watchdogs: { rule: "K-9.4", text: "thing.watchdog" },
  bomb: { rule: "K-9.9", text: "thing.bomb" },
};

function houseRule(view: View, which: string, { say }: Telling): ThingAnswer | null {
  const known = HOUSE[which];
  if (known === undefined) return null;
  const does = which === "bomb" ? doesOf(view, "bomb", say) : withoutRule(say({ id: known.text }));
  return { name: say({ id: `option.${which}` }), does, rule: known.rule };
}

/** The help of an option names its rule; here it stands by itself. */
const withoutRule = (text: string): string => text.replace(/ [A-Z]-[\d.]+$/, "");

/** What this table has switched on. */
export function house({ table: { config } }: View): readonly string[] {
  const { doubters, forgery, converted, receiver, watchdogs, bomb } = config;
  const isOn = { doubters: doubters === "next", forgery, converted, receiver, watchdogs, bomb: bomb !== "off" };
  return Object.entries(isOn).flatMap(([rule, on]) => (on ? [`rule:${rule}`] : []));
}

/** The kinds of cards that take part, and the colours. */
export function legend({ table: { config } }: View): readonly string[] {
  const isOn = { receiver: config.receiver, watchdog: config.watchdogs, bomb: config.bomb !== "off" };
  const kinds = KINDS.filter((each) => !VARIATIONS.includes(each) || isOn[each as keyof typeof isOn]);
  return [...kinds.map((each) => `kind:${each}`), ...COLOURS.map((each) => `colour:${each}`)];
}

/** Whoever sits on in the direction of play; skipping is decided by the card that is played. */
export function next({ table }: View): readonly number[] {
  const { seats, turn: present, direction, stage } = table;
  if (stage === "over") return [];
  return Array.from({ length: seats - 1 }, (_, i) => (present + direction * (i + 1) + seats * seats) % seats);
}

const WITH_CARD: { readonly [kind: string]: Extract<Move, { card: string }>["do"] } = {
  turn: "play",
  pick: "force",
  parry: "parry",
  give: "give",
  fence: "sell",
  discard: "discard",
  halve: "discard",
};

/** A card of the hand is played, given or sold, whatever is asked; a player is robbed or swapped with. */
export function tries(_view: View, { kind: asked }: SeatDecision, thing: string): readonly Move[] {
  const [what, which = ""] = thing.split(":");
  const isForced = asked === "pick";
  if (what === (isForced ? "shown" : "card") && isCardName(which)) {
    if (asked === "turn" && which === "watchdog") return [{ do: "lay" }];
    const act = WITH_CARD[asked];
    return act === undefined ? [] : [{ do: act, card: which }];
  }
  if (what !== "seat") return [];
  if (asked === "victim" || asked === "confiscate") return [{ do: "rob", seat: Number(which) }];
  return asked === "swap" ? [{ do: "swap", seat: Number(which) }] : [];
}
