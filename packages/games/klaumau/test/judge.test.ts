import { fastRandom } from "@safehouse/chance";
import { expect, test } from "vitest";
import { describeJudge } from "../../test/judge-laws.ts";
import { faceOf } from "../content/cards.ts";
import { klaumau } from "../game.ts";
import { judge } from "../judge/judge.ts";
import { position } from "./position.ts";
import { resample } from "./resample.ts";

describeJudge("klaumau", resample, 60);

test("a lie that everybody would know for one is told to be doubted for certain", () => {
  const state = position({
    hands: [["ruby-2"], ["amber-1", "amber-2", "emerald-1"]],
    top: "ruby-1",
    pile: ["sapphire-1", "sapphire-2", "sapphire-3"],
  });
  for (const { cards } of state.memory.slice(1)) cards[0] = [faceOf("ruby-2")];
  const [decision] = klaumau.pending(state);
  if (decision?.seat !== 0) throw new Error("nobody is asked");
  const view = klaumau.view(state, 0);
  const moves = klaumau.moves(view, decision);
  const { reason } = judge.judge({ view, decision, moves, history: [], random: fastRandom(1), budget: { nodes: 100 } });
  expect(reason).toEqual({ id: "judge.honest", args: { share: 100 } });
});
