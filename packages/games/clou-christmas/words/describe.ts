import type { TableLine, TableSection, Telling } from "@safehouse/kernel";
import { describeHeist } from "../../clou/words/describe.ts";
import type { Campaign } from "../campaign.ts";
import { itemsOf, restOf } from "../rules/buying.ts";
import type { Setting } from "../setting.ts";
import type { View } from "../view.ts";

const RANK_IN_A_HEIST = 20;

/** In a heist the table of Clou, and then the campaign sheet; between heists the sheet alone. */
export function describe(setting: Setting, view: View, telling: Telling): readonly TableSection[] {
  const { campaign, heist } = view;
  const own = [
    section("items", heist === null ? 1 : RANK_IN_A_HEIST, items(setting, campaign, telling), telling),
    section("team", heist === null ? 2 : RANK_IN_A_HEIST + 1, team(view, telling), telling),
    section("heists", heist === null ? 3 : RANK_IN_A_HEIST + 2, heists(setting, campaign, telling), telling),
  ].filter(({ lines }) => lines.length > 0);
  if (heist === null) return [now(campaign, telling), ...own];
  const table = setting.engine.tableOf(heist.config, heist.seats);
  const [first, ...rest] = describeHeist(table, heist, telling) as [TableSection, ...TableSection[]];
  return [{ ...first, lines: [phase(campaign, telling), ...first.lines] }, ...rest, ...own];
}

function section(id: string, rank: number, lines: readonly TableLine[], { say }: Telling): TableSection {
  return { id, heading: say({ id: `words.${id}` }), rank, lines };
}

function phase({ heist, phase: id }: Campaign, { say }: Telling): TableLine {
  const args = { heist, phase: say({ id: "words.phase", args: { phase: id } }) };
  return {
    thing: "campaign",
    text: say({ id: "words.campaign", args }),
    brief: say({ id: "words.campaign-brief", args }),
  };
}

function now(campaign: Campaign, telling: Telling): TableSection {
  const { say } = telling;
  const { traces, presents, meals, prison } = campaign;
  const { text: heading } = phase(campaign, telling);
  const thieves = prison.map((thief) => say({ id: "thief", args: { thief } }));
  return {
    id: "now",
    heading,
    rank: 0,
    lines: [
      { thing: "kitty", text: say({ id: "words.kitty", args: { left: restOf(campaign) } }), rule: "X-2.5" },
      {
        thing: "bar:campaign-traces",
        text: say({
          id: "words.campaign-traces",
          args: { left: traces.total - traces.crossed, total: traces.total },
        }),
        rule: "X-1.3",
      },
      { thing: "doubles", text: say({ id: "words.doubles", args: { count: presents.length + meals.length } }) },
      { thing: "prison", text: say({ id: "words.prison", args: { thieves } }), rule: "X-2.2" },
    ],
  };
}

function heists({ heists: all }: Setting, { reports }: Campaign, { say }: Telling): TableLine[] {
  return all.map((scenario, i) => {
    const { points = null, hasSpecial = false } = reports[i] ?? {};
    const name = say({ id: "name", args: { id: scenario } });
    return { thing: `heist:${scenario}`, text: say({ id: "words.report", args: { name, points, hasSpecial } }) };
  });
}

function items({ sheet }: Setting, { boxes, proposal }: Campaign, { say }: Telling): TableLine[] {
  return itemsOf(sheet).map(({ id, price }) => {
    const args = {
      name: say({ id: "name", args: { id } }),
      have: boxes[id] ?? 0,
      proposed: proposal.filter((box) => box === id).length,
      price,
    };
    const help = say({ id: "item.help", args: { item: id } });
    return {
      thing: `item:${id}`,
      text: [say({ id: "words.item", args }), help].filter((text) => text !== "").join(" "),
      brief: say({ id: "words.item-brief", args }),
    };
  });
}

/** Who is who, and what each says to the proposal. */
function team({ campaign, heist }: View, { say, name }: Telling): TableLine[] {
  if (heist !== null) return [];
  const { picks, answers, proposal, phase: id } = campaign;
  const isBuying = id === "free" || id === "wages";
  return picks.flatMap((thief, seat) => {
    const answer = isBuying && proposal.length > 0 ? (answers[seat] ?? null) : null;
    if (thief === null && answer === null) return [];
    const args = { name: name(seat), thief: thief === null ? null : say({ id: "thief", args: { thief } }), answer };
    return [{ thing: `seat:${seat}`, text: say({ id: "words.member", args }) }];
  });
}
