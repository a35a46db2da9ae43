import type { Review } from "@safehouse/games/robnrun/board";
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { untilThere } from "../../../app/until-there.ts";
import { Sheet } from "../../../ui/sheet.tsx";
import { useTable } from "../context.ts";

export interface ReviewSheetProps {
  readonly review: Review;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The review is loaded when somebody looks into one. */
export function ReviewSheet({ review, open, onClose }: ReviewSheetProps): JSX.Element {
  const { t } = useTable();
  const [Content, setContent] = useState<ComponentType<{ review: Review }> | null>(null);
  useEffect(
    () =>
      open
        ? untilThere(
            () => import("./review.tsx"),
            (loaded) => setContent(() => loaded.HeistReview),
          )
        : undefined,
    [open],
  );
  return (
    <Sheet open={open} title={t.reviewTitle(review.heist)} onClose={onClose}>
      {Content === null ? <p>{t.thinking}</p> : <Content review={review} />}
    </Sheet>
  );
}
