import {
  type Campaign,
  DOUBLE_POINTS,
  HEISTS,
  PRISON_POINTS,
  TRACE_POINTS,
} from "@safehouse/games/clou-christmas/board";
import { found } from "@safehouse/kernel";
import { writeNumber } from "../../../pencil.ts";
import { line, text } from "../../../shapes.ts";
import { wrapText } from "../../../text-width.ts";
import { heading, HEADING } from "../../clou/sheet/desk.ts";
import type { Book } from "./book.ts";

const ROW = 27;
const SLOT = 58;
const LOST = "lost";

interface Line {
  readonly words: string;
  readonly sign: string;
  readonly points: (campaign: Campaign) => number;
}

/** what it all comes to, and: what that is called. */
export function count(book: Book, x: number, y: number, width: number): number {
  const { canvas, names, campaign, library } = book;
  const { ink, printed } = canvas;
  const words = names.campaign;
  heading(book, words.count, words.countHint, x, y, width);
  const lines: readonly Line[] = [
    { words: words.left, sign: "", points: ({ kitty }) => kitty.at(-1)?.left ?? 0 },
    { words: words.inPrison(-PRISON_POINTS), sign: "−", points: ({ prison }) => -PRISON_POINTS * prison.length },
    { words: words.crossed(-TRACE_POINTS), sign: "−", points: ({ traces }) => -TRACE_POINTS * traces.crossed },
    {
      words: words.doubles(DOUBLE_POINTS),
      sign: "+",
      points: ({ presents, meals }) => DOUBLE_POINTS * (presents.length + meals.length),
    },
  ];
  const isCounted = campaign?.ending === "done" && campaign.kitty.length === HEISTS.length;
  const right = x + width;
  let at = y + HEADING;
  const put = (say: string, sign: string, id: string, number: number | null, face: "text" | "bold"): void => {
    const base = at + 19;
    printed.push(
      text(say, x, base, { size: 12.5, face, colour: ink.ink }),
      text(sign, right - SLOT - 10, base, { size: 15, face: "bold", colour: ink.ink, anchor: "middle" }),
      line([[right - SLOT, base + 4], [right, base + 4]], ink.second, face === "bold" ? 2.2 : 1.2), // oxfmt-ignore
    );
    if (number !== null) writeNumber(canvas, id, number, { x: right - SLOT, y: at - 1, width: SLOT, height: 24 });
    at += ROW;
  };
  const points = lines.map((each) => (isCounted ? each.points(campaign) : null));
  lines.forEach((each, i) => put(each.words, each.sign, `count-${i}`, found(points[i]), "text"));
  const total = isCounted
    ? lines.reduce((sum, each, i) => sum + (each.sign === "−" ? -1 : 1) * (points[i] ?? 0), 0)
    : null;
  put(words.together, "=", "count-total", total, "bold");
  at += 6;
  // What takes all the rest is no step.
  const scale = library.ratings
    .slice(0, -1)
    .toReversed()
    .map(({ above, result }) => words.rating(above + 1, names.result(result)))
    .join(" · ");
  for (const part of wrapText(scale, 11.5, "text", width)) {
    printed.push(text(part, x, at + 11, { size: 11.5, face: "text", colour: ink.second }));
    at += 14.5;
  }
  if (campaign !== null && campaign.ending !== null) {
    const result = total === null ? LOST : library.ratings.find(({ above }) => total > above)?.result;
    const style = { size: 19, face: "hand", colour: ink.graphite, anchor: "end" } as const;
    printed.push(text(names.result(result ?? LOST), right, at + 18, style));
  }
  return at + 22 - y;
}
