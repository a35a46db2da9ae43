import { CONCERT_NOW, CONCERT_STEPS, OFFERED, OFFERING } from "../slots.ts";
import type { ConcertStep } from "../content/plan.ts";
import type { Play, Sight } from "../play.ts";

type Stage = Pick<Sight, "table" | "board">;

/** what is played this round; null where no concert is given. */
export function passageNow({ table, board }: Stage): ConcertStep["passage"] | "not-begun" | null {
  const { concert } = table.plan;
  if (concert === null) return null;
  const now = board[table.concertAt + CONCERT_NOW];
  return now === 0 ? "not-begun" : concert.passages[now - 1];
}

/** Not begun, or an interval: whoever dresses there is in. */
export function isIntermission(stage: Stage): boolean {
  const passage = passageNow(stage);
  return passage === "not-begun" || passage === "interval";
}

/** What tools give may not be used, white symbols neither; their cells may still be filled. */
export function isHushed(stage: Stage): boolean {
  return stage.table.concertAt >= 0 && passageNow(stage) === "quiet";
}

/** The two symbols of a loud passage; none in any other. */
export function loudGifts({ table, board }: Stage): readonly number[] {
  const now = table.concertAt < 0 ? 0 : board[table.concertAt + CONCERT_NOW];
  return table.plan.concert?.gifts[now - 1] ?? [];
}

/** The settler is asked whether to take one of them. */
export function isOffering({ table, board }: Stage): boolean {
  return table.concertAt >= 0 && board[table.concertAt + OFFERING] === 1;
}

/** time was crossed, so is a step, which names the rule of the next round. After the last one nothing changes. */
export function moveConcert({ table, board, events }: Play): void {
  const { concert } = table.plan;
  if (concert === null) return;
  const at = table.concertAt + CONCERT_STEPS;
  if (board[at] === concert.passages.length) return;
  board[at] += 1;
  events?.push({ type: "concert", step: board[at], passage: concert.passages[board[at] - 1] });
}

/** A round begins. */
export function playOn({ table, board }: Play): void {
  const at = table.concertAt;
  if (at < 0) return;
  board[at + CONCERT_NOW] = board[at + CONCERT_STEPS];
  board[at + OFFERED] = 0;
  board[at + OFFERING] = 0;
}
