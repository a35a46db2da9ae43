import type { JSX } from "preact";
import "./between.css";
import { useHold } from "../../../kit/use-held.ts";
import { Button } from "../../../ui/button.tsx";
import { later } from "../../../ui/later.tsx";
import { useTable } from "../context.ts";
import { Town } from "../town/town.tsx";

/** The table fetches it before the first heist ends, or the town would have to move aside for it. */
export const Evaluation = later(async () => (await import("./evaluation.tsx")).Evaluation);

export interface BetweenProps {
  /** The evaluation was read: on a small screen it makes room for the town. */
  readonly isRead: boolean;
  readonly setRead: (isRead: boolean) => void;
  readonly onReview: () => void;
}

/** After a heist: how it ended, step by step, and the town to choose from until the next one begins. */
export function Between({ isRead, setRead, onReview }: BetweenProps): JSX.Element {
  const { view, t, question, isReplay } = useTable();
  const { review, target, heist } = view.table;
  // The next heist of somebody else does not begin behind it. Until all is told, it goes on by itself.
  const isWhole = review !== null && view.seat !== null && heist > review.heist && !isReplay;
  const isHeld = isWhole && !isRead && question === null;
  useHold(isHeld);
  return (
    <div class="rob-between" data-read={isRead || review === null}>
      {review !== null && (
        <Evaluation {...{ review, isWhole, isHeld }} onReview={onReview} onRead={() => setRead(true)} />
      )}
      {target === null && (
        <div class="rob-between-town">
          {review !== null && (
            <Button class="rob-again" size="small" tone="ghost" icon="back" onClick={() => setRead(false)}>
              {t.showEvaluation(review.heist)}
            </Button>
          )}
          <Town titleId="rob-town-title" isMain />
        </div>
      )}
    </div>
  );
}
