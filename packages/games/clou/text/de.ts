import type { SameMessages, Speaker } from "@safehouse/kernel";
import { readCondition } from "../content/conditions.ts";
import { type Colour, readColours, readGift } from "../content/symbols.ts";
import type { en } from "./en.ts";
import { auctionHouseDe, auctionHouseRulesDe, auctionHouseStoryDe } from "./names/auction-house.de.ts";
import { embassyBallDe, embassyBallRulesDe, embassyBallStoryDe } from "./names/embassy-ball.de.ts";
import { oldMansionDe, oldMansionRulesDe, oldMansionStoryDe } from "./names/old-mansion.de.ts";
import { planProblemsDe } from "./plan-problems.de.ts";
import { privateBankDe, privateBankRulesDe, privateBankStoryDe } from "./names/private-bank.de.ts";
import { effectsDe, specialWordsDe } from "./special-words.de.ts";

const COLOUR: { readonly [colour in Colour]: string } = {
  strength: "Stärke",
  dexterity: "Geschick",
  cunning: "List",
  lock: "Schloss",
  safe: "Tresor",
  electronics: "Elektronik",
  disguise: "Verkleidung",
};

const NAMES: { readonly [id: string]: string } = {
  ...oldMansionDe,
  ...auctionHouseDe,
  ...embassyBallDe,
  ...privateBankDe,
  own: "Ein eigener Plan",
};
const SPECIALS: { readonly [id: string]: string } = {
  ...oldMansionRulesDe,
  ...auctionHouseRulesDe,
  ...embassyBallRulesDe,
  ...privateBankRulesDe,
};

const THIEVES: { readonly [id: string]: readonly [name: string, role: string] } = {
  bruce: ["Bruce", "der Kraftmensch"],
  janet: ["Janet", "die Planerin"],
  matt: ["Matt", "der Kleinganove"],
  trixie: ["Trixie", "die Tüftlerin"],
};

const AND = new Intl.ListFormat("de", { type: "conjunction" });
const OR = new Intl.ListFormat("de", { type: "disjunction" });

function nameOf(id: string): string {
  return NAMES[id] ?? id.replaceAll("-", " ");
}

function colourWords(word: string): string {
  return OR.format((readColours(word) ?? []).map((colour) => COLOUR[colour]));
}

const PLAIN = { nameOf, symbols: (list: readonly string[]): string => OR.format(list.map(colourWords)) };

/** "Schloss oder Tresor", "Zahl ±2", "Zusatzwürfel 5" */
function giftName(word: string): string {
  const gift = readGift(word);
  if (gift === null) return word;
  if (gift.kind === "colour") return colourWords(word);
  if (gift.kind === "adjust") return `Zahl ±${gift.by}`;
  if (gift.kind === "die") return `Zusatzwürfel ${gift.face}`;
  return { either: "Zahl oder Kreis nach Wahl", number: "Zahl nach Wahl", circle: "Kreis nach Wahl" }[gift.what];
}

const TOOLS: { readonly [tool: string]: (numbers: readonly string[]) => string } = {
  grid: ([n]) => `Gitter, Kreis ${n}`,
  circle: ([line, n]) => `Kreiskästen, Reihe ${line}, Kasten ${n}`,
  tree: ([column, n]) => `Baum, Spalte ${column}, Kreis ${n}`,
  pyramid: ([row, n]) => `Pyramide, Reihe ${row}, Kasten ${n}`,
  special: ([line, n]) => `Symbolkreis ${n} in Reihe ${line}`,
};

/** "Stärke, Kasten 3", "Gitter, Kreis 5", "Fenster, Symbol 2" */
function placeName(id: string): string {
  const [, what, numbers] = /^(.*?)((?:-\d+)+)$/.exec(id) ?? ["", id, ""];
  const list = numbers.split("-").slice(1);
  const tool = TOOLS[what];
  if (tool !== undefined) return tool(list);
  const bar = /^(strength|dexterity|cunning)(\d?)$/.exec(what);
  if (bar !== null) return `${COLOUR[bar[1] as Colour]}${bar[2] === "" ? "" : ` ${bar[2]}`}, Kasten ${list[0]}`;
  return list.length === 0 ? nameOf(what) : `${nameOf(what)}, Symbol ${list[0]}`;
}

const SHORT: { readonly [row: string]: string } = {
  ...COLOUR,
  grid: "Gitter",
  circle: "Kreiskasten",
  tree: "Baum",
  pyramid: "Pyramide",
  special: "Symbolkreis",
  "grid-columns": "Gitterspalten",
  bonus: "Würfelbonus",
  escape: "Flucht",
};

/** "Stärke 3", "Gitter 5", "Kreiskasten 2-1": where room is short. */
function shortPlace(id: string): string {
  const [, what, numbers] = /^(.*?)((?:-\d+)*)$/.exec(id) ?? ["", id, ""];
  return `${SHORT[what] ?? nameOf(what)} ${numbers.slice(1)}`.trim();
}

function lineName(id: string): string {
  const [, what, n] = /^(.*)-(\d+)$/.exec(id) ?? ["", id, ""];
  const names: { readonly [what: string]: string } = {
    "grid-row": "Gitterzeile",
    "grid-column": "Gitterspalte",
    circle: "Kreiskasten-Reihe",
    special: "Symbolreihe",
  };
  return `${names[what] ?? what} ${n}`;
}

/** "mehr als 3", "eine gerade Zahl" */
function conditionName(word: string): string {
  const condition = readCondition(word);
  if (condition === null) return word;
  switch (condition.op) {
    case "<":
      return `weniger als ${condition.number}`;
    case ">":
      return `mehr als ${condition.number}`;
    case "=":
      return `genau ${condition.number}`;
    case "≠":
      return `alles außer ${condition.number}`;
    case "even":
      return "eine gerade Zahl";
    case "odd":
      return "eine ungerade Zahl";
  }
}

function count(n: number, one: string, many: string): string {
  return `${n < 0 ? `−${-n}` : n} ${Math.abs(n) === 1 ? one : many}`;
}

const points = (n: number): string => count(n, "Punkt", "Punkte");
const withPoints = (n: number): string => `mit ${count(n, "Punkt", "Punkten")}`;

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

function does(who: Speaker, seat: number, you: string, other: string): string {
  return who.isYou(seat) ? `Du ${you}` : `${who.name(seat)} ${other}`;
}

function people(who: Speaker, seats: readonly number[]): string {
  return AND.format(seats.map((seat) => (who.isYou(seat) ? "du" : who.name(seat))));
}

/** "1 + 3 = 4", "1 + Zusatz 5 − 1 = 5" */
function sum(dice: readonly number[], extra: readonly number[], by: number, number: number): string {
  const parts = [...dice.map(String), ...extra.map((face) => `Zusatz ${face}`)].join(" + ");
  const shift = by === 0 ? "" : by < 0 ? ` − ${-by}` : ` + ${by}`;
  return parts === String(number) && shift === "" ? parts : `${parts}${shift} = ${number}`;
}

function waiting(you: string, other: string): (args: { seats: readonly number[] }, who: Speaker) => string {
  return ({ seats }, who) => seats.map((seat) => `${does(who, seat, you, other)}.`).join(" ");
}

export const de: SameMessages<typeof en> = {
  "event.rolled": ({ round, dice }) => `Runde ${round}: ${dice.join(", ")}.`,
  "event.bonus": ({ seat, gift }, who) =>
    `Der Wurf gibt ${who.isYou(seat) ? "dir" : who.name(seat)}: ${giftName(gift)}.`,
  "event.readied": ({ seat, white, by }, who) =>
    `${does(who, seat, "nimmst", "nimmt")} dazu: ${by === null ? giftName(white) : `${signed(by)} (${giftName(white)})`}.`,
  "event.used": ({ seat, dice, extra, by, number, cell }, who) =>
    `${does(who, seat, "nutzt", "nutzt")} ${sum(dice, extra, by, number)}: ${placeName(cell)}.`,
  "event.any": ({ seat, cell, number }, who) =>
    number === null
      ? `${does(who, seat, "kreuzt", "kreuzt")} nach Wahl an: ${placeName(cell)}.`
      : `${does(who, seat, "schreibst", "schreibt")} nach Wahl eine ${number}: ${placeName(cell)}.`,
  "event.line": ({ line }) => `${lineName(line)} ist fertig.`,
  "event.activated": ({ seat, gift }, who) => `${does(who, seat, "aktivierst", "aktiviert")} ${giftName(gift)}.`,
  "event.gained": ({ seat, gift }, who) => `${does(who, seat, "hast", "hat")} für diese Runde: ${giftName(gift)}.`,
  "event.crossed": ({ seat, gift, at }, who) =>
    `${does(who, seat, "kreuzt", "kreuzt")} ${giftName(gift)} an: ${placeName(at)}.`,
  "event.let-go": ({ seat, gift, lapsed }, who) =>
    lapsed
      ? `${giftName(gift)} wird nirgends gebraucht und verfällt.`
      : `${does(who, seat, "verzichtest", "verzichtet")} auf ${giftName(gift)}.`,
  "event.overcome": ({ challenge }) => `Geschafft: ${nameOf(challenge)}.`,
  "event.opened": ({ room }) => `Offen: ${nameOf(room)}.`,
  "event.looted": ({ loot, value }) => `Beute: ${nameOf(loot)}, ${points(value)}.`,
  "event.traced": ({ cause, seat, count: n, left }, who) => {
    if (n < 0) return `${count(-n, "Spur", "Spuren")} verwischt, noch ${left}.`;
    if (cause === "dice" && seat !== null)
      return `${does(who, seat, "lässt", "lässt")} einen Würfel liegen: eine Spur, noch ${left}.`;
    return `Eine Spur, noch ${left}.`;
  },
  "event.time": ({ count: n, left }) =>
    n < 0 ? `Zeit gewonnen, noch ${left}.` : left === 0 ? "Die Zeit ist um." : `Zeit vergeht, noch ${left}.`,
  "event.reacted": ({ rule, left }) => (left === 0 ? `${nameOf(rule)}: jetzt.` : `${nameOf(rule)}: noch ${left}.`),
  "event.forbidden": ({ symbols }) =>
    `In der nächsten Runde nimmt der Plan nicht an: ${OR.format(symbols.map(colourWords))}.`,
  "event.finished": ({ seat, unused }, who) =>
    `${does(who, seat, "bist", "ist")} fertig${unused === 0 ? "" : `, ${unused} Würfel ${unused === 1 ? "bleibt" : "bleiben"} übrig`}.`,
  "event.stayed": ({ seats }, who) => `Die Bande bleibt. Dafür: ${people(who, seats)}.`,
  "event.ran": "Die Bande haut ab.",
  "event.alarm": ({ cause }) => (cause === "time" ? "Zu spät: Alarm." : "Der Alarm geht los."),
  "event.driver": ({ seat }, who) => `${does(who, seat, "fährst", "fährt")}.`,
  "event.drove": ({ seat }, who) => `${does(who, seat, "gibst", "gibt")} Gas.`,
  "event.escape": ({ throw: n, face, cars, police }) => `Wurf ${n}: ${face}. Autos ${cars}, Polizei ${police}.`,
  "event.escaped": "Entkommen.",
  "event.caught": ({ by }) =>
    by === "traces" ? "Zu viele Spuren. Die Bande ist gefasst." : "Die Polizei ist schneller. Die Bande ist gefasst.",

  "move.use": ({ dice, cell }) => `${dice.length === 0 ? "Zusatz" : dice.join(" + ")} → ${shortPlace(cell)}`,
  "move.ready": (args) =>
    args.by === undefined ? `Dazu: ${giftName(args.white)}` : `${signed(args.by)} zählen (${giftName(args.white)})`,
  "move.any": ({ cell }) => `Nach Wahl: ${shortPlace(cell)}`,
  "move.loot": ({ loot }) => `Mitnehmen: ${nameOf(loot)}`,
  "move.finish": "Fertig",
  "move.write": ({ number }) => `${number} schreiben`,
  "move.cross": ({ gift, at }) => `${giftName(gift)} → ${shortPlace(at)}`,
  "move.let-go": ({ gift }) => `Auf ${giftName(gift)} verzichten`,
  "move.flee": "Zum Auto",
  "move.stay": "Bleiben",
  "move.run": "Abhauen",
  "move.name": ({ seat }, who) => (who.isYou(seat) ? "Ich fahre" : `${who.name(seat)} fährt`),
  "move.drive": "Würfeln",

  "ask.dice": ({ dice, extra, by }) => {
    const ready = [...extra.map((face) => `Zusatz ${face}`), ...(by === 0 ? [] : [signed(by)])];
    const left =
      dice.length === 0 ? "Keine Würfel mehr." : `Nutze ${AND.format(dice.map(String))}, einzeln oder zusammengezählt.`;
    return ready.length === 0 ? left : `${left} Bereit: ${ready.join(", ")}.`;
  },
  "ask.number": ({ cell }) => `Zahl nach Wahl, ${placeName(cell)}: welche?`,
  "ask.settle": ({ gifts }) =>
    `${AND.format(gifts.map(giftName))}: jetzt ankreuzen, auf dem Plan oder deinem Blatt, oder verzichten.`,
  "ask.flee": "Das war der Alarm.",
  "ask.leave": ({ time, points: n }) =>
    time === 1
      ? `Abhauen ${withPoints(n)} oder bleiben? Nach der nächsten Runde geht der Alarm los.`
      : `Abhauen ${withPoints(n)} oder bleiben? Ohne Alarm reicht die Zeit noch für ${count(time - 1, "Runde", "Runden")}.`,
  "ask.driver": "Wer fährt?",
  "ask.drive": ({ throw: n, cars, police }) =>
    `Wurf ${n}: noch ${count(cars, "Auto", "Autos")} anzukreuzen, vor ${police} Polizei.`,

  "wait.dice": waiting("nutzt Würfel", "nutzt Würfel"),
  "wait.number": waiting("schreibst eine Zahl nach Wahl", "schreibt eine Zahl nach Wahl"),
  "wait.settle": waiting("kreuzt ein Symbol an", "kreuzt ein Symbol an"),
  "wait.flee": "Das war der Alarm.",
  "wait.leave": "Abhauen oder bleiben? Die Bande stimmt ab.",
  "wait.driver": "Die Bande wählt, wer fährt.",
  "wait.drive": waiting("sitzt am Steuer", "sitzt am Steuer"),

  "no.not-your-dice": ({ left }) =>
    left.length === 0 ? "Du hast keine Würfel mehr." : `Diese Würfel hast du nicht. Übrig: ${left.join(", ")}.`,
  "no.unsorted": "Nenne die Würfel von klein nach groß.",
  "no.full": ({ cell }) => `${placeName(cell)}: schon benutzt.`,
  "no.takes-symbols": ({ cell }) => `${placeName(cell)}: nimmt ein Symbol, keine Zahl.`,
  "no.takes-numbers": ({ cell }) => `${placeName(cell)}: nimmt eine Zahl, kein Symbol.`,
  "no.not-next": ({ first }) => `Von links nach rechts, also zuerst: ${placeName(first)}.`,
  "no.not-joined": ({ next }) =>
    next.length === 0
      ? "Der Weg durch den Baum ist zu Ende."
      : `Hängt nicht am letzten Kreis. Im Baum als Nächstes: ${OR.format(next.map(String))}.`,
  "no.below-empty": "Erst müssen beide Kästen darunter gefüllt sein.",
  "no.number": ({ needs, number, makes }) => {
    const asked = needs.length === 0 ? "Braucht eine Zahl" : `Braucht ${AND.format(needs.map(conditionName))}`;
    if (number !== null) return `${asked}; das ist ${number}.`;
    return makes.length === 0
      ? `${asked}; du hast keine Würfel mehr.`
      : `${asked}; deine Würfel ergeben ${makes.join(", ")}.`;
  },
  "no.not-held": ({ white }) => `Das hast du nicht: ${giftName(white)}.`,
  "no.ready-useless": ({ white }) => `${giftName(white)}: So passt es nirgends.`,
  "no.ready-first": "Nutze erst, was du dazugenommen hast.",
  "no.still-fits": ({ dice, cell }) => `Deine ${dice.join(" + ")} passt noch: ${placeName(cell)}.`,
  "no.loot-taken": ({ loot }) => `${nameOf(loot)}: schon eingesteckt.`,
  "no.loot-needs": ({ loot, needs }) => `${nameOf(loot)}: Es fehlt noch ${AND.format(needs.map(colourWords))}.`,
  "no.not-active": ({ gift }) => `Das hast du gerade nicht: ${giftName(gift)}.`,
  "no.not-needed": ({ crew }) => `Dieses Symbol braucht erst eine Bande von ${crew}.`,
  "no.crossed": "Dieses Symbol ist schon angekreuzt.",
  "no.overcome": ({ thing }) => `${nameOf(thing)}: schon geschafft.`,
  "no.closed": ({ room, by }) => `${nameOf(room)}: noch nicht offen. Dahin führt: ${OR.format(by.map(nameOf))}.`,
  "no.not-led": ({ thing, by }) => `${nameOf(thing)}: Davor kommt ${OR.format(by.map(nameOf))}.`,
  "no.other-symbol": ({ gift, needs }) => `Braucht ${colourWords(needs)}, nicht ${giftName(gift)}.`,
  "no.order": ({ thing, needs }) => `${nameOf(thing)}: Folge den Pfeilen, erst kommt ${colourWords(needs)}.`,
  "no.forbidden": ({ symbols }) => `In dieser Runde nimmt der Plan nicht an: ${OR.format(symbols.map(colourWords))}.`,
  "no.nobody-there": "Dort sitzt niemand aus der Bande.",

  symbol: ({ symbol }) => giftName(symbol),
  place: ({ place }) => placeName(place),
  line: ({ line }) => lineName(line),
  condition: ({ condition }) => conditionName(condition),
  name: ({ id }) => nameOf(id),
  thief: ({ thief }) => THIEVES[thief]?.[0] ?? thief,
  "thief.role": ({ thief }) => THIEVES[thief]?.[1] ?? thief,
  "special.rule": ({ rule, special }) =>
    SPECIALS[rule] ?? (special === undefined ? "" : specialWordsDe(special, PLAIN)),
  effects: ({ effects }) => effectsDe(effects, PLAIN),
  "story.old-mansion": oldMansionStoryDe,
  "story.auction-house": auctionHouseStoryDe,
  "story.embassy-ball": embassyBallStoryDe,
  "story.private-bank": privateBankStoryDe,
  "story.own": "Was hier nachts vor sich geht, hat noch niemand aufgeschrieben. Sieh nach.",
  "bar.time": "Zeit",
  "bar.traces": "Spuren",
  "bar.cars": "Autos",
  "bar.police": "Polizei",
  "tool.grid": "Gitter",
  "tool.circle-boxes": "Kreiskästen",
  "tool.tree": "Baum",
  "tool.pyramid": "Pyramide",

  "option.scenario": "Szenario",
  "option.scenario.help": "Wo ihr einsteigt. C-1.1",
  "option.scenario.old-mansion": nameOf("old-mansion"),
  "option.scenario.old-mansion.help": "Gut für die erste Nacht: sieben Zimmer und ein Oberst mit leichtem Schlaf.",
  "option.scenario.auction-house": nameOf("auction-house"),
  "option.scenario.auction-house.help":
    "Die Nacht vor der Auktion: Ein Portier dreht seine Runden, und gute Manieren bringen Zeit.",
  "option.scenario.embassy-ball": nameOf("embassy-ball"),
  "option.scenario.embassy-ball.help":
    "Zweihundert Gäste, ein müdes Orchester und ein Posten, der auf seinen König trinkt.",
  "option.scenario.private-bank": nameOf("private-bank"),
  "option.scenario.private-bank.help": "Für Furchtlose: Zwei Schlösser klicken, das dritte läutet.",
  "option.scenario.own": nameOf("own"),
  "option.scenario.own.help": "Aus der Werkstatt, oder von jemandem, der dort war.",
  "option.code": "Code des Plans",
  "option.code.help": "Er enthält den ganzen Plan.",
  ...planProblemsDe(nameOf),
  "option.thief": "Dieb",
  "option.thief.help": "Alle spielen jemand anderen. C-1.1",
  "option.thief.any": "Egal wer",
  "option.thief.bruce": THIEVES["bruce"][0],
  "option.thief.janet": THIEVES["janet"][0],
  "option.thief.matt": THIEVES["matt"][0],
  "option.thief.trixie": THIEVES["trixie"][0],
  "no.same-thief": "Zwei von euch wollen dieselbe Figur.",

  "points.loot": ({ loot }) => nameOf(loot),
  "points.collection": ({ rule, count: n }) => `${nameOf(rule)}, ${count(n, "Stück", "Stücke")}`,
  "points.time": ({ count: n }) => `${count(n, "Zeitsymbol", "Zeitsymbole")} übrig`,
  "points.alarm": "Der Alarm",
  "points.traces": ({ count: n }) => count(n, "Spur", "Spuren"),
  "points.caught-by-traces": "Gefasst: zu viele Spuren",
  "points.caught-by-police": "Auf der Flucht gefasst",
  "result.clou": "Ein echter Clou",
  "result.all-right": "Ganz ordentlich",
  "result.meagre": "Eine magere Nacht",
  "result.caught-by-traces": "Gefasst",
  "result.caught-by-police": "Auf der Flucht gefasst",

  "chapter.rolled": ({ round }) => `Runde ${round}`,
  "sketch.round": ({ round }) => `Runde ${round}`,
  "sketch.dice": ({ dice }) => `Würfel: ${dice.join(" ")}`,
  "sketch.bar": ({ bar, left }) =>
    `${{ time: "Zeit", traces: "Spuren", cars: "Autos", police: "Polizei" }[bar] ?? nameOf(bar)} ${left}`,
  "sketch.points": ({ points: n }) => points(n),
  "sketch.left": ({ dice }) => (dice.length === 0 ? "keine Würfel mehr" : `übrig: ${dice.join(" ")}`),
  "sketch.closed": "zu",
  "sketch.row": ({ row }) => shortPlace(row),
  "sketch.gift": ({ gift }) => {
    const colours = readColours(gift);
    if (colours !== null) return colours.map((colour) => COLOUR[colour]).join("/");
    return gift
      .replace("die", "Würfel")
      .replace("any number", "Zahl")
      .replace("any circle", "Kreis")
      .replace("any", "Wahl");
  },
  "sketch.condition": ({ condition }) => ({ even: "gerade", odd: "ungerade" })[condition] ?? condition,
  "sketch.bonus": (when) => {
    if (when.once !== undefined) return `eine ${when.once}`;
    if (when.alike !== undefined) return when.alike === 2 ? "zwei gleiche" : "drei gleiche";
    if (when.within !== undefined) return `eine ${when.within.join(" bis ")}`;
    return `${["einer zeigt", "zwei ergeben", "alle ergeben"][(when.of ?? 1) - 1]} ${when.total ?? 0}`;
  },
  "sketch.face": ({ hasCar, hasPolice }) => (hasCar && hasPolice ? "beide" : hasCar ? "Auto" : "Polizei"),
};
