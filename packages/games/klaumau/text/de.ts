import type { SameMessages, Speaker } from "@safehouse/kernel";
import { CARDS, COLOURS, type Colour, faceOf, type Kind } from "../content/cards.ts";
import type { BombRule } from "../configure.ts";
import type { en } from "./en.ts";

const COLOUR: { readonly [colour in Colour]: string } = {
  ruby: "Rubin",
  amber: "Bernstein",
  emerald: "Smaragd",
  sapphire: "Saphir",
};

const KIND: { readonly [kind in Kind]: string } = {
  number: "Zahlenkarte",
  keyhole: "Schlüsselloch",
  small: "kleiner Tresor",
  big: "großer Tresor",
  plan: "Plan",
  crook: "Gauner",
  barter: "Tausch",
  police: "Polizist",
  receiver: "Hehler",
  watchdog: "Wachhund",
  bomb: "Bombe",
};

type Case = "nominative" | "accusative";
type Forms = { readonly [form in Case]: { readonly article: string; readonly noun: string } };

function masculine(nominative: string, accusative = nominative, articles = ["ein", "einen"]): Forms {
  return {
    nominative: { article: articles[0], noun: nominative },
    accusative: { article: articles[1], noun: accusative },
  };
}

function unchanging(article: string, noun: string): Forms {
  return { nominative: { article, noun }, accusative: { article, noun } };
}

/** The tilde stands for the colour: "kleiner Rubin-Tresor". There is only one Hehler and one Bombe: they have the definite article. */
const FORMS: { readonly [kind in Exclude<Kind, "number">]: Forms } = {
  keyhole: unchanging("ein", "~Schlüsselloch"),
  small: masculine("kleiner ~Tresor", "kleinen ~Tresor"),
  big: masculine("großer ~Tresor", "großen ~Tresor"),
  plan: masculine("~Plan"),
  crook: masculine("~Gauner"),
  barter: masculine("~Tausch"),
  police: masculine("~Polizist", "~Polizisten"),
  receiver: masculine("Hehler", "Hehler", ["der", "den"]),
  watchdog: masculine("Wachhund"),
  bomb: unchanging("die", "Bombe"),
};

const BOMB: { readonly [rule in Exclude<BombRule, "own">]: string } = {
  pass: "Alle Hände wandern weiter",
  discard: "Alle nehmen eine Zahlenkarte aus der Runde",
  halve: "Die vollsten Hände werden halbiert",
  swap: "Zwei Hände wechseln den Platz",
};

const LIST = new Intl.ListFormat("de", { type: "conjunction" });

/** "Rubin 3", "Bernstein-Schlüsselloch", "kleiner Saphir-Tresor"; accusative "kleinen Saphir-Tresor". */
function cardName(name: string, form: Case = "nominative"): string {
  const { kind, value, colours } = CARDS[faceOf(name)];
  if (kind === "number") return `${COLOUR[colours[0]]} ${value}`;
  if (colours.length === COLOURS.length) return "Plan in allen Farben";
  return FORMS[kind][form].noun.replace("~", colours.map((colour) => `${COLOUR[colour]}-`).join(""));
}

/** "Rubin 3", "ein Rubin-Gauner", "die Bombe"; "eine Karte" if the reader may not know it. */
function aCard(name: string | null, form: Case): string {
  if (name === null) return "eine Karte";
  const { kind } = CARDS[faceOf(name)];
  return kind === "number" ? cardName(name) : `${FORMS[kind][form].article} ${cardName(name, form)}`;
}

function cardList(names: readonly string[]): string {
  return LIST.format(names.map((name) => aCard(name, "accusative")));
}

function colourList(colours: readonly Colour[]): string {
  return LIST.format(colours.map((colour) => COLOUR[colour]));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

const cardCount = (n: number): string => count(n, "Karte", "Karten");
const pointCount = (n: number): string => count(n, "Punkt", "Punkte");

/** "Du spielst" or "Anna spielt", at the beginning of a sentence. */
function does(who: Speaker, seat: number, you: string, other: string): string {
  return who.isYou(seat) ? `Du ${you}` : `${who.name(seat)} ${other}`;
}

/** The name, or "you" in the case the sentence needs. */
function person(who: Speaker, seat: number, you: "du" | "dich" | "dir"): string {
  return who.isYou(seat) ? you : who.name(seat);
}

/** One sentence for everybody who is asked. */
function waiting(you: string, other: string): (args: { seats: readonly number[] }, who: Speaker) => string {
  return ({ seats }, who) => seats.map((seat) => `${does(who, seat, you, other)}.`).join(" ");
}

export const de: SameMessages<typeof en> = {
  "event.round": ({ round, starter }, who) => `Runde ${round} beginnt. ${does(who, starter, "fängst", "fängt")} an.`,
  "event.dealt": ({ seat, cards }, who) =>
    `${does(who, seat, "bekommst", "bekommt")} ${cards === null ? "Karten" : cardList(cards)}.`,
  "event.turned": ({ card }) => `Die Startkarte: ${cardName(card)}.`,
  "event.covered": ({ card }) => `${capital(aCard(card, "nominative"))} taucht auf und bleibt unter dem Ablagestapel.`,
  "event.set-aside": ({ card }) => `${capital(aCard(card, "nominative"))} taucht auf und kommt beiseite.`,
  "event.returned": ({ card }) => `${capital(aCard(card, "nominative"))} kommt zurück in den Nachziehstapel.`,
  "event.played": ({ seat, card, forced }, who) =>
    forced
      ? `${does(who, seat, "musst", "muss")} ${aCard(card, "accusative")} spielen.`
      : `${does(who, seat, "spielst", "spielt")} ${aCard(card, "accusative")}.`,
  "event.laid": ({ seat }, who) => `${does(who, seat, "legst", "legt")} einen Wachhund aus.`,
  "event.cannot": ({ seat }, who) => `${does(who, seat, "sagst", "sagt")} „Ich kann nicht“.`,
  "event.believed": ({ seat }, who) => `Niemand zweifelt an ${person(who, seat, "dir")}.`,
  "event.doubted": ({ seat, by, doubters }, who) => {
    if (doubters.length < 2) return `${does(who, by, "glaubst", "glaubt")} ${person(who, seat, "dir")} nicht.`;
    const names = LIST.format(doubters.map((doubter) => person(who, doubter, "du")));
    return `An ${person(who, seat, "dir")} zweifeln: ${names}. ${does(who, by, "kommst", "kommt")} zuerst.`;
  },
  "event.shown": ({ seat, cards, playable }, who) =>
    `${does(who, seat, "zeigst", "zeigt")} ${cardList(cards)}. ${playable ? "Es war gelogen." : "Es war die Wahrheit."}`,
  "event.forced": ({ seat, by, card }, who) =>
    `${does(who, by, "lässt", "lässt")} ${person(who, seat, "dich")} ${aCard(card, "accusative")} spielen.`,
  "event.drew": ({ seat, card }, who) => `${does(who, seat, "ziehst", "zieht")} ${aCard(card, "accusative")}.`,
  "event.declined": ({ seat }, who) => `${does(who, seat, "ziehst", "zieht")} keine Karte.`,
  "event.named": ({ seat, colour }, who) => `${does(who, seat, "wünschst dir", "wünscht sich")} ${COLOUR[colour]}.`,
  "event.skipped": ({ seat }, who) => `${does(who, seat, "setzt", "setzt")} aus.`,
  "event.reversed": ({ clockwise }) =>
    `Es geht jetzt ${clockwise ? "im Uhrzeigersinn" : "gegen den Uhrzeigersinn"} weiter.`,
  "event.targeted": ({ seat, victim, how }, who) => {
    if (how === "crook")
      return `${does(who, seat, "schickst", "schickt")} den Gauner zu ${person(who, victim, "dir")}.`;
    if (how === "barter") return `${does(who, seat, "tauschst", "tauscht")} mit ${person(who, victim, "dir")}.`;
    return `${does(who, seat, "durchsuchst", "durchsucht")} ${person(who, victim, "dich")}.`;
  },
  "event.spared": ({ seat }, who) => `${does(who, seat, "nimmst", "nimmt")} nichts.`,
  // Only a Policeman parries, and his dative reads like his accusative.
  "event.parried": ({ seat, card, thief }, who) =>
    `${does(who, seat, "wehrst", "wehrt")} mit einem ${cardName(card, "accusative")} ab. ` +
    `${does(who, thief, "gehst", "geht")} leer aus.`,
  "event.took": ({ seat, from, card }, who) =>
    `${does(who, seat, "nimmst", "nimmt")} ${aCard(card, "accusative")} von ${person(who, from, "dir")}.`,
  "event.gave": ({ seat, to, card }, who) =>
    `${does(who, seat, "gibst", "gibt")} ${person(who, to, "dir")} ${aCard(card, "accusative")}.`,
  "event.receiver": ({ seat }, who) =>
    `${does(who, seat, "ziehst", "zieht")} den Hehler. Jede Zahlenkarte ist ihm 2 Punkte wert.`,
  "event.sold": ({ seat, cards, points }, who) =>
    cards.length === 0
      ? `${does(who, seat, "verkaufst", "verkauft")} nichts.`
      : `${does(who, seat, "verkaufst", "verkauft")} ${cardList(cards)} für ${pointCount(points)}.`,
  "event.bomb": ({ seat, rule }, who) => `${does(who, seat, "zündest", "zündet")} die Bombe: ${BOMB[rule]}.`,
  "event.own-bomb": ({ seat, text }, who) =>
    `${does(who, seat, "lässt", "lässt")} die Bombe hochgehen. Die eigene Regel des Tisches: „${text}“`,
  "event.dud": ({ seat }, who) =>
    `${does(who, seat, "spielst", "spielt")} die Bombe als letzte Karte. Sie geht nicht hoch.`,
  "event.discarded": ({ seat, cards }, who) =>
    `${does(who, seat, "nimmst", "nimmt")} ${cards.length === 0 ? "nichts" : cardList(cards)} aus der Runde.`,
  "event.received": ({ seat, from, cards }, who) => {
    const whose = who.isYou(from) ? "deine Hand" : `die Hand von ${who.name(from)}`;
    const hand = `${does(who, seat, "bekommst", "bekommt")} ${whose}`;
    return cards === null || cards.length === 0 ? `${hand}.` : `${hand}: ${cardList(cards)}.`;
  },
  "event.converted": ({ seat }, who) => `${does(who, seat, "hast", "hat")} den letzten Polizisten gespielt.`,
  "event.round-over": ({ round, reason, seat }, who) => {
    const cause = {
      out: `${does(who, seat, "hast", "hat")} keine Karten mehr.`,
      pile: `${does(who, seat, "musst", "muss")} ziehen, aber der Nachziehstapel ist leer.`,
      police: `${does(who, seat, "beendest", "beendet")} die Runde mit dem letzten Polizisten.`,
    };
    return `${cause[reason]} Runde ${round} ist vorbei.`;
  },
  "event.scored": ({ seat, cards, watchdog, cancelled, points, total }, who) => {
    const hand = `${cardCount(cards.length)}${watchdog ? " und einen Wachhund" : ""}`;
    const forged = cancelled.length === 0 ? "" : ` Zahlenkarten in ${colourList(cancelled)} zählen nicht.`;
    return `${does(who, seat, "hast", "hat")} am Ende ${hand}.${forged} ${pointCount(points)}, insgesamt ${total}.`;
  },

  "move.cannot": "„Ich kann nicht“ sagen",
  "move.play": ({ card }) => capital(`${cardName(card, "accusative")} spielen`),
  "move.lay": "Wachhund auslegen",
  "move.believe": "Glauben",
  "move.doubt": "Zweifeln",
  "move.force": ({ card }) => capital(`${cardName(card, "accusative")} verlangen`),
  "move.leave": "Nichts ziehen",
  "move.draw": "Karte ziehen",
  "move.name": ({ colour }) => `${COLOUR[colour]} wünschen`,
  "move.spare": "Nichts nehmen",
  "move.rob": ({ seat }, who) => `${who.name(seat)} bestehlen`,
  "move.allow": "Geschehen lassen",
  "move.parry": ({ card }) => `Mit dem ${cardName(card, "accusative")} abwehren`,
  "move.give": ({ card }) => capital(`${cardName(card, "accusative")} geben`),
  "move.sell": ({ card }) => capital(`${cardName(card, "accusative")} verkaufen`),
  "move.discard": ({ card }) => capital(`${cardName(card, "accusative")} aus der Runde nehmen`),
  "move.done": "Fertig",
  "move.swap": ({ seat }, who) => `Hand mit ${who.name(seat)} tauschen`,

  "ask.turn": ({ top, colour }) =>
    colour === null
      ? `Du bist am Zug: Oben liegt ${aCard(top, "nominative")}.`
      : `Du bist am Zug: Das Schlüsselloch verlangt ${COLOUR[colour]}.`,
  "ask.believe": ({ seat }, who) => `${who.name(seat)} sagt „Ich kann nicht“: Glaubst du das?`,
  "ask.pick": ({ seat }, who) => `Welche Karte soll ${who.name(seat)} spielen?`,
  "ask.reward": "Du hattest recht: Ziehst du eine Karte?",
  "ask.colour": "Welche Farbe kommt als Nächstes?",
  "ask.victim": ({ how }) => (how === "crook" ? "Wen bestiehlst du?" : "Mit wem tauschst du?"),
  "ask.parry": ({ seat }, who) => `${who.name(seat)} greift nach deinen Karten: Wehrst du ab?`,
  "ask.give": ({ seat }, who) => `Welche Karte gibst du ${who.name(seat)}?`,
  "ask.confiscate": "Der letzte Polizist ist deiner: Wem nimmst du eine Karte ab?",
  "ask.fence": ({ sold }) =>
    sold === 0
      ? "Der Hehler zahlt 2 Punkte je Zahlenkarte: Was verkaufst du?"
      : `Bisher ${cardCount(sold)} für ${pointCount(2 * sold)}: Verkaufst du noch mehr?`,
  "ask.discard": "Die Bombe will eine Zahlenkarte: Welche nimmst du aus der Runde, falls du eine hast?",
  "ask.halve": ({ missing }) =>
    missing === 0
      ? "Die Bombe verlangt keine Karten mehr von dir."
      : `Die Bombe halbiert deine Hand: ${missing === 1 ? "Welche Karte muss" : `Welche ${missing} Karten müssen`} weg?`,
  "ask.swap": "Mit wem tauschst du die Hand?",

  "wait.turn": waiting("bist am Zug", "ist am Zug"),
  "wait.believe": "„Ich kann nicht“ ist gefallen. Wird es geglaubt?",
  "wait.pick": waiting(
    "suchst die Karte aus, die gespielt werden muss",
    "sucht die Karte aus, die gespielt werden muss",
  ),
  "wait.reward": waiting("darfst eine Karte ziehen", "darf eine Karte ziehen"),
  "wait.colour": waiting("wünschst dir eine Farbe", "wünscht sich eine Farbe"),
  "wait.victim": waiting("suchst ein Opfer", "sucht ein Opfer"),
  "wait.parry": waiting("darfst abwehren", "darf abwehren"),
  "wait.give": waiting("suchst eine Karte zum Weggeben", "sucht eine Karte zum Weggeben"),
  "wait.confiscate": waiting("suchst jemanden zum Durchsuchen", "sucht jemanden zum Durchsuchen"),
  "wait.fence": "Der Hehler macht Geschäfte.",
  "wait.discard": "Die Bombe sammelt Zahlenkarten ein.",
  "wait.halve": "Die Bombe halbiert die vollsten Hände.",
  "wait.swap": waiting("suchst eine Hand zum Tauschen", "sucht eine Hand zum Tauschen"),

  "no.not-held": ({ card }) => `${capital(aCard(card, "accusative"))} hast du nicht auf der Hand.`,
  "no.no-match": ({ card, top, colour }) =>
    colour === null
      ? `${capital(aCard(card, "nominative"))} passt nicht auf ${aCard(top, "accusative")}.`
      : `${capital(aCard(card, "nominative"))} passt nicht. Das Schlüsselloch verlangt ${COLOUR[colour]}.`,
  "no.second-watchdog": "Du hast schon einen Wachhund liegen. Mehr als einer geht nicht.",
  "no.no-watchdog": "Du hast keinen Wachhund auf der Hand.",
  "no.watchdog-not-played": "Ein Wachhund wird ausgelegt, nicht gespielt.",
  "no.not-playable": ({ card }) => `${capital(aCard(card, "nominative"))} ist jetzt nicht spielbar.`,
  "no.not-shown": ({ card }) => `${capital(aCard(card, "nominative"))} wurde nicht gezeigt.`,
  "no.not-yourself": "Wähle jemand anderen, nicht dich.",
  "no.empty-handed": ({ seat }, who) => `${does(who, seat, "hast", "hat")} keine Karten.`,
  "no.watchdog": ({ seat }, who) => `${does(who, seat, "hast", "hat")} einen Wachhund.`,
  "no.not-police": ({ card }) => `${capital(aCard(card, "nominative"))} ist kein Polizist.`,
  "no.promised": ({ card }) => `${capital(aCard(card, "nominative"))} ist verlangt worden. Du musst sie spielen.`,
  "no.not-number": ({ card }) => `${capital(aCard(card, "nominative"))} ist keine Zahlenkarte.`,
  "no.must-discard": "Du hast eine Zahlenkarte. Eine muss weg.",
  "no.enough": "Du hast genug aus der Runde genommen.",
  "no.not-enough": ({ missing }) =>
    missing === 1 ? "Es muss noch 1 Karte weg." : `Es müssen noch ${missing} Karten weg.`,
  "no.nobody-there": "Da sitzt niemand.",

  card: ({ card }) => cardName(card),

  "colour.ruby": COLOUR.ruby,
  "colour.amber": COLOUR.amber,
  "colour.emerald": COLOUR.emerald,
  "colour.sapphire": COLOUR.sapphire,

  "kind.number": KIND.number,
  "kind.keyhole": KIND.keyhole,
  "kind.small": KIND.small,
  "kind.big": KIND.big,
  "kind.plan": KIND.plan,
  "kind.crook": KIND.crook,
  "kind.barter": KIND.barter,
  "kind.police": KIND.police,
  "kind.receiver": KIND.receiver,
  "kind.watchdog": KIND.watchdog,
  "kind.bomb": KIND.bomb,

  "option.doubters": "Wer zweifeln darf",
  "option.doubters.help": "Wer gefragt wird, wenn jemand „Ich kann nicht“ sagt. K-4.1",
  "option.doubters.all": "Alle",
  "option.doubters.next": "Nur wer als Nächstes dran ist",
  "option.forgery": "Fälschung",
  "option.forgery.help": "Zahlenkarten in der Farbe der zuletzt gespielten Karte zählen nicht. K-9.1",
  "option.converted": "Von der Polizei bekehrt",
  "option.converted.help": "Der letzte Polizist beendet die Runde, und wer ihn spielt, darf eine Karte nehmen. K-9.2",
  "option.receiver": "Hehler",
  "option.receiver.help": "Einmal im Spiel kann er auftauchen und Zahlenkarten für je 2 Punkte kaufen. K-9.3",
  "option.watchdogs": "Wachhunde",
  "option.watchdogs.help": "Zwei Wachhunde sind im Stapel. Wo einer ausliegt, bleiben Gauner fern. K-9.4",
  "option.bomb": "Bombe",
  "option.bomb.help": "Was passiert, wenn die Bombe gespielt wird. K-9.8, K-9.9",
  "option.bomb.off": "Keine Bombe",
  "option.bomb.pass": "Alle Hände wandern einen Platz weiter",
  "option.bomb.discard": "Alle verlieren eine Zahlenkarte",
  "option.bomb.halve": "Die vollsten Hände werden halbiert",
  "option.bomb.swap": "Wer die Bombe spielt, tauscht die Hand",
  "option.bomb.own": "Eine eigene Regel",
  "option.bombText": "Eure Bombenregel",
  "option.bombText.help":
    "Ein oder zwei Sätze. Die Bombe kommt beiseite, und alle bekommen sie zu lesen; sie auszuführen ist eure Sache. K-9.9",
  "bomb-text.long": ({ most }) => `Eure Bombenregel darf höchstens ${most} Zeichen haben. K-9.9`,
  "bomb-text.empty": "Schreibt auf, was eure Bombe tut. K-9.9",
  "bomb-text.unused": "Nur ein Tisch mit eigener Bombenregel schreibt eine auf. K-9.9",

  "points.numbers": ({ round, cards }) => `Runde ${round}: ${count(cards, "Zahlenkarte", "Zahlenkarten")}`,
  "points.others": ({ round, cards }) => `Runde ${round}: ${count(cards, "andere Karte", "andere Karten")}`,
  "points.watchdog": ({ round }) => `Runde ${round}: ausgelegter Wachhund`,
  "points.receiver": ({ round, cards }) => `Runde ${round}: ${cardCount(cards)} an den Hehler verkauft`,

  "reason.out": "Eine Hand ist leer",
  "reason.pile": "Der Nachziehstapel ist leer",
  "reason.police": "Der letzte Polizist ist gespielt",
  "direction.clockwise": "im Uhrzeigersinn",
  "direction.anticlockwise": "gegen den Uhrzeigersinn",

  "chapter.round": ({ round }) => `Runde ${round}`,
};
