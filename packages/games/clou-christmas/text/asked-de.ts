import type { SameMessages } from "@safehouse/kernel";
import { concertWordsDe } from "../../clou/text/concert-words-de.ts";
import { makeAskedDe } from "../../clou/text/make-asked-de.ts";
import { naming } from "../../clou/text/naming.ts";
import { AND, makePlaces, points, THIEVES, waiting } from "../../clou/text/words-de.ts";
import type { askedEn } from "./asked-en.ts";
import { finalCurtainDe, finalCurtainRulesDe } from "./names/final-curtain-de.ts";
import { glassCutterDe, glassCutterRulesDe } from "./names/glass-cutter-de.ts";
import { numbersGameDe, numbersGameRulesDe } from "./names/numbers-game-de.ts";
import { helpsDe, sheetDe } from "./names/sheet-de.ts";
import { storiesDe } from "./stories-de.ts";

const NAMES = { ...glassCutterDe, ...numbersGameDe, ...finalCurtainDe, ...sheetDe };
const SPECIALS = { ...glassCutterRulesDe, ...numbersGameRulesDe, ...finalCurtainRulesDe };
export const OWN = { names: NAMES, specials: SPECIALS };

export const nameOf = naming(NAMES, "de");
const { shortPlace } = makePlaces(nameOf);
export const thiefName = (id: string): string => THIEVES[id]?.[0] ?? id;

/** "Zuckerstangen und Weihnachtsmannkostüm (2 Kästen)" */
export function boxes(items: readonly string[]): string {
  const each = [...new Set(items)].map((id) => {
    const times = items.filter((item) => item === id).length;
    return times === 1 ? nameOf(id) : `${nameOf(id)} (${times} Kästen)`;
  });
  return AND.format(each);
}

/** What is asked in a campaign, how answers read, and what things are called. */
export const askedDe: SameMessages<typeof askedEn> = {
  ...makeAskedDe(OWN),
  ...concertWordsDe(nameOf, makePlaces(nameOf).lineName),

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
  "sheet.campaign": "Kampagne",
  "item.help": ({ item }) => (helpsDe as { readonly [id: string]: string })[item] ?? "",

  ...stories(),
};

/** */
function stories(): { readonly [id in keyof typeof storiesDe as `story.${id}`]: string } {
  const entries = Object.entries(storiesDe).map(([id, text]) => [`story.${id}`, text] as const);
  return Object.fromEntries(entries) as ReturnType<typeof stories>;
}
