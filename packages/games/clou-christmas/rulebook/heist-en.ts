import { reword, rule, type Rulebook, ruling } from "@safehouse/kernel";
import { rulebook as base } from "../../clou/rulebook/en.ts";

/** What a newcomer reads first, where a heist of a campaign ends otherwise than a night of its own. */
const ONE_PAGE: { readonly [title: string]: string } = {
  "Getting caught":
    "The last trace crossed: the heist is over, and all of you go to prison, but its points and its special loot stay yours. The last time symbol crossed, or a cell with a bell: alarm. Then one of you drives and throws a die again and again. All cars crossed before the police or together with them, and you are away. If not, the driver goes to prison and half the points are gone.",
  "The count":
    "Loot, plus what the plan adds, minus 2 for every trace. That goes onto the campaign sheet, even if it is below 0. A single heist has no rating: after the third one the whole campaign has. Up to 50 you are ordinary crooks, from 51 real professionals, from 69 criminal legends, from 79 it is the crime of the century.",
};

/** The rules of Clou as a heist of the campaign goes by them. */
export const heistRules: Rulebook = {
  ...reword(base, {
    "C-1.1": [
      rule(
        "Everybody takes a thief with its sheet: Bruce, Janet, Matt or Trixie (X-2.2). The plan is that of the heist at hand (X-2.1).",
      ),
      ruling("No thief is taken twice."),
    ],
    "C-7.2": [
      rule(
        "When the last available trace is crossed, at whatever moment, the crew is caught and the heist is over (X-3.1).",
      ),
    ],
    "C-7.3": [
      rule(
        "At the alarm, at whatever moment, the escape begins at once. Dice not yet used cost no traces, and loot so far counts. A driver is chosen, throws one die, looks it up on the own sheet and crosses arrows on the escape bar, again and again. All police crossed: caught (X-3.2). All cars crossed before that or at the same time: away, count the points.",
      ),
      ruling("Everybody names a thief of the crew in secret; most votes, and a tie goes to the lowest seat."),
    ],
  }),
  onePage: base.onePage.map(({ title, text }) => ({ title, text: ONE_PAGE[title] ?? text })),
};
