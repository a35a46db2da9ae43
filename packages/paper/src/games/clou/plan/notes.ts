import type { SpecialRule } from "@safehouse/games/clou/paper";
import { line, rect, text } from "../../../shapes.ts";
import { textWidth, wrapText } from "../../../text-width.ts";
import { barMark } from "./bars.ts";
import type { Survey } from "./survey.ts";

/** Rules of the plan in words. Returns the height. */
export function drawRules(survey: Survey, rules: readonly SpecialRule[], x: number, y: number, width: number): number {
  const { canvas, names, label } = survey;
  const { ink, printed } = canvas;
  const step = label * 1.28;
  let at = y;
  for (const special of rules) {
    at += step;
    const left = x + (special.rule === "mark" ? label * 0.95 : 0);
    if (special.rule === "mark") printed.push(barMark(x + label * 0.35, at, label * 0.75, ink.trace));
    printed.push(text(names.thing(special.id), left, at, { size: label * 1.1, face: "display", colour: ink.text }));
    for (const words of wrapText(names.rule(special), label, "text", width)) {
      at += step;
      printed.push(text(words, x, at, { size: label, face: "text", colour: ink.second }));
    }
    at += step * 0.45;
  }
  return at - y;
}

/** The scoring box: lines to fill from top to bottom. Returns the height. */
export function drawScoring(survey: Survey, x: number, y: number, width: number): number {
  const { canvas, plan, names, label } = survey;
  const { ink, printed } = canvas;
  const { score, scoring } = names.words;
  const pad = label * 0.7;
  const step = label * 2.1;
  const slot = label * 3.4;
  const rows = [...plan.scoring.map((each) => scoreLine(survey, each)), score.total];
  const frame = printed.length;
  let at = y + pad;
  at += label * 1.1;
  printed.push(text(scoring, x + pad, at, { size: label * 1.3, face: "display", colour: ink.text }));
  rows.forEach((row, i) => {
    const face = i === rows.length - 1 ? "bold" : "text";
    const lines = wrapText(row, label, face, width - 2 * pad - slot - 6);
    at += step - label * 1.2;
    for (const words of lines) {
      at += label * 1.2;
      printed.push(text(words, x + pad, at, { size: label, face, colour: ink.text }));
    }
    const right = x + width - pad;
    printed.push(line([[right - slot, at + 3], [right, at + 3]], ink.second, i === rows.length - 1 ? 2.4 : 1.2)); // oxfmt-ignore
  });
  at += label * 0.6;
  // What takes all the rest is no step.
  const steps = survey.ratings.slice(0, -1).toReversed();
  const scale = steps.map(({ above, result }) => score.rating(above, names.result(result))).join(" · ");
  for (const words of scale === "" ? [] : wrapText(scale, label, "text", width - 2 * pad)) {
    at += label * 1.25;
    printed.push(text(words, x + pad, at, { size: label, face: "text", colour: ink.second }));
  }
  const height = at + pad - y;
  printed.splice(frame, 0, rect(x, y, width, height, { rx: 4, fill: "none", stroke: ink.second, "stroke-width": 1.5 }));
  return height;
}

function scoreLine({ plan, names }: Survey, line: Survey["plan"]["scoring"][number]): string {
  const { score } = names.words;
  switch (line.line) {
    case "loot":
      return score.loot;
    case "collection": {
      const rule = plan.rules.find(({ id }) => id === line.rule);
      const points = rule?.rule === "collection" ? rule.points : [];
      const steps = points.flatMap((each, i) => (each === 0 ? [] : [`${i + 1}:\u00a0+${each}`]));
      return `${names.thing(line.rule)} (${steps.join(",\u00a0")})`;
    }
    case "time":
      return score.time(line.points);
    case "alarm":
      return score.alarm(line.points);
    case "traces":
      return score.traces(line.points);
  }
}

/** The plan's name, and for whom it is. Returns the height. */
export function drawTitle(survey: Survey, x: number, y: number, width: number): number {
  const { canvas, plan, names, crew, label } = survey;
  const { ink, printed } = canvas;
  const title = names.thing(plan.id);
  const size = Math.min(label * 1.75, (label * 1.75 * width) / textWidth(title, label * 1.75, "display"));
  const { words } = names;
  printed.push(text(title, x, y + size * 0.9, { size, face: "display", colour: ink.text }));
  // At a table everybody knows how many they are.
  if (ink.style === "screen") return size;
  printed.push(
    text(crew === null ? words.anyCrew(plan.bars.time.length) : words.crew(crew), x, y + size * 0.9 + label * 1.4, {
      size: label,
      face: "text",
      colour: ink.second,
    }),
  );
  return size * 0.9 + label * 1.75;
}
