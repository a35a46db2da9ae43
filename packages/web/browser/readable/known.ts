import type { Sight } from "./look.ts";
import type { Fault } from "./measure.ts";

/** What is not as it should be, and why: counted, so that it fails when there is more of it, and when there is none left. */
interface Known {
  readonly fault: Fault;
  readonly part: string;
  /** States that show it. */
  readonly in: readonly string[];
  readonly sizes: readonly string[];
  /** In each of these states, over these sizes and both languages. */
  readonly most: number;
  readonly why: string;
}

const DESK = ["1440×900", "1920×1080"];

const KNOWN: readonly Known[] = [
  {
    fault: "small target",
    part: "symbol",
    in: [
      "clou: the mansion, dice",
      "clou: the bank, a symbol",
      "clou: the embassy, dice",
      "clou: the auction, stay or leave",
      "clou: the casino, a symbol",
      "clou: the observatory, dice",
      "clou: the mint, three of them",
      "clou: the terminus",
      "clou: the sleeping cars",
      "clou: the mail coach",
      "clou: the viaduct",
      "clou: the coach",
      "clou: the legend",
      "clou: the lesson",
      "clou-again: the train",
      "clou-again: the cat",
      "clou-again: the diamonds",
      "clou-again: the studio",
      "clou-again: the lesson",
      "clou-christmas: a heist",
      "clou-christmas: an offer",
    ],
    sizes: DESK,
    most: 320,
    why: "At a desk the whole plan is in sight and its symbols, 26 to 30 px, touch each other; a mouse hits them. Fingers get 44.",
  },
  {
    fault: "small target",
    part: "cell",
    in: [
      "clou: the mansion, dice",
      "clou: the embassy, dice",
      "clou: the auction, stay or leave",
      "clou: the casino, a symbol",
      "clou: the observatory, dice",
      "clou: the mint, three of them",
      "clou: the terminus",
      "clou: the sleeping cars",
      "clou: the mail coach",
      "clou: the viaduct",
      "clou: the coach",
      "clou: the legend",
      "clou: the lesson",
      "clou: driving",
      "clou-again: the train",
      "clou-again: the cat",
      "clou-again: the diamonds",
      "clou-again: the studio",
      "clou-again: the lesson",
    ],
    sizes: ["360×640"],
    most: 130,
    why: "A line of a sheet has eight boxes: on the smallest phone each is 42 px wide, and touches the next.",
  },
];

/** The one that stands for what was found, if anybody knew. */
export function knownAs(state: string, { fault, part, size }: Sight): Known | undefined {
  return KNOWN.find(
    (known) => known.fault === fault && known.part === part && known.in.includes(state) && known.sizes.includes(size),
  );
}

/** What nobody knew of, and what is no longer as it was written down: in words, each once. */
export function judge(state: string, sights: readonly Sight[]): readonly string[] {
  const fresh = sights.filter((sight) => knownAs(state, sight) === undefined);
  const words = fresh.map(
    ({ fault, part, words, size, language }) => `${fault}: ${part} at ${size}, ${language}: ${words}`,
  );
  const stale = KNOWN.filter((known) => known.in.includes(state)).flatMap((known) => {
    const count = sights.filter((sight) => knownAs(state, sight) === known).length;
    const { fault, part, most } = known;
    if (count === 0) return [`${fault}: ${part} is mended, so it is no longer known`];
    return count > most ? [`${fault}: ${part} ${count} times, and ${most} were known`] : [];
  });
  return [...new Set([...words, ...stale])];
}
