import { loadGame, loadJudge } from "@safehouse/games";
import { type FoundReview, isDecided, mainOf, orderReview, reviewing, swingsOf, turnsOf } from "@safehouse/host";
import { houseTextDe, houseTextEn, type MessageTable, say } from "@safehouse/kernel";
import type { FromReviewer, ReadyReview, ToReviewer } from "./messages.ts";

/** Goes through a match in a thread of its own: the page answers at once, and ends it when nobody waits any more. */
self.addEventListener("message", (event: MessageEvent<ToReviewer>) => {
  run(event.data).catch(() => tell({ type: "broken" }));
});

/** As many as the page shows side by side. */
const SWINGS = 5;

async function run({ record, language, names }: ToReviewer): Promise<void> {
  const game = await loadGame(record.game, record);
  if (game === null) return tell({ type: "none" });
  const judge = await loadJudge(record.game, { edition: record, config: record.config as never });
  const { order, flaw } = await orderReview(game, judge, record);
  if (order === null) return tell({ type: "none" });
  const texts: MessageTable = {
    ...(language === "de" ? houseTextDe : houseTextEn),
    ...(await game.texts[language]()),
    ...(await judge?.texts[language]()),
  };
  const speaker = { name: (seat: number) => names[seat] ?? `${seat + 1}`, isYou: () => false };
  const ready = ({ review, match, advice, story }: FoundReview): ReadyReview => ({
    review,
    match,
    turns: turnsOf(match.entries)
      .filter(isDecided)
      .map((turn) => {
        const { n, move, appraised } = mainOf(turn, (entry) => advice.has(entry));
        return { n, seat: turn.seat, move, own: turn.own, error: appraised.own?.error ?? null };
      }),
    swings: swingsOf(review, SWINGS),
    isShared: order.appraisal.isShared,
    story,
    flaw: flaw?.kind ?? null,
    isJudged: judge !== null,
    advice: [...advice].map(([n, { reason, ...said }]) => ({ n, ...said, reason: say(texts, reason, speaker) })),
  });
  const work = reviewing({ ...order, isQuickFirst: true, isTold: true });
  let step = work.next();
  for (; !step.done; step = work.next()) {
    const { done, of, found } = step.value;
    tell({ type: "progress", done, of });
    if (found !== null) tell({ type: "found", found: ready(found), isWhole: false });
  }
  tell({ type: "found", found: ready(step.value), isWhole: true });
}

function tell(message: FromReviewer): void {
  self.postMessage(message);
}
