import type { SameMessages, Speaker } from "@safehouse/kernel";
import type { Colour } from "../content/station.ts";
import type { Barred, en } from "./en.ts";
import { hintsDe } from "./hints-de.ts";
import type { HintArgs } from "./hints-en.ts";
import { refusalsDe } from "./refusals-de.ts";
import {
  aCard,
  BUILDING,
  card,
  CARD,
  cardList,
  cardNames,
  COLOUR,
  count,
  DISTRICT,
  does,
  inColour,
  RATING,
  toWhom,
  waiting,
} from "./words-de.ts";

const hintText = (hint: number, args: HintArgs, who: Speaker): string =>
  (hintsDe[`hint.${hint}` as "hint.1"] as (args: HintArgs, who: Speaker) => string)(args, who);

/** R-8.4: all learn who was told a needed tool, but not which. */
function whispered({ seat, tool }: HintArgs, who: Speaker): string {
  const to = toWhom(who, seat as number);
  return tool === null
    ? `${to} insgeheim, welches Werkzeug ihr braucht`
    : `${to} insgeheim: Ihr braucht das Werkzeug ${card(tool)}`;
}

const gold = (n: number): string => `${n} Gold`;
const cards = (n: number): string => count(n, "Karte", "Karten");

const READING: { readonly [colour in Colour]: (n: number) => string } = {
  white: (n) => `${cards(n)} je Phase.`,
  yellow: (n) => `${count(n, "Hinweis", "Hinweise")} offen.`,
  green: (n) => `Je ${count(n, "Werkzeug", "Werkzeuge")}.`,
  red: (n) => `${n} falsche erlaubt.`,
};

function waysOf({ forced, swapped }: Barred): string {
  if (swapped) return forced ? "Welche spielst du" : "Spielen oder passen";
  return forced ? "Spielen oder tauschen" : "Spielen, tauschen oder passen";
}

export const de: SameMessages<typeof en> = {
  ...hintsDe,
  ...refusalsDe,

  "event.dice-drawn": "Die Alarmwürfel sind gezogen und verteilt.",
  "event.informants-drawn": "Die Informanten beziehen ihre Viertel.",
  "event.town-filled": ({ safes }) => `${safes} Tresore stehen in der Stadt.`,
  "event.heist": ({ heist, boss }, who) => `${does(who, boss, "bist", "ist")} der Boss bei Raub ${heist}.`,
  "event.robbing": ({ boss, building, count: safes }, who) =>
    `${does(who, boss, "raubst", "raubt")} aus: ${BUILDING[building]}, ${count(safes, "Tresor", "Tresore")}. Ab jetzt herrscht Stille.`,
  "event.screened": ({ boss, safes }, who) =>
    safes === null
      ? "Die Tresore stehen hinter dem Sichtschirm."
      : `${does(who, boss, "allein siehst", "allein sieht")}, was die Tresore brauchen.`,
  "event.informant": ({ district, colour }) =>
    `${DISTRICT[district as keyof typeof DISTRICT]}: leer geräumt. Der Informant ${inColour(colour as Colour)} wartet am Fluchtweg.`,
  "event.drew-hints": ({ boss, hints }, who) =>
    `${does(who, boss, "ziehst", "zieht")} sechs Hinweise${hints === null ? "" : `: ${hints.join(", ")}`}.`,
  "event.hints-open": ({ hints }) =>
    `Offen ${hints.length === 1 ? "liegt" : "liegen"} ${count(hints.length, "Hinweis", "Hinweise")}: ${hints.join(", ")}.`,
  "event.dealt": ({ seat, cards: names }, who) =>
    `${does(who, seat, "bekommst", "bekommt")} ${names === null ? "eine Hand" : cardList(names)}.`,
  "event.round": ({ round }) => `Runde ${round}: Hinweise.`,
  "event.told": ({ boss, hint, paid, ...args }, who) => {
    const said = hint === 9 ? whispered(args, who) : `der Bande: ${hintText(hint, args, who)}`;
    return `${does(who, boss, "sagst", "sagt")} ${said}.${paid > 0 ? ` Das kostet ${gold(paid)}.` : ""}`;
  },
  "event.shown-hand": ({ seat, cards: names }, who) =>
    `${does(who, seat, "zeigst", "zeigt")} dem Boss ${names === null ? "die Hand" : cardList(names)}.`,
  "event.gave": ({ seat, to, card: name }, who) =>
    `${does(who, seat, "gibst", "gibt")} ${toWhom(who, to)} ${aCard(name)}.`,
  "event.released": ({ cards: n }) => `Die Komplizen spielen ${cards(n)}.`,
  "event.played": ({ seat, card: name }, who) => `${does(who, seat, "spielst", "spielt")} ${aCard(name)}.`,
  "event.swapped": ({ seat, count: n }, who) =>
    `${does(who, seat, "tauschst", "tauscht")} die ganze Hand: ${cards(n)}.`,
  "event.drew": ({ seat, cards: names }, who) =>
    `${does(who, seat, "ziehst", "zieht")} ${names === null ? "vom Stapel" : cardList(names)}.`,
  "event.passed": ({ seat, why }, who) => {
    if (why === "empty") return `${does(who, seat, "hast", "hat")} keine Karte und passt.`;
    if (why === "sits-out") return `${does(who, seat, "setzt", "setzt")} aus.`;
    return `${does(who, seat, "passt", "passt")}.`;
  },
  "event.trash-shuffled": ({ count: n }) => `Der Stapel ist leer: ${cards(n)} aus der Mülltonne werden neu gemischt.`,
  "event.sorted": ({ opened, bags, wrong, pile }) => {
    const parts = [opened.length === 0 ? "Kein gebrauchtes Werkzeug." : `Gebraucht: ${cardNames(opened)}.`];
    if (bags > 0) parts.push(`${count(bags, "Sporttasche", "Sporttaschen")}.`);
    parts.push(wrong === 0 ? "Nichts falsch." : `${wrong} falsch, ${pile} im Alarmstapel.`);
    return parts.join(" ");
  },
  "event.buried": ({ boss, cards: names }, who) =>
    names === null || names.length === 0
      ? "Nichts ging auf den Alarmstapel."
      : `${does(who, boss, "allein weißt", "allein weiß")}, was falsch war: ${cardNames(names)}.`,
  "event.heist-over": ({ heist, why, alarm }) => {
    const end = {
      cracked: "Alle Tresore sind geknackt",
      alarm: "Zu viele falsche Werkzeuge",
      empty: "Niemand hat mehr Karten",
    }[why];
    return `${end}. Raub ${heist} ist vorbei${alarm ? ", und der rote Alarm schrillt" : ""}.`;
  },
  "event.revealed": ({ wrong }) => `Im Alarmstapel: ${cardNames(wrong)}. Die Bande darf wieder reden.`,
  "event.cracked": ({ gold: worth }) => `Ein Tresor ist geknackt: ${gold(worth)}.`,
  "event.uncracked": "Ein Tresor bleibt zu.",
  "event.car": ({ space }) => `Das Auto fährt weiter auf Feld ${space}.`,
  "event.die": ({ colour, reading }) =>
    `Ein Würfel ${inColour(colour as Colour)} geht auf die Wache. ${READING[colour as Colour](reading)}`,
  "event.safe-placed": ({ building }) => `Ein neuer Tresor: ${BUILDING[building]}.`,
  "event.safe-lost": "Für den neuen Tresor ist kein Platz. Er ist aus dem Spiel.",
  "event.police": ({ steps, space }) => `Die Polizei rückt ${count(steps, "Feld", "Felder")} vor, auf ${space}.`,
  "event.bribed": ({ colour, dice, gold: paid }) =>
    `Der Informant nimmt ${gold(paid)} und entfernt ${dice} Würfel ${inColour(colour as Colour)}.`,
  "event.informant-left": ({ colour }) => `Der Informant ${inColour(colour as Colour)} verschwindet.`,
  "event.won": ({ terminal, gold: worth, rating }) =>
    `Terminal ${terminal}. Die Bande entkommt mit ${gold(worth)}: ${RATING[rating]}.`,
  "event.caught": "Die Polizei hat das Auto eingeholt. Die Bande hat verloren.",
  "event.stranded": "In der Stadt steht kein Tresor mehr, und der Flughafen ist weit. Die Bande hat verloren.",

  "move.rob": ({ building }) => `Ausrauben: ${BUILDING[building]}`,
  "move.hint": ({ hint, ...args }, who) => `Hinweis ${hint}: ${hintText(hint, args, who)}`,
  "move.release": "Keine Hinweise mehr",
  "move.play": ({ card: name }) => `${card(name)} spielen`,
  "move.swap": "Alles tauschen",
  "move.pass": "Passen",
  "move.give": ({ card: name }) => `${card(name)} hergeben`,
  "move.place": ({ building }) => `Tresor hierher: ${BUILDING[building]}`,
  "move.bribe": ({ dice }) => (dice === 0 ? "Nichts zahlen" : `Für ${dice} Würfel zahlen`),

  "ask.building": ({ heist }) => `Raub ${heist}: Welches Gebäude raubst du aus?`,
  "ask.hint": ({ round, gold: left }) => `Runde ${round}: Was sagst du der Bande? Du hast ${gold(left)}.`,
  "ask.turn": ({ left, allowed, ...not }) =>
    `Noch ${cards(left)}; ${allowed} ${allowed === 1 ? "darf" : "dürfen"} noch falsch sein. ${waysOf(not)}?`,
  "ask.give": ({ to }, who) => `Welche Karte gibst du ${who.name(to)}?`,
  "ask.place": ({ count: safes }) =>
    safes === 1 ? "Wohin kommt der neue Tresor?" : `${safes} neue Tresore: Wohin kommt der nächste?`,
  "ask.bribe": ({ colour, gold: left }) =>
    `Der Informant ${inColour(colour)} kann Würfel entfernen. Du hast ${gold(left)}: Zahlst du?`,

  "wait.building": waiting("suchst ein Gebäude aus", "sucht ein Gebäude aus"),
  "wait.hint": waiting("überlegst dir Hinweise", "überlegt sich Hinweise"),
  "wait.turn": waiting("bist am Zug", "ist am Zug"),
  "wait.give": "Zwei Komplizen suchen eine Karte füreinander aus.",
  "wait.place": waiting("stellst einen neuen Tresor auf", "stellt einen neuen Tresor auf"),
  "wait.bribe": waiting("sprichst mit dem Informanten", "spricht mit dem Informanten"),

  card: ({ card: name }) => card(name),
  "tool.ram": CARD.ram,
  "tool.id": CARD.id,
  "tool.dynamite": CARD.dynamite,
  "tool.flashlight": CARD.flashlight,
  "tool.stethoscope": CARD.stethoscope,
  "tool.acid": CARD.acid,
  "tool.jackhammer": CARD.jackhammer,
  "tool.bag": CARD.bag,
  building: ({ building }) => BUILDING[building],
  district: ({ district }) => DISTRICT[district as keyof typeof DISTRICT],
  "kind.bank": "Bank",
  "kind.casino": "Casino",
  "kind.museum": "Museum",
  "colour.white": COLOUR.white,
  "colour.yellow": COLOUR.yellow,
  "colour.green": COLOUR.green,
  "colour.red": COLOUR.red,
  "alarm.yellow": "Hinweise offen",
  "alarm.green": "Werkzeuge je Hand",
  "alarm.white": "Karten je Phase",
  "alarm.red": "falsche erlaubt",
  "phase.hints": "Hinweise",
  "phase.accomplices": "Komplizen",
  "phase.alarm": "Alarm",

  "aid.maybe": "vielleicht",
  "aid.needed": "gebraucht",
  "aid.finished": "nicht mehr nötig",

  "option.scenario": "Szenario",
  "option.scenario.help": "Wie schwer es wird. Jedes hat eigene Hinweise, Informanten und Würfel. R-3.4",
  "option.scenario.training": "Das Training",
  "option.scenario.training.help": "Leicht. Sechs klare Hinweise, und auf der Wache liegt noch kein Würfel.",
  "option.scenario.night-shift": "Nachtschicht",
  "option.scenario.night-shift.help": "Etwas schwerer. Ein Hinweis zählt die brauchbaren Karten einer Hand.",
  "option.scenario.short-notice": "Kurzfristig",
  "option.scenario.short-notice.help": "Mittel. Ein Hinweis wird geflüstert, und die Polizei hat Vorsprung.",
  "option.scenario.hot-pursuit": "Heiße Spur",
  "option.scenario.hot-pursuit.help": "Schwer. Die Hinweise kreisen nur um die Antwort.",
  "option.scenario.the-mole": "Der Maulwurf",
  "option.scenario.the-mole.help": "Für Profis. Ihr wählt eure Hinweise; auf der Wache liegen viele Würfel.",
  "option.scenario.last-flight": "Der letzte Flug",
  "option.scenario.last-flight.help": "Für Profis. Ihr wählt eure Hinweise; andere sind verboten.",
  "option.scenario.own": "Ein eigenes",
  "option.scenario.own.help": "Aus der Werkstatt, mit seinem Code.",
  "option.code": "Code des Szenarios",
  "option.code.help": "Die Werkstatt gibt jedem Szenario einen. R-10.6",
  "option.hints": "Eure sechs Hinweise",
  "option.hints.help": "Wählt sechs der erlaubten, oder keinen und spielt mit den vorgeschlagenen. R-10.5",
  "option.hints.1": hintsDe["hint-card.1"],
  "option.hints.2": hintsDe["hint-card.2"],
  "option.hints.3": hintsDe["hint-card.3"],
  "option.hints.4": hintsDe["hint-card.4"],
  "option.hints.5": hintsDe["hint-card.5"],
  "option.hints.6": hintsDe["hint-card.6"],
  "option.hints.7": hintsDe["hint-card.7"],
  "option.hints.8": hintsDe["hint-card.8"],
  "option.hints.9": hintsDe["hint-card.9"],
  "option.hints.10": hintsDe["hint-card.10"],
  "option.hints.11": hintsDe["hint-card.11"],
  "option.hints.12": hintsDe["hint-card.12"],
  "option.hints.13": hintsDe["hint-card.13"],
  "option.hints.14": hintsDe["hint-card.14"],
  "option.hints.15": hintsDe["hint-card.15"],
  "option.hints.16": hintsDe["hint-card.16"],
  "option.gold": "Gold am Anfang",
  "option.gold.help": "Mehr macht es leichter. R-10.4",
  "option.dice": "Alarmwürfel",
  "option.dice.help":
    "Weniger machen es leichter: Sie gehen zuerst von der Wache, dann von den vollsten Feldern. R-10.4",
  "option.randomColours": "Zufällige Farben",
  "option.randomColours.help": "Variante 1: Der Zufall färbt die Würfel und verteilt die Informanten. R-10.2",
  "option.drawnHints": "Zufällige Hinweise",
  "option.drawnHints.help":
    "Variante 2: Jeder Boss zieht für seinen Raub sechs Hinweise; die verdeckten kennt nur er. R-10.3",
  "option.openList": "Offene Liste der Tresore",
  "option.openList.help": "Alle 70 Tresore liegen zum Nachsehen aus. Leichter. R-13.6",
  "option.notes": "Notizzettel",
  "option.notes.help": "Alle können für sich Notizen machen. R-11.2",
  "option.memoryAid": "Gedächtnisstütze",
  "option.memoryAid.help": "Werkzeuge, die alle als erledigt kennen können, werden umgedreht. R-11.3",
  "option.deduction": "Schlussgitter",
  "option.deduction.help": "Rechnet dir aus, was die Hinweise bedeuten. R-11.2",
  "option.deduction.none": "Keines",
  "option.deduction.stated": "Nur aus den Hinweisen",
  "option.deduction.full": "Aus allem, was du wissen kannst",

  "points.start": "Gold zu Beginn",
  "points.loot": ({ heist }) => `Raub ${heist}: Beute`,
  "points.hints": ({ heist }) => `Raub ${heist}: für Hinweise bezahlt`,
  "points.bribes": ({ heist }) => `Raub ${heist}: an einen Informanten gezahlt`,
  "points.lost": "Mit der Bande verloren",

  "result.caught": "Gefasst",
  "result.stranded": "Gestrandet",
  "result.caught.words": "Die Polizei hat das Auto eingeholt. Das Gold geht zurück, und die Bande ist eine Weile fort.",
  "result.stranded.words":
    "In der Stadt ist kein Tresor mehr, und der Flughafen ist noch weit. Es gibt nichts, womit man verschwinden könnte.",
  "result.free": "Wenigstens frei",
  "result.start": "Als Anfang ganz ordentlich",
  "result.living": "Davon lässt sich leben",
  "result.perfect": "Perfekt",

  "chapter.heist": ({ heist }) => `Raub ${heist}`,
  "chapter.round": ({ round }) => `Runde ${round}`,
};
