import { type AnyGame, canonical, type GameEvent, type Json, pickOne, type Random, sameJson } from "@safehouse/kernel";
import { klaumau } from "@safehouse/games/klaumau";
import { resample } from "../../games/klaumau/test/resample.ts";
import { mutations } from "../../testkit/src/mutate.ts";
import { Side } from "./wire-side.ts";
import type { Position, TableViewer, WorldHouse } from "./wire-world.ts";

/** How a pair ended: what leaked, or that nothing did, and how many steps both worlds took together. */
export interface PairResult {
  readonly leak: string | null;
  readonly steps: number;
  /** Whether the second world really is another one. */
  readonly isOther: boolean;
}

interface Pair {
  readonly sides: readonly [Side, Side];
  readonly position: Position;
  readonly viewer: TableViewer;
  readonly random: Random;
}

const LOOKS = ["", "?from=0&lang=de", "?from=1", "?from=x", "/record", "/review", "/live"];
const MOST_STEPS = 6;
const MUTATIONS = 4;
const FOREIGN = 3;

/** The same questions to two worlds that the viewer must not tell apart, until an event that is declared to reveal something. */
export async function comparePair(
  houses: readonly [WorldHouse, WorldHouse],
  position: Position,
  viewer: TableViewer,
  random: Random,
): Promise<PairResult> {
  const other = resample(position.state as never, viewer, random);
  const views = pickOne(random, ["whole", "changes", "steps"] as const);
  const sides = [
    await Side.open(houses[0], position, position.state, viewer, views),
    await Side.open(houses[1], position, other, viewer, views),
  ] as const;
  try {
    return {
      ...(await lockstep({ sides, position, viewer, random })),
      isOther: !sameJson(position.state, other),
    };
  } finally {
    await Promise.all(sides.map((side) => side.close()));
  }
}

async function lockstep(pair: Pair): Promise<Omit<PairResult, "isOther">> {
  let leak = (await compareNews(pair)).leak ?? (await compareLooks(pair)) ?? (await compareRefusals(pair));
  for (let steps = 0; ; steps++) {
    if (leak !== null || steps === MOST_STEPS) return { leak, steps };
    const stepped = await stepBoth(pair);
    if (stepped === "stuck") return { leak: null, steps };
    const news = await compareNews(pair);
    if (news.isTold) return { leak: null, steps };
    leak = stepped.leak ?? news.leak ?? (await compareLooks(pair)) ?? (await compareRefusals(pair));
  }
}

async function both([a, b]: Pair["sides"], what: string, ask: (side: Side) => Promise<string>): Promise<string | null> {
  return firstDifference(what, await ask(a), await ask(b));
}

async function compareLooks({ sides }: Pair): Promise<string | null> {
  for (const path of LOOKS) {
    const leak = await both(sides, `GET ${path}`, (side) => side.ask({ path }));
    if (leak !== null) return leak;
  }
  return null;
}

/** Wrong answers, to questions of the viewer, of others and of nobody, over HTTP and over the socket. */
async function compareRefusals({ sides, position, random, viewer }: Pair): Promise<string | null> {
  const { n, pending, moves } = await sides[0].snapshot(sides[0].ownToken);
  const listed = (moves as { decision: string; move: Json }[]).map(({ decision, move }) => canonical([decision, move]));
  const decisions = [...(pending as { id: string }[]).map(({ id }) => id), "turn:0:99"];
  const candidates = [
    ...mutations(random, moves.map(({ move }: { move: Json }) => move) as Json[], position.known, MUTATIONS),
    ...Array.from({ length: FOREIGN }, () => pickOne(random, position.known)),
  ].filter((move) => move !== undefined && !Number.isNaN(move));
  for (const move of candidates) {
    const decision = pickOne(random, decisions);
    const sent = JSON.parse(JSON.stringify(move)) as Json;
    if (listed.includes(canonical([decision, sent]))) continue;
    const body = { command: `probe-${random.below(2 ** 30)}`, n, decision, move: sent };
    const what = `${viewer} answers ${canonical(body)}`;
    const leak = await both(sides, what, (side) => side.ask({ method: "POST", path: "/moves", body }));
    if (leak !== null) return leak;
    const frame = { type: "move", ...body, command: `${body.command}-live` };
    for (const side of sides) {
      if (!isHarmful(sent)) await side.answerTo(frame);
    }
    const news = await compareNews({ sides, position, random, viewer });
    if (news.leak !== null) return `${what}: ${news.leak}`;
  }
  return null;
}

/** A frame with such a key is no frame, and five of them close the socket: HTTP has shown what there is to see. */
function isHarmful(move: Json): boolean {
  return JSON.stringify(move).includes("__proto__") || JSON.stringify(move).includes("[".repeat(30));
}

interface News {
  readonly leak: string | null;
  readonly isTold: boolean;
}

async function compareNews({ sides: [a, b] }: Pair): Promise<News> {
  const [newsA, newsB] = [await a.frames(), await b.frames()];
  if (newsA.text === newsB.text) return { leak: null, isTold: false };
  if (isRevealed(newsA.events, newsB.events)) return { leak: null, isTold: true };
  return { leak: firstDifference("frames", newsA.text, newsB.text), isTold: false };
}

/** As in the testkit: the first difference is an event declared to reveal something, or there are different ones of that kind. */
function isRevealed(a: readonly GameEvent[], b: readonly GameEvent[]): boolean {
  const game = klaumau as unknown as AnyGame;
  const isRevealing = (event: GameEvent | undefined): boolean =>
    event !== undefined && game.meta.events[event.type]?.reveals === true;
  const first = Array.from({ length: Math.max(a.length, b.length) }, (_, i) => i).find((i) => !sameJson(a[i], b[i]));
  if (first === undefined) return false;
  return isRevealing(a[first]) || isRevealing(b[first]) || !sameJson(a.filter(isRevealing), b.filter(isRevealing));
}

/** Lets somebody do the same in both worlds: the viewer over its socket, others over HTTP. */
async function stepBoth({ sides, random, viewer }: Pair): Promise<"stuck" | { readonly leak: string | null }> {
  const { n, pending } = await sides[0].snapshot();
  const seats = (pending as { seat: number }[]).map(({ seat }) => seat);
  if (typeof viewer === "number" && random.below(4) === 0) {
    const frame = { type: "undo", command: `undo-${random.below(2 ** 30)}`, n };
    for (const side of sides) await side.answerTo(frame);
    return { leak: null };
  }
  while (seats.length > 0) {
    const [seat] = seats.splice(random.below(seats.length), 1) as [number];
    const [a, b] = [
      await sides[0].snapshot(sides[0].match.tokens[seat]),
      await sides[1].snapshot(sides[1].match.tokens[seat]),
    ];
    const inB = new Set((b.moves as { decision: string; move: Json }[]).map(({ move }) => canonical(move)));
    const common = (a.moves as { decision: string; move: Json }[]).filter(({ move }) => inB.has(canonical(move)));
    if (common.length === 0) continue;
    const { decision, move } = pickOne(random, common);
    const body = { command: `step-${random.below(2 ** 30)}`, n, decision, move };
    for (const side of sides) {
      if (seat === viewer) await side.answerTo({ type: "move", ...body } as { command: string });
      else await side.ask({ method: "POST", path: "/moves", body, token: side.match.tokens[seat] });
    }
    return { leak: null };
  }
  return "stuck";
}

function firstDifference(what: string, a: string, b: string): string | null {
  if (a === b) return null;
  let at = 0;
  while (a[at] === b[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
  return `${what}: lengths ${a.length} and ${b.length}; «${around(a)}» and «${around(b)}»`;
}
