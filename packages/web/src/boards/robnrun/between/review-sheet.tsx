import type { Review } from "@safehouse/games/robnrun/board";
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
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
  useEffect(() => {
    if (open) void import("./review.tsx").then(({ HeistReview }) => setContent(() => HeistReview));
  }, [open]);
  return (
    <Sheet open={open} title={t.reviewTitle(review.heist)} onClose={onClose}>
      {Content === null ? <p>{t.thinking}</p> : <Content review={review} />}
    </Sheet>
  );
}
