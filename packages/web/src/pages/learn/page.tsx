import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { PageProps } from "../../app/pages.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { LessonStart } from "./lesson-start.tsx";
import { LessonTable } from "./lesson-table.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useLesson } from "./use-lesson.ts";

/** A first game that teaches by playing. */
export function Page({ params }: PageProps): JSX.Element {
  const t = useText({ en, de });
  const game = params["game"] ?? "";
  const loaded = useLesson(game);
  /** The step to begin with, and how often one has begun: beginning again is a new session. */
  const [begun, setBegun] = useState<{ readonly from: number; readonly count: number } | null>(null);
  const begin = (from: number): void => setBegun({ from, count: (begun?.count ?? 0) + 1 });
  switch (loaded.type) {
    case "loading":
      return <p class="table-wait">{t.loading}</p>;
    case "none":
    case "failed":
      return (
        <Frame title={t[loaded.type]} lead={loaded.type === "none" ? t.noneLead : t.failedLead}>
          {loaded.type === "failed" && (
            <Button tone="lit" onClick={loaded.retry}>
              {t.retry}
            </Button>
          )}
          <Button href="/">{t.home}</Button>
        </Frame>
      );
    case "ready":
      return begun === null ? (
        <LessonStart {...loaded} onBegin={begin} />
      ) : (
        <LessonTable key={begun.count} {...loaded} from={begun.from} onAgain={() => begin(0)} />
      );
  }
}
