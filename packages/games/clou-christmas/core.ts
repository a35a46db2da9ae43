import { CAMPAIGN_SHEET } from "./content/campaign-sheet.ts";
import { HEISTS } from "./content/heists.ts";
import { CHRISTMAS } from "./content/library.ts";
import { makeCore } from "./make-core.ts";
import { offer } from "./offer.ts";
import { makeSetting } from "./setting.ts";
import { CURRENT_RULES, SWITCHES } from "./switches.ts";

const heists = HEISTS.map(({ id }) => id);

export const core = makeCore(makeSetting(CHRISTMAS, CAMPAIGN_SHEET, heists, SWITCHES[CURRENT_RULES]), offer);
