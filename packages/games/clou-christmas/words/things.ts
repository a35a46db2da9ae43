import type { SeatDecision, Telling, ThingAnswer } from "@safehouse/kernel";
import type { Sight } from "../../clou/play.ts";
import type { View as HeistView } from "../../clou/view.ts";
import { aboutHeist, aboutSigns, legend as legendOfHeist, triesHeist } from "../../clou/words/things.ts";
import type { Move } from "../moves.ts";
import { itemsOf } from "../rules/buying.ts";
import type { Setting } from "../setting.ts";
import type { View } from "../view.ts";

const BOX_PRICE = 5;
const SHEET: { readonly [thing: string]: string } = {
  campaign: "X-2.1",
  kitty: "X-2.5",
  "bar:campaign-traces": "X-2.4",
  doubles: "X-6.4",
  prison: "X-2.2",
  "sheet:campaign": "X-1.2",
};

/** The campaign's own things; in a heist those of its table, too. */
export function about(setting: Setting, view: View, thing: string, telling: Telling): ThingAnswer | null {
  const [what = "", which = ""] = thing.split(/:(.*)/s);
  if (thing in SHEET) return counter(thing, telling);
  if (what === "item") return item(setting, view, which, telling);
  if (what === "heist") return heist(setting, view, which, telling);
  if (what === "thief") return thief(view, which, telling);
  if (what === "seat" && view.heist === null) return seat(view, Number(which), telling);
  if (view.heist === null) return aboutSigns(thing, telling);
  return aboutHeist(sightOf(setting, view.heist), view.seat ?? 0, thing, telling);
}

function sightOf({ engine }: Setting, { config, seats, board, queue }: HeistView): Sight {
  return { table: engine.tableOf(config, seats), board, queue };
}

function counter(thing: string, { say }: Telling): ThingAnswer {
  const id = thing.replace(":", "-");
  return { name: say({ id: `thing.${id}` }), does: say({ id: `thing.${id}-does` }), rule: SHEET[thing] };
}

/** A tool or a preparation. */
function item({ sheet }: Setting, { campaign }: View, which: string, { say }: Telling): ThingAnswer | null {
  const known = itemsOf(sheet).find(({ id }) => id === which);
  if (known === undefined) return null;
  const isTool = sheet.tools.some(({ id }) => id === which);
  const does = say({ id: "item.help", args: { item: which } });
  const have = campaign.boxes[which] ?? 0;
  return {
    name: say({ id: "name", args: { id: which } }),
    kind: say({ id: isTool ? "thing.campaign-tool" : "thing.preparation" }),
    costs: say({ id: "thing.item-costs", args: { have, price: known.price, points: BOX_PRICE } }),
    ...(does !== "" && { does }),
    rule: isTool ? "X-4.2" : "X-5.1",
  };
}

function heist({ heists }: Setting, { campaign }: View, which: string, { say }: Telling): ThingAnswer | null {
  const at = heists.indexOf(which);
  if (at < 0) return null;
  const name = say({ id: "name", args: { id: which } });
  const { points = null, hasSpecial = false } = campaign.reports[at] ?? {};
  return {
    name,
    kind: say({ id: "thing.heist", args: { number: at + 1 } }),
    does: say({ id: "words.report", args: { name, points, hasSpecial } }),
    rule: "X-2.1",
  };
}

function thief({ campaign }: View, which: string, { say }: Telling): ThingAnswer {
  return {
    name: say({ id: "thief", args: { thief: which } }),
    kind: say({ id: "thief.role", args: { thief: which } }),
    ...(campaign.prison.includes(which) && { does: say({ id: "thing.jailed" }) }),
    rule: "X-2.2",
  };
}

function seat({ campaign }: View, which: number, { say, name }: Telling): ThingAnswer | null {
  if (!(which in campaign.picks)) return null;
  const picked = campaign.picks[which] ?? null;
  return {
    name: name(which),
    ...(picked !== null && { kind: say({ id: "thief", args: { thief: picked } }) }),
    rule: "X-2.2",
  };
}

export function legend({ sheet }: Setting): readonly string[] {
  return [...legendOfHeist(), ...itemsOf(sheet).map(({ id }) => `item:${id}`)];
}

/** Boxes are bought, symbols scouted, circles tuned; in a heist as in Clou. */
export function tries(setting: Setting, view: View, decision: SeatDecision, thing: string): readonly Move[] {
  const [what, which = ""] = thing.split(/:(.*)/s);
  const { kind } = decision;
  if (what === "item" && (kind === "free" || kind === "wages")) return [{ do: "buy", box: which }];
  if (what === "thief" && kind === "team") return [{ do: "pick", thief: which }];
  if (what === "place" && kind === "scout") return [{ do: "scout", at: which }];
  if (what === "cell" && kind === "tune") return [{ do: "tune", cell: which }];
  return view.heist === null ? [] : triesHeist(sightOf(setting, view.heist), decision, thing);
}
