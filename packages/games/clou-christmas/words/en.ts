import type { MessageTable } from "@safehouse/kernel";
import { AND, count } from "../../clou/text/words-en.ts";
import { minus } from "../text/sums.ts";

export interface ItemArgs {
  readonly name: string;
  readonly have: number;
  readonly proposed: number;
  readonly price: number;
}

export interface MemberArgs {
  readonly name: string;
  readonly thief: string | null;
  readonly answer: "agree" | "refuse" | null;
}

export const en = {
  "words.campaign": ({ heist, phase }: { heist: number; phase: string }) => `Heist ${heist} of 3: ${phase}`,
  "words.campaign-brief": ({ heist }: { heist: number; phase: string }) => `Heist ${heist}`,
  "words.phase": ({ phase }: { phase: string }): string =>
    ({
      free: "the free box",
      team: "the team",
      scout: "scouting",
      tune: "tuning up",
      "break-in": "the break-in",
      report: "the report",
      wages: "wages",
      over: "the end",
    })[phase] ?? phase,
  "words.items": "Tools and preparations",
  "words.heists": "Heists",
  "words.team": "Team",
  "words.report": ({ name, points, hasSpecial }: { name: string; points: number | null; hasSpecial: boolean }) =>
    points === null ? `${name}: to come` : `${name}: ${count(points, "point")}${hasSpecial ? ", special loot" : ""}`,
  "words.kitty": ({ left }: { left: number }) => `Kitty: ${minus(left)}.`,
  "words.campaign-traces": ({ left, total }: { left: number; total: number }) => `Traces: ${left} of ${total} left.`,
  "words.doubles": ({ count: n }: { count: number }) => `${count(n, "present or meal", "presents and meals")}.`,
  "words.prison": ({ thieves }: { thieves: readonly string[] }) =>
    thieves.length === 0 ? "Nobody is in prison." : `In prison: ${AND.format(thieves)}.`,
  "words.item": ({ name, have, proposed, price }: ItemArgs) =>
    `${name}: ${have >= price ? "yours" : `${have} of ${count(price, "box", "boxes")}`}${proposed === 0 ? "" : `, ${proposed} proposed`}.`,
  "words.item-brief": ({ name, have, proposed, price }: ItemArgs) =>
    `${"☒".repeat(have + proposed)}${"☐".repeat(Math.max(0, price - have - proposed))}\u00a0${name}`,
  "words.member": ({ name, thief, answer }: MemberArgs) =>
    [
      name,
      ...(thief === null ? [] : [`is ${thief}`]),
      ...(answer === null ? [] : [answer === "agree" ? "agrees" : "refuses"]),
    ].join(", "),

  "step.buy": "Propose a box",
  "step.put-back": "Put a box back",
  "step.pick": "Pick a thief",
  "step.scout": "Cross a symbol",
  "step.tune": "Cross a circle",
  "step.campaign-tools": "Tools",
  "step.preparations": "Preparations",
} satisfies MessageTable;
