import { loadGame, loadJudge } from "@safehouse/games";
import { orderReview, type Review, review } from "@safehouse/host";
import type { MatchRecord } from "@safehouse/kernel";

/** Runs in a thread of its own: a review takes seconds. Null where nobody can say what the match was worth. */
// oxlint-disable-next-line import/no-default-export -- piscina calls the default export
export default async function work(record: MatchRecord): Promise<Review | null> {
  const game = await loadGame(record.game, record);
  if (game === null) return null;
  const judge = await loadJudge(record.game, { edition: record, config: record.config as never });
  const { order } = await orderReview(game, judge, record);
  return order === null ? null : review(order).review;
}
