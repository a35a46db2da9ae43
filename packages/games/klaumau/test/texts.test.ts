import {
  eventMessage,
  type Json,
  type Message,
  type MessageTable,
  type Rulebook,
  say,
  type Speaker,
} from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { COLOURS, KINDS, NAMES } from "../content/cards.ts";
import { type Event, EVENT_KINDS } from "../events.ts";
import { BOMB_RULES } from "../configure.ts";
import { meta } from "../meta.ts";
import type { Move } from "../moves.ts";
import { rulebook as rulebookDe } from "../rulebook/de.ts";
import { rulebook as rulebookEn } from "../rulebook/en.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";

const PLAYERS = ["Anna", "Ben", "Carla"];

/** What the player in that seat reads; null for a spectator. */
function reader(you: number | null): Speaker {
  return { name: (seat) => PLAYERS[seat], isYou: (seat) => seat === you };
}

type Args = { readonly [name: string]: Json };

const EVENTS: { readonly [type in Event["type"]]: Extract<Event, { type: type }> } = {
  round: { type: "round", round: 2, starter: 0 },
  dealt: { type: "dealt", seat: 0, cards: null },
  turned: { type: "turned", card: "amber-1" },
  covered: { type: "covered", card: "watchdog" },
  "set-aside": { type: "set-aside", card: "police-ruby" },
  returned: { type: "returned", card: "receiver" },
  played: { type: "played", seat: 0, card: "small-ruby", forced: false },
  laid: { type: "laid", seat: 0 },
  cannot: { type: "cannot", seat: 0 },
  believed: { type: "believed", seat: 0 },
  doubted: { type: "doubted", seat: 0, by: 1, doubters: [1, 2] },
  shown: { type: "shown", seat: 0, cards: ["ruby-3", "crook-amber"], playable: true },
  forced: { type: "forced", seat: 0, by: 1, card: "ruby-3" },
  drew: { type: "drew", seat: 0, card: null },
  declined: { type: "declined", seat: 0 },
  named: { type: "named", seat: 0, colour: "emerald" },
  skipped: { type: "skipped", seat: 0 },
  reversed: { type: "reversed", clockwise: false },
  targeted: { type: "targeted", seat: 0, victim: 1, how: "crook" },
  spared: { type: "spared", seat: 0 },
  parried: { type: "parried", seat: 0, card: "police-sapphire", thief: 1 },
  took: { type: "took", seat: 0, from: 1, card: null },
  gave: { type: "gave", seat: 0, to: 1, card: null },
  receiver: { type: "receiver", seat: 0 },
  sold: { type: "sold", seat: 0, cards: ["ruby-1", "ruby-1"], points: 4 },
  bomb: { type: "bomb", seat: 0, rule: "pass" },
  "own-bomb": { type: "own-bomb", seat: 0, text: "Sing." },
  dud: { type: "dud", seat: 0 },
  discarded: { type: "discarded", seat: 0, cards: ["ruby-3"] },
  received: { type: "received", seat: 0, from: 1, cards: null },
  converted: { type: "converted", seat: 0 },
  "round-over": { type: "round-over", round: 1, reason: "out", seat: 0 },
  scored: {
    type: "scored",
    seat: 0,
    cards: ["ruby-3", "amber-4", "plan-all"],
    watchdog: true,
    cancelled: ["ruby"],
    points: 6,
    total: 13,
  },
};

const MOVES: { readonly [kind in Move["do"]]: Extract<Move, { do: kind }> } = {
  cannot: { do: "cannot" },
  play: { do: "play", card: "small-ruby" },
  lay: { do: "lay" },
  believe: { do: "believe" },
  doubt: { do: "doubt" },
  force: { do: "force", card: "ruby-3" },
  leave: { do: "leave" },
  draw: { do: "draw" },
  name: { do: "name", colour: "ruby" },
  spare: { do: "spare" },
  rob: { do: "rob", seat: 0 },
  allow: { do: "allow" },
  parry: { do: "parry", card: "police-ruby" },
  give: { do: "give", card: "ruby-3" },
  sell: { do: "sell", card: "ruby-3" },
  discard: { do: "discard", card: "ruby-3" },
  done: { do: "done" },
  swap: { do: "swap", seat: 0 },
};

type Texts = typeof en;
type WithArgs = { [Id in keyof Texts]: Texts[Id] extends string ? never : Id }[keyof Texts];
type OwnArgs = Exclude<WithArgs, `event.${string}` | `move.${string}`>;

/** Arguments for every text that has some, apart from events and moves. */
const OTHERS: { readonly [Id in OwnArgs]: Parameters<Texts[Id]>[0] } = {
  "ask.turn": { top: "ruby-3", colour: null },
  "ask.believe": { seat: 0 },
  "ask.pick": { seat: 0 },
  "ask.victim": { how: "crook" },
  "ask.parry": { seat: 0 },
  "ask.give": { seat: 0 },
  "ask.fence": { sold: 0 },
  "ask.halve": { missing: 2 },
  "bomb-text.long": { most: 200 },
  "wait.turn": { seats: [0] },
  "wait.pick": { seats: [0] },
  "wait.reward": { seats: [0] },
  "wait.colour": { seats: [0] },
  "wait.victim": { seats: [0] },
  "wait.parry": { seats: [0] },
  "wait.give": { seats: [0] },
  "wait.confiscate": { seats: [0] },
  "wait.swap": { seats: [0] },
  "no.not-held": { card: "ruby-3" },
  "no.no-match": { card: "crook-amber", top: "small-ruby", colour: null },
  "no.not-playable": { card: "ruby-3" },
  "no.not-shown": { card: "ruby-3" },
  "no.empty-handed": { seat: 0 },
  "no.watchdog": { seat: 0 },
  "no.not-police": { card: "ruby-3" },
  "no.promised": { card: "ruby-3" },
  "no.not-number": { card: "plan-ruby-emerald" },
  "no.not-enough": { missing: 1 },
  card: { card: "plan-ruby-emerald" },
  "points.numbers": { round: 1, cards: 3 },
  "points.others": { round: 1, cards: 1 },
  "points.watchdog": { round: 1 },
  "points.receiver": { round: 1, cards: 2 },
  "chapter.round": { round: 1, starter: 0 },
};

function told(event: Event): Message {
  return eventMessage(event);
}

function moveMessage({ do: kind, ...args }: Move): Message {
  return { id: `move.${kind}`, args };
}

const SAMPLES = new Map<string, Message>(
  [
    ...Object.keys(en).map((id) => ({ id })),
    ...Object.entries(OTHERS).map(([id, args]) => ({ id, args: args as Args })),
    ...Object.values(EVENTS).map(told),
    ...Object.values(MOVES).map(moveMessage),
  ].map((message) => [message.id, message]),
);

const TABLES: readonly [string, MessageTable, Rulebook][] = [
  ["English", en, rulebookEn],
  ["German", de, rulebookDe],
];

const DECISIONS = Object.keys(meta.decisions);
const SEALED = DECISIONS.filter((kind) => meta.decisions[kind].sealed);

const NEEDED = [
  ...Object.keys(EVENT_KINDS).map((type) => `event.${type}`),
  ...Object.keys(MOVES).map((kind) => `move.${kind}`),
  ...DECISIONS.flatMap((kind) => [`ask.${kind}`, `wait.${kind}`]),
  ...COLOURS.map((colour) => `colour.${colour}`),
  ...KINDS.map((kind) => `kind.${kind}`),
  ...["out", "pile", "police"].map((reason) => `reason.${reason}`),
  ...Object.entries(meta.options.properties).flatMap(([name, option]) => [
    `option.${name}`,
    `option.${name}.help`,
    ...("enum" in option ? option.enum.map((value) => `option.${name}.${value}`) : []),
  ]),
];

/** How many rules each chapter has. */
const RULES = [5, 4, 6, 9, 9, 2, 5, 2, 9, 1];
const CHAPTERS = RULES.map((count, index) => {
  const chapter = `K-${index + 1}`;
  return [chapter, Array.from({ length: count }, (_, rule) => `${chapter}.${rule + 1}`)] as const;
});

function everyText(rulebook: Rulebook): string[] {
  return [
    ...rulebook.onePage.flatMap(({ title, text }) => [title, text]),
    ...rulebook.chapters.flatMap(({ title, rules }) => [
      title,
      ...rules.flatMap(({ parts }) => parts.map(({ text }) => text)),
    ]),
  ];
}

function shape({ chapters }: Rulebook) {
  return chapters.flatMap(({ rules }) => rules.map(({ id, parts }) => [id, parts.map(({ kind }) => kind)]));
}

describe.each(TABLES)("%s texts", (_language, table, rulebook) => {
  it("name every event, move, decision, option, colour and kind", () => {
    expect(NEEDED.filter((id) => !Object.hasOwn(table, id))).toEqual([]);
  });

  it("are never empty, careless or loud", () => {
    const careless = /^\s*$|undefined|null|NaN|\[object|[!~"']|\s\s|\.\./;
    const texts = [null, 0, 1].flatMap((you) =>
      [...SAMPLES.values()].map((message) => `${message.id}\n${say(table, message, reader(you))}`),
    );
    expect(texts.filter((text) => careless.test(text.slice(text.indexOf("\n") + 1)))).toEqual([]);
  });

  it("call every card by a name of its own", () => {
    const names = NAMES.map((card) => say(table, { id: "card", args: { card } }, reader(null)));
    expect(new Set(names).size).toBe(NAMES.length);
  });

  it("do not tell who has answered a sealed question", () => {
    expect(SEALED).not.toEqual([]);
    expect(SEALED.filter((kind) => typeof table[`wait.${kind}`] !== "string")).toEqual([]);
  });

  it("tell the bomb rules apart", () => {
    const rules = BOMB_RULES.filter((rule) => rule !== "own");
    const effects = rules.map((rule) => say(table, told({ ...EVENTS.bomb, rule }), reader(null)));
    expect(new Set(effects).size).toBe(rules.length);
    expect(say(table, told(EVENTS["own-bomb"]), reader(null))).toContain("Sing.");
  });

  it("have a rulebook with every rule, in order", () => {
    const contents = rulebook.chapters.map(({ id, rules }) => [id, rules.map((rule) => rule.id)]);
    expect(contents).toEqual(CHAPTERS);
  });

  it("have a rulebook without empty or loud texts that refers to existing rules", () => {
    const texts = everyText(rulebook);
    expect(texts.filter((text) => /^\s*$|[!"']/.test(text))).toEqual([]);
    const references = texts.flatMap((text) => text.match(/K-\d+(\.\d+)?/g) ?? []);
    const known = CHAPTERS.flat(2);
    expect(references.filter((id) => !known.includes(id))).toEqual([]);
  });
});

describe("English and German", () => {
  it("have the same texts", () => {
    expect(Object.keys(de)).toEqual(Object.keys(en));
  });

  it("mark the same parts of the rules", () => {
    expect(shape(rulebookDe)).toEqual(shape(rulebookEn));
    expect(rulebookDe.onePage.length).toBe(rulebookEn.onePage.length);
  });
});

describe("what is read", () => {
  const cases: readonly [Message, number | null, string, string][] = [
    [told(EVENTS.played), 0, "You play a ruby Small treasure.", "Du spielst einen kleinen Rubin-Tresor."],
    [told(EVENTS.played), 1, "Anna plays a ruby Small treasure.", "Anna spielt einen kleinen Rubin-Tresor."],
    [
      told({ ...EVENTS.played, card: "bomb", forced: true }),
      null,
      "Anna has to play the Bomb.",
      "Anna muss die Bombe spielen.",
    ],
    [told(EVENTS.drew), 1, "Anna draws a card.", "Anna zieht eine Karte."],
    [
      told({ ...EVENTS.drew, card: "keyhole-amber" }),
      0,
      "You draw an amber Keyhole.",
      "Du ziehst ein Bernstein-Schlüsselloch.",
    ],
    [told(EVENTS.dealt), 1, "Anna is dealt a hand.", "Anna bekommt Karten."],
    [
      told({ ...EVENTS.dealt, cards: ["ruby-3", "plan-all"] }),
      0,
      "You are dealt a ruby 3 and a Plan of all colours.",
      "Du bekommst Rubin 3 und einen Plan in allen Farben.",
    ],
    [told(EVENTS.took), null, "Anna takes a card from Ben.", "Anna nimmt eine Karte von Ben."],
    [told({ ...EVENTS.took, card: "ruby-3" }), 1, "Anna takes a ruby 3 from you.", "Anna nimmt Rubin 3 von dir."],
    [told(EVENTS.gave), 1, "Anna gives you a card.", "Anna gibt dir eine Karte."],
    [told(EVENTS.received), 1, "Anna gets your hand.", "Anna bekommt deine Hand."],
    [told({ ...EVENTS.doubted, doubters: [1] }), 0, "Ben doubts you.", "Ben glaubt dir nicht."],
    [
      told(EVENTS.doubted),
      1,
      "Anna is doubted by you and Carla. You come first.",
      "An Anna zweifeln: du und Carla. Du kommst zuerst.",
    ],
    [
      told(EVENTS.parried),
      1,
      "Anna parries with a sapphire Policeman. You get nothing.",
      "Anna wehrt mit einem Saphir-Polizisten ab. Du gehst leer aus.",
    ],
    [told({ ...EVENTS.sold, cards: [], points: 0 }), null, "Anna sells nothing.", "Anna verkauft nichts."],
    [
      told({ ...EVENTS["round-over"], reason: "pile" }),
      0,
      "You have to draw, but the draw pile is empty. Round 1 is over.",
      "Du musst ziehen, aber der Nachziehstapel ist leer. Runde 1 ist vorbei.",
    ],
    [
      told(EVENTS.scored),
      null,
      "Anna ends with 3 cards and a Watchdog. Number cards in ruby count nothing. 6 points, 13 in all.",
      "Anna hat am Ende 3 Karten und einen Wachhund. Zahlenkarten in Rubin zählen nicht. 6 Punkte, insgesamt 13.",
    ],
    [moveMessage(MOVES.cannot), 1, "Say “I cannot”", "„Ich kann nicht“ sagen"],
    [moveMessage(MOVES.play), 1, "Play ruby Small treasure", "Kleinen Rubin-Tresor spielen"],
    [moveMessage(MOVES.parry), 1, "Parry with the ruby Policeman", "Mit dem Rubin-Polizisten abwehren"],
    [moveMessage(MOVES.rob), 1, "Rob Anna", "Anna bestehlen"],
    [
      { id: "ask.turn", args: { top: "keyhole-ruby", colour: "amber" } },
      0,
      "Your turn: the Keyhole asks for amber.",
      "Du bist am Zug: Das Schlüsselloch verlangt Bernstein.",
    ],
    [
      { id: "ask.fence", args: { sold: 1 } },
      0,
      "1 card for 2 points so far: do you sell more?",
      "Bisher 1 Karte für 2 Punkte: Verkaufst du noch mehr?",
    ],
    [{ id: "wait.turn", args: { seats: [0] } }, 1, "Anna is to move.", "Anna ist am Zug."],
    [
      { id: "no.no-match", args: { card: "crook-amber", top: "big-ruby", colour: null } },
      0,
      "An amber Crook does not match a ruby Big treasure.",
      "Ein Bernstein-Gauner passt nicht auf einen großen Rubin-Tresor.",
    ],
    [{ id: "no.watchdog", args: { seat: 0 } }, 1, "Anna has a Watchdog.", "Anna hat einen Wachhund."],
    [{ id: "card", args: { card: "plan-ruby-emerald" } }, null, "ruby-emerald Plan", "Rubin-Smaragd-Plan"],
  ];

  it.each(cases)("%j for seat %j", (message, you, english, german) => {
    expect(say(en, message, reader(you))).toBe(english);
    expect(say(de, message, reader(you))).toBe(german);
  });
});
