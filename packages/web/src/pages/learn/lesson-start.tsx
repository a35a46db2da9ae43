import type { JSX } from "preact";
import "./learn.css";
import { settings } from "../../app/settings.ts";
import { readProgress } from "../../lesson/progress.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import type { ReadyLesson } from "./use-lesson.ts";

export interface LessonStartProps extends ReadyLesson {
  readonly onBegin: (step: number) => void;
}

/** What the lesson is about, and where to begin. */
export function LessonStart({ game, lesson, texts, onBegin }: LessonStartProps): JSX.Element {
  const t = useText({ en, de });
  const { id, name } = game.meta;
  const progress = readProgress(lesson);
  const isUnderWay = progress !== null && !progress.isFinished && progress.step > 0;
  return (
    <Page title={t.title(name[settings.language.value])} lead={`${texts.lead} ${t.minutes(lesson.minutes)}`}>
      {progress?.isFinished && <Notice tone="ok">{t.done}</Notice>}
      <section class="learn-topics" aria-labelledby="learn-topics">
        <h2 id="learn-topics" class="caps">
          {t.topics}
        </h2>
        <ul>
          {texts.topics.map((topic) => (
            <li key={topic}>
              <Icon name="check" />
              {topic}
            </li>
          ))}
        </ul>
      </section>
      <div class="learn-begin">
        {isUnderWay ? (
          <>
            <Button tone="lit" size="big" onClick={() => onBegin(progress.step)}>
              {t.resume(progress.step + 1, lesson.steps.length)}
            </Button>
            <Button onClick={() => onBegin(0)}>{t.restart}</Button>
          </>
        ) : (
          <Button tone="lit" size="big" onClick={() => onBegin(0)}>
            {progress?.isFinished ? t.again : t.start}
          </Button>
        )}
      </div>
      <div class="learn-instead">
        <Button tone="ghost" icon="deck" href={`/new/${id}`}>
          {t.play}
        </Button>
        <Button tone="ghost" icon="rules" href={`/rules/${id}`}>
          {t.rules}
        </Button>
      </div>
    </Page>
  );
}
