import type { MessageTable } from "@safehouse/kernel";
import { makeAskedEn, type OwnWords } from "../../clou/text/make-asked-en.ts";
import { naming } from "../../clou/text/naming.ts";
import { AND, count, makePlaces, THIEVES, waiting } from "../../clou/text/words-en.ts";
import { heistsEn } from "./names/heists-en.ts";
import { helpsEn, sheetEn } from "./names/sheet-en.ts";
import { startEn } from "./start-en.ts";

/** What the campaign's own sheet names: all that there is to name before the first heist. */
export const SHEET_NAMES = { ...heistsEn, ...sheetEn };

const sheetName = naming(SHEET_NAMES, "en");
export const thiefName = (id: string): string => THIEVES[id]?.[0] ?? id;

/** "Candy canes and Santa costume (2 boxes)" */
export function boxes(items: readonly string[]): string {
  const each = [...new Set(items)].map((id) => {
    const times = items.filter((item) => item === id).length;
    return times === 1 ? sheetName(id) : `${sheetName(id)} (${times} boxes)`;
  });
  return AND.format(each);
}

/** What is asked in a campaign, how answers read, and what things are called. */
// oxlint-disable-next-line typescript/explicit-function-return-type -- its type is what the other languages are held to
export function campaignAskedEn(own: OwnWords) {
  const nameOf = naming(own.names, "en");
  const { shortPlace } = makePlaces(nameOf);
  return {
    ...makeAskedEn(own),

    "move.buy": ({ box }: { box: string }) => `A box: ${nameOf(box)}`,
    "move.put-back": ({ box }: { box: string }) => `Put back: ${nameOf(box)}`,
    "move.agree": ({ boxes: items }: { boxes: readonly string[] }): string =>
      items.length === 0 ? "Buy nothing" : "Agree",
    "move.refuse": "Refuse",
    "move.pick": ({ thief }: { thief: string }) => thiefName(thief),
    "move.scout": ({ at }: { at: string }) => `Cross ${shortPlace(at)}`,
    "move.tune": ({ cell }: { cell: string }) => `Cross ${shortPlace(cell)}`,
    "move.report": "To the police report",
    "ask.free": ({ proposal }: { proposal: readonly string[] }) =>
      proposal.length === 0 ? "One box is free before the first heist. Which?" : `Free: ${boxes(proposal)}. Agreed?`,
    "ask.wages": ({ proposal, left }: { proposal: readonly string[]; rest: number; left: number }) =>
      proposal.length === 0
        ? `${count(left, "point")} in the kitty. A box costs 5.`
        : `Buy ${boxes(proposal)}? ${count(left, "point")} would be left.`,
    "ask.team": ({ scenario }: { heist: number; scenario: string }) => `${nameOf(scenario)}: who are you tonight?`,
    "ask.scout": "Matt has been here before. Cross one symbol of any challenge, or pass.",
    "ask.tune": "Trixie has had your things on her bench. Cross one circle, or pass. It activates nothing.",
    "ask.report": "That was it. Nobody works on.",
    "wait.free": "The crew picks its free box.",
    "wait.wages": "The crew talks about money.",
    "wait.team": waiting("are picking a thief", "is picking a thief"),
    "wait.scout": waiting("are going over the plan", "is going over the plan"),
    "wait.tune": waiting("are tuning up", "is tuning up"),
    "wait.report": "The heist is over.",
    "sheet.campaign": "Campaign",
    "item.help": ({ item }: { item: string }) => (helpsEn as { readonly [id: string]: string })[item] ?? "",
    "story.start": startEn,
  } satisfies MessageTable;
}

/** The same before the first heist (`front.firstTextsDo`). */
export const askedEn = campaignAskedEn({ names: SHEET_NAMES, specials: {} });
