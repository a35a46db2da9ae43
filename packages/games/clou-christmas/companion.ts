import { namedThieves } from "../clou/companion/make-paper-game.ts";
import type { PaperGame } from "../clou/companion/paper-game.ts";
import { HEISTS } from "./content/heists.ts";
import { core } from "./core.ts";
import { reader } from "./reader.ts";
import { itemsOf } from "./rules/buying.ts";
import { takingsOf } from "./rules/report.ts";
import { termsOf } from "./rules/terms.ts";
import { setup } from "./state.ts";

const { setting } = core;
const { engine, sheet, heists, library } = setting;
const items = itemsOf(sheet);

/**
 * One heist of a campaign on paper. The campaign sheet stays on the table: the phone is told what of it the crew brings along, and works
 * out what that means by the campaign's own rules.
 */
export const paperGame: PaperGame = {
  engine,
  reader,
  mostCrew: core.meta.seats.max,
  brings: [
    ...items.map(({ id }) => {
      const thief = sheet.preparations.find((each) => each.id === id)?.thief;
      return { id, ...(thief !== undefined && { thief }) };
    }),
    ...HEISTS.slice(0, -1).map(({ special }) => ({ id: special })),
  ],
  takings: ({ config, seats, board, queue }) =>
    takingsOf(setting, { table: engine.tableOf(config, seats), board, queue }),
  configure({ scenario, thieves, brings = [] }) {
    const heist = heists.indexOf(scenario) + 1;
    const isCrew = thieves.every((thief, seat) => isThief(thief) && thieves.indexOf(thief) === seat);
    if (heist === 0 || !isCrew || thieves.length < 1 || thieves.length > core.meta.seats.max) return null;
    const { campaign } = setup(setting, {}, thieves.length);
    const boxes = Object.fromEntries(items.filter(({ id }) => brings.includes(id)).map(({ id, price }) => [id, price]));
    const special = HEISTS.map((each) => each.special).filter((id) => brings.includes(id));
    const terms = termsOf(setting, { ...campaign, heist, picks: thieves, boxes, special });
    return { ...namedThieves(thieves), scenario, thief1: thieves[0], terms };
  },
};

function isThief(thief: string): boolean {
  return library.thieves.some(({ id }) => id === thief);
}
