import { fastRandom } from "@safehouse/chance";
import { say } from "@safehouse/kernel";
import { expect, test } from "vitest";
import { describeJudge } from "../../test/judge-laws.ts";
import { faceOf } from "../content/cards.ts";
import { klaumau } from "../game.ts";
import { judgeDe } from "../judge/de.ts";
import { judgeEn } from "../judge/en.ts";
import { judge } from "../judge/judge.ts";
import type { Move } from "../moves.ts";
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

const SPEAKER = { name: String, isYou: () => false };

test("whoever can rob somebody of the last card is told that this ends the round", () => {
  const state = position({
    hands: [["crook-ruby", "emerald-4", "amber-4", "sapphire-4"], ["ruby-3"], ["emerald-1", "amber-1", "sapphire-1"]],
    top: "ruby-1",
    pile: ["sapphire-2", "sapphire-3", "amber-2", "emerald-2", "ruby-4"],
  });
  const [turn] = klaumau.pending(state);
  if (turn === undefined) throw new Error("nobody is asked");
  klaumau.apply(state, turn, { do: "play", card: "crook-ruby" });
  const [decision] = klaumau.pending(state);
  if (decision?.seat !== 0) throw new Error("nobody is asked");
  const view = klaumau.view(state, 0);
  const moves = klaumau.moves(view, decision);
  const answered = moves.find((move: Move) => move.do === "spare");
  if (answered === undefined) throw new Error(JSON.stringify(moves));
  const request = { view, decision, moves, history: [], random: fastRandom(1), budget: { nodes: 200 }, answered };
  const { ways, reason } = judge.judge(request);
  expect(ways[0].way).toEqual([{ do: "rob", seat: 1 }]);
  expect(reason.id).toBe("judge.ends");
  expect(say(judgeEn, reason, SPEAKER)).toMatch(/^It ends the round at once, which is worth [\d.]+ points more than/);
  expect(say(judgeDe, reason, SPEAKER)).toMatch(/^Damit endet die Runde sofort, und das ist [\d,]+ Punkte mehr wert,/);
});

test("a reason says whether it speaks of what was played or of the next best", () => {
  const args = { share: 66, worlds: 400, more: 1 };
  const reason = (isPlayed: boolean) => ({ id: "judge.ahead", args: { ...args, isPlayed } });
  expect(say(judgeEn, reason(true), SPEAKER)).toBe(
    "In 400 rounds played out in thought it came out ahead of what was played in 66 of 100, by 1 point on average.",
  );
  expect(say(judgeDe, reason(false), SPEAKER)).toBe(
    "In 400 durchgespielten Runden lag es in 66 von 100 vor der nächstbesten Antwort, im Schnitt um 1 Punkt.",
  );
});
