import type { SameMessages } from "@safehouse/kernel";
import type { OwnWords } from "../../clou/text/make-asked-en.ts";
import { makeAskedDe } from "../../clou/text/make-asked-de.ts";
import { naming } from "../../clou/text/naming.ts";
import { AND, makePlaces, points, THIEVES, waiting } from "../../clou/text/words-de.ts";
import type { campaignAskedEn } from "./asked-en.ts";
import { heistsDe } from "./names/heists-de.ts";
import { helpsDe, sheetDe } from "./names/sheet-de.ts";
import { startDe } from "./start-de.ts";

/** What the campaign's own sheet names: all that there is to name before the first heist. */
export const SHEET_NAMES = { ...heistsDe, ...sheetDe };

const sheetName = naming(SHEET_NAMES, "de");
export const thiefName = (id: string): string => THIEVES[id]?.[0] ?? id;

/** "Zuckerstangen und Weihnachtsmannkostüm (2 Kästen)" */
export function boxes(items: readonly string[]): string {
  const each = [...new Set(items)].map((id) => {
    const times = items.filter((item) => item === id).length;
    return times === 1 ? sheetName(id) : `${sheetName(id)} (${times} Kästen)`;
  });
  return AND.format(each);
}

/** What is asked in a campaign, how answers read, and what things are called. */
export function campaignAskedDe(own: OwnWords): SameMessages<ReturnType<typeof campaignAskedEn>> {
  const nameOf = naming(own.names, "de");
  const { shortPlace } = makePlaces(nameOf);
  return {
    ...makeAskedDe(own),

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
    "story.start": startDe,
  };
}

/** The same before the first heist (`front.firstTextsDo`). */
export const askedDe = campaignAskedDe({ names: SHEET_NAMES, specials: {} });
