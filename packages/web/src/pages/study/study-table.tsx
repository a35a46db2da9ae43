import {
  nextBranchId,
  pageAt,
  samePlace,
  STUDY_LIMITS,
  type StudyBranch,
  type StudyPlace,
  type StudyWork,
  withBranch,
  withMark,
  withoutBranch,
  withPage,
} from "@safehouse/kernel";
import { fastRandom } from "@safehouse/chance";
import type { ComponentChildren, JSX } from "preact";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import "./study.css";
import { useFullScreen } from "../../app/full-screen.ts";
import { amend, navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { setTitle } from "../../app/title.ts";
import { toast } from "../../app/toast.ts";
import type { SeatInfo } from "../../play/session.ts";
import { TableView } from "../../play/table/table-view.tsx";
import { useVoice } from "../../play/table/use-voice.ts";
import type { StudyBase } from "../../study/base.ts";
import { Marks } from "../../study/marks.tsx";
import { useDrawing } from "../../study/use-drawing.ts";
import { openWhatIf, type WhatIf } from "../../study/what-if.ts";
import { useText } from "../../text/texts.ts";
import { Notice } from "../../ui/notice.tsx";
import type { MenuItem } from "../../ui/menu.tsx";
import { Controls } from "../replay/controls.tsx";
import { usePlayer } from "../replay/use-player.ts";
import { Contents } from "./contents.tsx";
import { MarkDialog } from "./mark-dialog.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import { writeStudyPlace } from "./place.ts";
import { StudyFoot } from "./study-foot.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useLine } from "./use-line.ts";
import { useThings } from "./use-things.ts";
import { WhatIfTable } from "./what-if-table.tsx";

export interface StudyTableProps {
  readonly base: StudyBase;
  readonly seats: readonly SeatInfo[];
  readonly work: StudyWork;
  readonly start: StudyPlace;
  /** The page's address, which follows where one is; null where that is no business of the address. */
  readonly path: string | null;
  /** Null for who only reads. What-ifs of theirs are their own, and gone with the page. */
  readonly onWork: ((work: StudyWork) => void) | null;
  readonly menu: readonly MenuItem[];
  /** Told where one has gone; `isOwn`: by oneself, not led there. */
  readonly onPlace?: (place: StudyPlace, isOwn: boolean) => void;
  /** Where somebody else leads; null for nowhere, or if one looks by oneself. */
  readonly ledTo?: StudyPlace | null;
  /** Above the board, such as who leads. */
  readonly note?: ComponentChildren;
}

interface Playing {
  readonly whatIf: WhatIf;
  /** What it becomes: so many first steps were there before. */
  readonly branch: StudyBranch;
}

/** A study on the real table: a replay with notes, marks and what-ifs. */
export function StudyTable(props: StudyTableProps): JSX.Element {
  useFullScreen();
  const t = useText({ en, de });
  const { base, seats, start, path, ledTo = null, menu } = props;
  // What readers play is laid over what they read.
  const [draft, setDraft] = useState<StudyWork | null>(null);
  useEffect(() => setDraft(null), [props.work]);
  const work = draft ?? props.work;
  const change = props.onWork ?? setDraft;
  const mayWrite = props.onWork !== null;
  const frame = useRef<HTMLDivElement>(null);
  const { line, session, place, problem, goTo, chooseBranch } = useLine(base, work, seats, start);
  const player = usePlayer(session);
  const voice = useVoice(session, seats, settings.language.value);
  const things = useThings(session, seats);
  const [dialog, setDialog] = useState<"note" | "mark" | null>(null);
  const [playing, setPlaying] = useState<Playing | null>(null);
  const page = pageAt(work, place);
  const mark = useCallback(
    (drawn: Parameters<typeof withMark>[2]) => change(withMark(work, place, drawn)),
    [work, place],
  );
  const drawing = useDrawing(frame, mark);
  useEffect(() => setTitle(work.title === "" ? t.title : work.title), [work.title, t]);
  const before = useRef(place);
  useEffect(() => {
    const isMoved = !samePlace(before.current, place);
    before.current = place;
    if (isMoved) props.onPlace?.(place, ledTo === null || !samePlace(ledTo, place));
    if (path === null) return undefined;
    const timer = setTimeout(() => amend(path, writeStudyPlace(place)), QUIET_MS);
    return () => clearTimeout(timer);
  }, [place, path]);
  useEffect(() => {
    if (ledTo === null || samePlace(ledTo, place)) return;
    setPlaying(null);
    goTo(ledTo);
  }, [ledTo, props.work]);

  const begin = (): void => {
    if (line.moment(session.at.peek(), base.eyes).outcome !== null) return toast({ text: t.whatIfOver });
    const own = work.branches.find(({ id }) => id === place.branch);
    const goesOn = own !== undefined && place.n === own.steps.length;
    if (goesOn && own.steps.length >= STUDY_LIMITS.steps) return toast({ text: t.whatIfLong });
    if (!goesOn && work.branches.length >= STUDY_LIMITS.branches) return toast({ text: t.whatIfFull });
    const world = place.branch === null ? base.imagine(place.n) : undefined;
    const state = place.branch === null ? base.world(place.n, world) : line.state(session.at.peek());
    if (state === null || state === undefined) return toast({ text: t.whatIfUnknown });
    const fresh = { id: nextBranchId(work), from: place, ...(world !== undefined && { world }), steps: [] };
    const n = session.at.peek();
    // Whoever tries something is no longer led.
    if (ledTo !== null) props.onPlace?.(place, true);
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    setPlaying({
      branch: goesOn ? own : fresh,
      whatIf: openWhatIf({
        ...{ base, state, n, seats },
        log: (viewer) => line.log(viewer).slice(0, n),
        random: fastRandom(seed),
      }),
    });
  };

  if (playing !== null) {
    const { branch, whatIf } = playing;
    return (
      <WhatIfTable
        {...{ whatIf, seats }}
        isImagined={base.eyes !== "open"}
        onSteps={(steps) => {
          const all = [...branch.steps, ...steps].slice(0, STUDY_LIMITS.steps);
          const isThere = work.branches.some(({ id }) => id === branch.id);
          // Draws alone are no what-if yet: they come with the first answer.
          const isPlayed = all.some(({ luck }) => luck === undefined);
          if (isPlayed) change(withBranch(work, { ...branch, steps: all }));
          else if (isThere) change(withoutBranch(work, branch.id));
        }}
        onBack={() => {
          setPlaying(null);
          const after = work.branches.find(({ id }) => id === branch.id);
          if (after !== undefined) goTo({ branch: after.id, n: after.steps.length });
        }}
      />
    );
  }

  const note = (): void => setDialog("note");
  const draw = (): void => setDialog("mark");
  const step = (by: number) => () => player.seek(session.at.peek() + by);
  return (
    <div class="study" ref={frame} data-part="study" data-place={`${place.branch ?? "match"}:${place.n}`}>
      <TableView
        session={session}
        seats={seats}
        menu={menu}
        note={
          <>
            {props.note}
            {problem !== null && (
              <Notice tone="warning">{problem.kind === "world" ? t.world : t.step(problem.n)}</Notice>
            )}
          </>
        }
        aside={
          <Contents
            {...{ work, place }}
            onGo={goTo}
            onRemoveBranch={mayWrite ? (id) => change(withoutBranch(work, id)) : null}
          />
        }
        asideLabel={t.contents}
        asideCount={work.pages.length}
        foot={
          <>
            <StudyFoot
              {...{ work, page, things, drawing, chooseBranch }}
              branch={line.branch}
              onNote={mayWrite ? note : null}
              onMark={mayWrite ? draw : null}
              onWhatIf={begin}
            />
            {voice !== null && <Controls {...{ session, player }} say={voice.say} hasEyes={base.eyes === "open"} />}
          </>
        }
        onEntry={player.seek}
        shortcuts={{
          ArrowLeft: step(-1),
          ArrowRight: step(1),
          Home: step(-line.length),
          End: step(line.length),
          " ": player.toggle,
          n: mayWrite ? note : null,
          m: mayWrite ? draw : null,
          b: begin,
        }}
        shortcutHelp={[
          ["← →", t.keyArrows],
          ["Home End", t.keyHome],
          ...(mayWrite
            ? ([
                ["N", t.keyNote],
                ["M", t.keyMark],
              ] as const)
            : []),
          ["B", t.keyBranch],
        ]}
        onLeave={() => navigate("/studies")}
      />
      <Marks marks={page.marks} place={frame} />
      {dialog === "note" && (
        <NoteDialog
          note={page.note}
          onKeep={(text) => change(withPage(work, { ...page, note: text }))}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "mark" && (
        <MarkDialog
          marks={page.marks}
          things={things}
          board={frame.current?.querySelector<HTMLElement>("[data-board]") ?? null}
          onMark={mark}
          onBoard={() => {
            setDialog(null);
            drawing.begin();
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}

/** Browsers count changes of the address: a slider that is dragged would use them up. */
const QUIET_MS = 250;
