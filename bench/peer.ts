/** A shedding-game skeleton on boardgame.io against the same on our kernel. */
import { execFileSync } from "node:child_process";
import { drawFrom, fastRandom } from "@safehouse/chance";
import {
  commit,
  isChance,
  pickOne,
  playout,
  prepareDraw,
  prepareMove,
  type Random,
  startTimeline,
} from "@safehouse/kernel";
import { contest, cpuSeconds, perSecond, type Row } from "./measure.ts";
import { installOnce, PEER_FOLDER } from "./install.ts";
import { shedding, type State } from "./shedding.ts";

const SEATS = 4;
const PEER_MOVES = 4_000;
const OWN_MOVES = 1_000_000;
const LOGGED_MOVES = 200_000;
const ROUNDS = 5;

export async function rows(): Promise<Row[]> {
  installOnce(PEER_FOLDER);
  const { rate, times } = await contest(ROUNDS, {
    local: () => peerRate("local"),
    bare: () => peerRate("bare"),
    lab: () => ownRate(OWN_MOVES, playMatch),
    logged: () => ownRate(LOGGED_MOVES, playLogged),
  });
  const versus = (
    what: string,
    ours: "lab" | "logged",
    peer: string,
    theirs: "local" | "bare",
    target: string,
  ): Row => ({
    what,
    figure: perSecond(rate[ours], "moves"),
    against: `${peer}, ${perSecond(rate[theirs], "moves")}`,
    ratio: `${Math.round(times(ours, theirs))} ×`,
    target,
  });
  return [
    versus("Shedding skeleton, kernel's playout", "lab", "boardgame.io 0.50.2, local client", "local", "≥ 300 ×"),
    versus("  the same", "lab", "  its bare client: no authority, no views", "bare", ""),
    versus("  with checked moves, log, all views", "logged", "  local client", "local", ""),
  ];
}

function peerRate(mode: "local" | "bare"): number {
  const output = execFileSync(process.execPath, ["shedding.js", String(PEER_MOVES), "7", mode], {
    cwd: PEER_FOLDER,
    encoding: "utf8",
    // Its fastest build.
    env: { ...process.env, NODE_ENV: "production" },
  });
  const { moves, seconds } = JSON.parse(output) as { moves: number; seconds: number };
  return moves / seconds;
}

async function ownRate(atLeast: number, play: (random: Random) => number): Promise<number> {
  const random = fastRandom(7);
  let moves = 0;
  const seconds = await cpuSeconds(() => {
    while (moves < atLeast) moves += play(random);
  });
  return moves / seconds;
}

function playMatch(random: Random): number {
  const moves = playout(
    shedding,
    shedding.setup(null, SEATS),
    {
      choose: (_decision, _view, listed) => pickOne(random, listed),
      draw: (decision) => drawFrom(random, decision.draw),
    },
    Number.POSITIVE_INFINITY,
  );
  return moves ?? 0;
}

/** As an authority does it: check, clone, apply, log, and a view for every seat after every step. */
function playLogged(random: Random): number {
  const timeline = startTimeline(shedding, null, SEATS);
  let moves = 0;
  for (;;) {
    const state = timeline.state as State;
    const [decision] = shedding.pending(state);
    if (decision === undefined) return moves;
    if (isChance(decision)) commit(timeline, prepareDraw(timeline, decision, drawFrom(random, decision.draw)));
    else {
      const listed = shedding.moves(shedding.view(state, decision.seat), decision);
      const step = prepareMove(timeline, decision.seat, decision.id, listed[random.below(listed.length)]);
      if (!step.ok) throw new Error("a listed move was refused");
      commit(timeline, step.value);
      moves++;
    }
    for (let seat = 0; seat < SEATS; seat++) shedding.view(timeline.state as State, seat);
  }
}
