import type { SameMessages } from "@safehouse/kernel";
import { concertWordsDe } from "../../clou/text/concert-words-de.ts";
import { naming } from "../../clou/text/naming.ts";
import { makeToldDe } from "../../clou/text/make-told-de.ts";
import { AND, count, does, makePlaces, people, points } from "../../clou/text/words-de.ts";
import { boxes, campaignAskedDe, SHEET_NAMES, thiefName } from "./asked-de.ts";
import { finalCurtainDe, finalCurtainRulesDe } from "./names/final-curtain-de.ts";
import { glassCutterDe, glassCutterRulesDe } from "./names/glass-cutter-de.ts";
import { numbersGameDe, numbersGameRulesDe } from "./names/numbers-game-de.ts";
import { storiesDe } from "./stories-de.ts";
import type { en } from "./en.ts";
import { sumUp } from "./sums.ts";

const NAMES = { ...glassCutterDe, ...numbersGameDe, ...finalCurtainDe, ...SHEET_NAMES };
const SPECIALS = { ...glassCutterRulesDe, ...numbersGameRulesDe, ...finalCurtainRulesDe };
const OWN = { names: NAMES, specials: SPECIALS };
const nameOf = naming(NAMES, "de");
const { placeName, lineName } = makePlaces(nameOf);
const thieves = (ids: readonly string[]): string => AND.format(ids.map(thiefName));
const traces = (n: number): string => count(n, "Spur", "Spuren");
const doubles = (n: number): string => `${n} ${n === 1 ? "Geschenk oder Mahlzeit" : "Geschenke und Mahlzeiten"}`;

const WENT = {
  away: "Ihr seid davongekommen.",
  "caught-by-traces": "Zu viele Spuren: gefasst.",
  "caught-by-police": "Unterwegs gefasst.",
} as const;

export const de: SameMessages<typeof en> = {
  ...campaignAskedDe(OWN),
  ...concertWordsDe(nameOf, lineName),
  ...stories(),
  ...makeToldDe(OWN),

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
};

/** X-7.3 */
function stories(): { readonly [id in keyof typeof storiesDe as `story.${id}`]: string } {
  const entries = Object.entries(storiesDe).map(([id, text]) => [`story.${id}`, text] as const);
  return Object.fromEntries(entries) as ReturnType<typeof stories>;
}
