import { pickOne, shuffle } from "@safehouse/kernel";
import { arrive } from "../../arrive.ts";
import type { ConformKit } from "../../kit.ts";
import { range } from "../mini.ts";
import { type Event, type State, vote } from "./game.ts";

export const voteKit: ConformKit<State, Event> = {
  configs: () => [{}, { motions: 1 }, { motions: 2 }],

  // What each wants is private all through; while a vote is open its ballots are, and even whether somebody has voted.
  resample(state, viewer, random) {
    const other = structuredClone(state);
    if (state.phase === "brief") return other;
    const unknown = range(state.seats).filter((seat) => seat !== viewer);
    const briefs = shuffle(
      random,
      unknown.map((seat) => state.briefs[seat] as number),
    );
    unknown.forEach((seat, i) => (other.briefs[seat] = briefs[i] as number));
    if (state.phase !== "vote") return other;
    do for (const seat of unknown) other.ballots[seat] = pickOne(random, ["aye", "nay", null]);
    while (!other.ballots.includes(null));
    return other;
  },

  hidden: (state, viewer) => ({
    briefs: state.briefs.filter((_, seat) => seat !== viewer),
    ...(state.phase === "vote" && { ballots: state.ballots.filter((_, seat) => seat !== viewer) }),
  }),

  content: {
    all: ["carried", "lost", "coin"],
    seen: ({ events }) =>
      events.flatMap((event) => {
        if (event.type === "tied") return ["coin"];
        return event.type === "decided" ? [event.carried ? "carried" : "lost"] : [];
      }),
  },

  foreignMoves: [{ vote: "abstain" }, { vote: ["aye"] }, "aye"],

  tiny: [
    {
      name: "three seats, one motion",
      state: () => arrive(vote, { motions: 1 }, 3, []),
      // The start, 27 ballots less the 8 that are complete, and 8 ends.
      count: 1 + 19 + 8,
    },
  ],

  worlds: [
    {
      name: "three seats, one of which has voted",
      state: () =>
        arrive(vote, { motions: 3 }, 3, [
          [0, 1, 2],
          [0, { vote: "aye" }],
        ]),
      viewer: 0,
      // Two orders of the others' wishes, 9 pairs of ballots less the 4 that would have ended the vote.
      count: 2 * 5,
    },
    {
      name: "three seats, seen by the spectator",
      state: () => arrive(vote, { motions: 1 }, 3, [[0, 1, 2]]),
      viewer: "spectator",
      count: 27 - 8,
    },
  ],
};
