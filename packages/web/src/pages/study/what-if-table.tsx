import type { BranchLuck } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { settings } from "../../app/settings.ts";
import type { SeatInfo } from "../../play/session.ts";
import { type Asked, MovesDialog } from "../../play/table/moves-dialog.tsx";
import { TableView } from "../../play/table/table-view.tsx";
import { useVoice } from "../../play/table/use-voice.ts";
import type { LastDraw, WhatIf } from "../../study/what-if.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ChooseDraw } from "./choose-draw.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface WhatIfTableProps {
  readonly whatIf: WhatIf;
  readonly seats: readonly SeatInfo[];
  /** Through a seat's eyes: the rest is imagined. */
  readonly isImagined: boolean;
  /** Every time something was played or taken back. */
  readonly onSteps: (steps: WhatIf["steps"]["value"]) => void;
  readonly onBack: () => void;
}

/** A branch that is being played, on the real table. */
export function WhatIfTable({ whatIf, seats, isImagined, onSteps, onBack }: WhatIfTableProps): JSX.Element {
  const t = useText({ en, de });
  const voice = useVoice(whatIf, seats, settings.language.value);
  const [isAnswering, setAnswering] = useState(false);
  const steps = whatIf.steps.value;
  const others = whatIf.others.value;
  const lastDraw = whatIf.lastDraw.value;
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) onSteps(steps);
    isBegun.current = true;
  }, [steps]);
  const questions = useMemo(
    () =>
      voice === null
        ? []
        : others.map(({ decision, moves, view }): Asked => {
            const text = `${seats[decision.seat]?.name ?? ""}: ${voice.say(whatIf.game.ask(view, decision))}`;
            return { decision, moves, text, view };
          }),
    [others, voice, seats],
  );
  const names = [...new Set(others.map(({ decision }) => seats[decision.seat]?.name ?? ""))].join(", ");
  const foot = (
    <section class="study-foot study-playing" data-part="what-if" aria-label={t.whatIf}>
      <p>{isImagined ? t.playingSeen : t.playing}</p>
      {lastDraw !== null && <LuckLine lastDraw={lastDraw} onDraw={(wish) => whatIf.redraw(wish)} />}
      <div class="study-tools">
        {others.length > 0 && (
          <Button size="small" icon="person" onClick={() => setAnswering(true)} data-part="answer-for">
            {t.answerFor(names)}
          </Button>
        )}
        <Button size="small" tone="lit" icon="back" onClick={onBack} data-part="what-if-back">
          {steps.length === 0 ? t.back : t.backHere}
        </Button>
      </div>
      {voice !== null && (
        <MovesDialog
          {...{ session: whatIf, seats, questions, voice }}
          submit={(decision, move) => void whatIf.submit(decision, move)}
          open={isAnswering}
          onClose={() => setAnswering(false)}
        />
      )}
    </section>
  );
  return <TableView session={whatIf} seats={seats} foot={foot} onLeave={onBack} shortcuts={{ b: onBack }} />;
}

interface LuckLineProps {
  readonly lastDraw: LastDraw;
  readonly onDraw: (wish: Parameters<WhatIf["redraw"]>[0]) => void;
}

/** What chance said, and another go at it: anew, as in the match, or as one wants it. */
function LuckLine({ lastDraw, onDraw }: LuckLineProps): JSX.Element {
  const t = useText({ en, de });
  const [isChoosing, setChoosing] = useState(false);
  const { draw, drawn, luck, inMatch } = lastDraw;
  const said =
    "dice" in draw
      ? t.dice(drawn.join(" "))
      : "shuffle" in draw
        ? t.shuffled(draw.shuffle)
        : t.picked((drawn[0] ?? 0) + 1, draw.pick);
  const how: { readonly [how in BranchLuck]: string } = { new: t.luckNew, match: t.luckMatch, chosen: t.luckChosen };
  return (
    <div class="study-luck" data-part="luck" data-luck={luck}>
      <p role="status">
        <Icon name="extra-die" /> {said} · {how[luck]}
      </p>
      <Button size="small" icon="clockwise" onClick={() => onDraw("new")}>
        {t.drawAnew}
      </Button>
      {inMatch !== null && luck !== "match" && (
        <Button size="small" onClick={() => onDraw("match")}>
          {t.asInMatch}
        </Button>
      )}
      {!("shuffle" in draw) && (
        <Button size="small" onClick={() => setChoosing(true)}>
          {t.choose}
        </Button>
      )}
      {isChoosing && (
        <ChooseDraw
          {...{ draw, drawn }}
          onTake={(wish) => {
            setChoosing(false);
            onDraw(wish);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
