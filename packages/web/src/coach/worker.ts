import { fastRandom } from "@safehouse/chance";
import { loadJudge } from "@safehouse/games";
import { hashText, say } from "@safehouse/kernel";
import type { Advice, CoachQuestion, FromCoach } from "./messages.ts";

/** How long is thought about one question, on a laptop. */
const SECONDS = 1.5;

/** Judges in a thread of its own: the table answers at once, however long that takes. */
self.addEventListener("message", (event: MessageEvent<CoachQuestion>) => {
  advise(event.data).then(
    (advice) => tell({ type: "advice", advice }),
    () => tell({ type: "failed" }),
  );
});

async function advise(question: CoachQuestion): Promise<Advice | null> {
  const { game, edition, config, view, decision, moves, history, language, names } = question;
  const judge = await loadJudge(game, { edition, config });
  if (judge === null) return null;
  const seed = Number.parseInt(hashText(decision.id).slice(0, 8), 16);
  const budget = { nodes: SECONDS * judge.nodesASecond };
  const judgement = judge.judge({ view, decision, moves, history, random: fastRandom(seed), budget });
  const speaker = { name: (seat: number) => names[seat] ?? "", isYou: (seat: number) => seat === decision.seat };
  const reason = say(await judge.texts[language](), judgement.reason, speaker);
  return { decision: decision.id, judgement, unit: judge.unit, reason };
}

function tell(message: FromCoach): void {
  self.postMessage(message);
}
