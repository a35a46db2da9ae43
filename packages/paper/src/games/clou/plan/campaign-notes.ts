import type { BurglaryPlan } from "@safehouse/games/clou/paper";
import { text } from "../../../shapes.ts";
import { wrapText } from "../../../text-width.ts";
import type { Survey } from "./survey.ts";

/** How the crew leaves where nobody runs, and what it may bring along from a campaign. Returns the height. */
export function drawCampaignNotes(survey: Survey, x: number, y: number, width: number): number {
  const { canvas, plan, names, label } = survey;
  const { ink, printed } = canvas;
  const { sneakOut, helps = [] } = plan;
  const { campaign } = names.words;
  const step = label * 1.22;
  let at = y;
  const note = (title: string, lines: readonly string[]): void => {
    at += label * 1.28;
    printed.push(text(title, x, at, { size: label * 1.1, face: "display", colour: ink.text }));
    for (const words of lines.flatMap((each) => wrapText(each, label, "text", width))) {
      at += step;
      printed.push(text(words, x, at, { size: label, face: "text", colour: ink.second }));
    }
    at += label * 0.5;
  };
  if (sneakOut !== undefined)
    note(names.thing(sneakOut.challenge), [campaign.sneakOut(names.thing(sneakOut.unnoticedWith))]);
  if (helps.length > 0)
    note(
      campaign.helps,
      helps.map((help) => helpLine(survey, help)),
    );
  return at - y;
}

/** "Tickets: all of Sneak in", "The combination: symbols 1, 2 of Security case" */
function helpLine({ plan, names }: Survey, { by, crosses }: NonNullable<BurglaryPlan["helps"]>[number]): string {
  const { campaign } = names.words;
  const challenges = plan.challenges.flatMap(({ id, parts }) => {
    const count = parts.reduce((sum, { needs }) => sum + needs.length, 0);
    const numbers = Array.from({ length: count }, (_, i) => i + 1).filter((n) => crosses.includes(`${id}-${n}`));
    if (numbers.length === 0) return [];
    const name = names.thing(id);
    return [numbers.length === count ? campaign.crossAll(name) : campaign.crossSome(name, numbers)];
  });
  return `${names.thing(by)}: ${challenges.join(", ")}`;
}
