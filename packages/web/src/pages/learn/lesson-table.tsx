import { computed, effect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useFullScreen } from "../../app/full-screen.ts";
import { navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { toast } from "../../app/toast.ts";
import { Coach } from "../../lesson/coach.tsx";
import { pauseOfOthers } from "../../lesson/pause.ts";
import { keepProgress } from "../../lesson/progress.ts";
import { type LessonSession, openLessonSession } from "../../lesson/session.ts";
import { de as coachDe } from "../../lesson/text/de.ts";
import { en as coachEn } from "../../lesson/text/en.ts";
import { continueRecord } from "../../play/local/create.ts";
import { nameSeats } from "../../play/seat-names.ts";
import type { SeatInfo } from "../../play/session.ts";
import { TableView } from "../../play/table/table-view.tsx";
import { textIn, useText } from "../../text/texts.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import type { ReadyLesson } from "./use-lesson.ts";

export interface LessonTableProps extends ReadyLesson {
  readonly from: number;
  readonly onAgain: () => void;
}

/** The table with a coach above the board. */
export function LessonTable({ game, lesson, texts, from, onAgain }: LessonTableProps): JSX.Element {
  useFullScreen();
  const t = useText({ en, de });
  const coach = useText({ en: coachEn, de: coachDe });
  const session = useLessonSession({ game, lesson, texts, from });
  if (session === null) return <p class="table-wait">{t.loading}</p>;
  const leave = (): void => navigate("/");
  const goOn = (): void => void (session.phase.peek() === "reading" ? session.next() : session.showMe());
  return (
    <TableView
      isDrawn
      session={session}
      note={
        <Coach {...{ session, texts, onAgain }} onLeave={leave} onPlayOn={() => void playOn(session, coach.notKept)} />
      }
      shortcuts={{ n: goOn }}
      shortcutHelp={[["N", coach.nextKey]]}
      onLeave={leave}
    />
  );
}

function useLessonSession({ game, lesson, from }: ReadyLesson & { readonly from: number }): LessonSession | null {
  const [session, setSession] = useState<LessonSession | null>(null);
  useEffect(() => {
    let opened: LessonSession | null = null;
    let isLeft = false;
    let forget = (): void => {};
    const seats = computed(() => nameSeats(lesson.seats, settings.language.value).map(callYou(lesson.learner)));
    void openLessonSession({ game, lesson, seats, from, pause: pauseOfOthers }).then((ready) => {
      if (isLeft) return ready.close();
      opened = ready;
      forget = effect(() => {
        keepProgress(lesson, { step: ready.step.value, isFinished: ready.phase.value === "finished" });
      });
      return setSession(ready);
    });
    return () => {
      isLeft = true;
      forget();
      opened?.close();
    };
  }, []);
  return session;
}

function yourName(): string {
  return settings.name.value || textIn(settings.language.value, { en, de }).you;
}

function callYou(learner: number): (seat: SeatInfo, i: number) => SeatInfo {
  return (seat, i) => (i === learner ? { ...seat, name: yourName() } : seat);
}

/** The same match goes on against bots, as a match of this device. */
async function playOn({ lesson, entries, game: played }: LessonSession, notKept: string): Promise<void> {
  const { game, config, seats, learner } = lesson;
  const { rules, content } = played.meta;
  const level = seats.find(({ kind }) => kind === "bot")?.level ?? "normal";
  try {
    const you = { seat: learner, name: yourName(), level };
    const id = await continueRecord({ game, rules, content, config, seats, entries }, entries.length, you);
    navigate(`/local/${id}`);
  } catch {
    toast({ text: notKept, tone: "refusal" });
  }
}
