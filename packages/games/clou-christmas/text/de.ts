import type { SameMessages } from "@safehouse/kernel";
import { makeTextsDe } from "../../clou/text/make-de.ts";
import { naming } from "../../clou/text/naming.ts";
import { AND, count, does, makePlaces, people, points, THIEVES, waiting } from "../../clou/text/words-de.ts";
import type { en } from "./en.ts";
import { finalCurtainDe, finalCurtainRulesDe } from "./names/final-curtain-de.ts";
import { glassCutterDe, glassCutterRulesDe } from "./names/glass-cutter-de.ts";
import { numbersGameDe, numbersGameRulesDe } from "./names/numbers-game-de.ts";
import { helpsDe, sheetDe } from "./names/sheet-de.ts";
import { storiesDe } from "./stories-de.ts";
import { sumUp } from "./sums.ts";

const NAMES = { ...glassCutterDe, ...numbersGameDe, ...finalCurtainDe, ...sheetDe };
const SPECIALS = { ...glassCutterRulesDe, ...numbersGameRulesDe, ...finalCurtainRulesDe };

const nameOf = naming(NAMES, "de");
const { placeName, shortPlace } = makePlaces(nameOf);
const thiefName = (id: string): string => THIEVES[id]?.[0] ?? id;
const thieves = (ids: readonly string[]): string => AND.format(ids.map(thiefName));
const traces = (n: number): string => count(n, "Spur", "Spuren");
const doubles = (n: number): string => `${n} ${n === 1 ? "Geschenk oder Mahlzeit" : "Geschenke und Mahlzeiten"}`;

/** "Zuckerstangen und Weihnachtsmannkostüm (2 Kästen)" */
function boxes(items: readonly string[]): string {
  const each = [...new Set(items)].map((id) => {
    const times = items.filter((item) => item === id).length;
    return times === 1 ? nameOf(id) : `${nameOf(id)} (${times} Kästen)`;
  });
  return AND.format(each);
}

const WENT = {
  away: "Ihr seid davongekommen.",
  "caught-by-traces": "Zu viele Spuren: gefasst.",
  "caught-by-police": "Unterwegs gefasst.",
} as const;

export const de: SameMessages<typeof en> = {
  ...makeTextsDe({ names: NAMES, specials: SPECIALS }),

  "event.heist-begun": ({ heist, scenario }) => `Coup ${heist}: ${nameOf(scenario)}.`,
  "event.picked": ({ seat, thief }, who) => `${does(who, seat, "bist", "ist")} ${thiefName(thief)}.`,
  "event.team": ({ thieves: team, helps }) =>
    `${thieves(team)} ${team.length === 1 ? "bricht" : "brechen"} ein.${helps.length === 0 ? "" : ` Mit dabei: ${AND.format(helps.map(nameOf))}.`}`,
  "event.scouted": ({ seat, at }, who) =>
    `${does(who, seat, "warst", "war")} schon einmal hier: ${placeName(at)} ist angekreuzt.`,
  "event.tuned": ({ seat, cell }, who) => `${does(who, seat, "kreuzt", "kreuzt")} vorab an: ${placeName(cell)}.`,
  "event.passed": ({ seat }, who) => `${does(who, seat, "passt", "passt")}.`,
  "event.report": ({ result, scored, points: got, traces: left, hasSpecial, doubles: list, jailed, tracesLeft }) =>
    [
      `Polizeibericht. ${WENT[result]}`,
      got === scored ? `${points(got)}.` : `${points(scored)}, davon die Hälfte: ${got}.`,
      `${traces(left)}, auf dem Blatt noch ${tracesLeft}.`,
      ...(hasSpecial ? ["Die besondere Beute gehört euch."] : []),
      ...(list.length === 0 ? [] : [`Für unter den Baum: ${AND.format(list.map(nameOf))}.`]),
      ...(jailed.length === 0 ? [] : [`Ins Gefängnis: ${thieves(jailed)}.`]),
    ].join(" "),
  "event.kitty": ({ rest, points: got, left }) => `Die Kasse: ${sumUp(rest, got, left)}.`,
  "event.proposed": ({ seat, box }, who) =>
    `${does(who, seat, "schlägst", "schlägt")} einen Kasten vor: ${nameOf(box)}.`,
  "event.put-back": ({ seat, box }, who) => `${does(who, seat, "legst", "legt")} einen Kasten zurück: ${nameOf(box)}.`,
  "event.reopened": ({ seats }, who) => `Das ist ein anderer Vorschlag. Neu gefragt: ${people(who, seats)}.`,
  "event.agreed": ({ seat }, who) => `${does(who, seat, "stimmst", "stimmt")} zu.`,
  "event.refused": ({ seat }, who) => `${does(who, seat, "willst", "will")} nichts kaufen.`,
  "event.bought": ({ boxes: items, cost }) =>
    items.length === 0 ? "Es wird nichts gekauft." : `${boxes(items)}: ${cost === 0 ? "umsonst" : points(cost)}.`,
  "event.available": ({ item }) => `Gehört ab jetzt euch: ${nameOf(item)}.`,
  "event.campaign-over": ({ ending, hasTiara }) => {
    if (ending === "traced") return "Alle Spuren sind angekreuzt. Man weiß, wer ihr seid.";
    if (ending === "too-few-thieves") return "Zu viele von euch sitzen. Der Rest gibt auf.";
    return hasTiara ? "Der Vorhang fällt, und das Diadem gehört euch." : "Der Vorhang fällt, ohne das Diadem.";
  },

  "move.buy": ({ box }) => `Ein Kasten: ${nameOf(box)}`,
  "move.put-back": ({ box }) => `Zurücklegen: ${nameOf(box)}`,
  "move.agree": ({ boxes: items }) => (items.length === 0 ? "Nichts kaufen" : "Zustimmen"),
  "move.refuse": "Ablehnen",
  "move.pick": ({ thief }) => thiefName(thief),
  "move.scout": ({ at }) => `${shortPlace(at)} ankreuzen`,
  "move.tune": ({ cell }) => `${shortPlace(cell)} ankreuzen`,
  "move.report": "Zum Polizeibericht",

  "ask.free": ({ proposal }) =>
    proposal.length === 0
      ? "Vor dem ersten Coup ist ein Kasten umsonst. Welcher?"
      : `Umsonst: ${boxes(proposal)}. Einverstanden?`,
  "ask.wages": ({ proposal, left }) =>
    proposal.length === 0
      ? `${points(left)} in der Kasse. Ein Kasten kostet 5.`
      : `${boxes(proposal)} kaufen? Übrig ${left === 1 ? "bliebe" : "blieben"} ${points(left)}.`,
  "ask.team": ({ scenario }) => `${nameOf(scenario)}: Wer bist du heute Nacht?`,
  "ask.scout": "Matt war schon einmal hier. Kreuz ein Symbol einer beliebigen Aufgabe an oder passe.",
  "ask.tune": "Trixie hatte eure Sachen auf der Werkbank. Kreuz einen Kreis an oder passe. Er aktiviert nichts.",
  "ask.report": "Das war es. Niemand arbeitet weiter.",

  "wait.free": "Die Bande sucht sich ihren freien Kasten aus.",
  "wait.wages": "Die Bande redet über Geld.",
  "wait.team": waiting("suchst dir jemanden aus", "sucht sich jemanden aus"),
  "wait.scout": waiting("gehst den Plan durch", "geht den Plan durch"),
  "wait.tune": waiting("bist beim Feinschliff", "ist beim Feinschliff"),
  "wait.report": "Der Coup ist vorbei.",

  "no.not-proposed": ({ item }) => `Davon ist kein Kasten vorgeschlagen: ${nameOf(item)}.`,
  "no.other-proposal": "Der Vorschlag ist inzwischen ein anderer.",
  "no.all-bought": ({ item }) => `${nameOf(item)}: alle Kästen sind vergeben.`,
  "no.one-free": "Nur ein Kasten ist umsonst.",
  "no.debts": ({ rest, price }) =>
    `Ein Kasten kostet ${price}, übrig ${rest === 1 ? "ist" : "sind"} ${points(rest)}. Keine Schulden.`,
  "no.in-prison": ({ thief }) => `${thiefName(thief)} sitzt im Gefängnis.`,
  "no.taken": ({ thief }) => `${thiefName(thief)} ist schon vergeben.`,
  "no.scout-loot": "Auskundschaften kreuzt ein Symbol einer Aufgabe an, keins einer Beute.",
  "no.scout-way-out": "Der Weg hinaus lässt sich nicht auskundschaften.",
  "no.scout-crossed": "Dieses Symbol ist schon angekreuzt.",
  "no.tune-reach": ({ cell }) => `${placeName(cell)}: kein Kreis, der jetzt erreichbar ist.`,
  "no.not-yet": ({ from }) => `Diese Erfahrung kommt mit dem ${from}. Einbruch.`,
  "no.not-bought": ({ item }) => `${nameOf(item)}: nicht gekauft.`,

  "chapter.heist-begun": ({ heist, scenario }) => `${heist}. ${nameOf(scenario)}`,
  "sheet.campaign": "Kampagne",
  "item.help": ({ item }) => (helpsDe as { readonly [id: string]: string })[item] ?? "",

  "points.rest": "Rest in der Kasse",
  "points.last-heist": "Der dritte Coup",
  "points.prison": ({ count: n }) => `${n} im Gefängnis`,
  "points.campaign-traces": ({ count: n }) => `${traces(n)} auf dem Blatt`,
  "points.doubles": ({ count: n }) => doubles(n),
  "points.traced": "Verloren: alle Spuren angekreuzt",
  "points.too-few-thieves": "Verloren: zu wenige sind noch frei",
  "result.crime-of-the-century": "Verbrechen des Jahrhunderts",
  "result.criminal-legends": "Legenden der Unterwelt",
  "result.real-professionals": "Echte Profis",
  "result.ordinary-crooks": "Gewöhnliche Gauner",
  "result.lost": "Verloren",
  "result.lost.words": "Weihnachten wird dieses Jahr hinter Gittern gefeiert. Jemand bringt Plätzchen.",

  ...stories(),
};

/** X-7.3 */
function stories(): { readonly [id in keyof typeof storiesDe as `story.${id}`]: string } {
  const entries = Object.entries(storiesDe).map(([id, text]) => [`story.${id}`, text] as const);
  return Object.fromEntries(entries) as ReturnType<typeof stories>;
}
