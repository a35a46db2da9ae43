import type { Cell } from "@safehouse/games/clou/board";
import { checkUse, type PaperUse } from "@safehouse/games/clou/companion";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { plainCellWords } from "../../../../boards/clou/cell-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { NumberStepper } from "../../../../ui/number-stepper.tsx";
import { RuleTag } from "../../../../ui/rule-tag.tsx";
import { useBeside } from "../context.ts";
import { Told } from "../told.tsx";

export interface AnswerProps {
  readonly cell: Cell;
  readonly seat: number;
  /** Null while no dice are chosen. */
  readonly use: PaperUse | null;
  onUsed(): void;
  onClose(): void;
}

/** Whether the dice in hand go there and why not; and what really stands there, if the mirror is wrong. */
export function Answer({ cell, seat, use, onUsed, onClose }: AnswerProps): JSX.Element {
  const { t, words, names, kept, act } = useBeside();
  const last = kept.acts.at(-1);
  const isJustUsed = use === null && last?.do === "use" && last.cell === cell.name && last.seat === seat;
  const [isMending, setMending] = useState(false);
  return (
    <aside class="comp-answer" aria-label={t.answer}>
      <header>
        <p>{plainCellWords({ t: words, names }, cell)}</p>
        <IconButton icon="close" label={t.close} onClick={onClose} />
      </header>
      {use !== null && <Verdict use={use} />}
      {isJustUsed && <Told />}
      <div class="comp-row">
        {use !== null && <WriteIn use={use} onUsed={onUsed} />}
        <Button icon="pencil" pressed={isMending} onClick={() => setMending(!isMending)}>
          {t.mend}
        </Button>
      </div>
      {isMending && (
        <Mend
          cell={cell}
          onDone={(number, isCrossed) => {
            act({ do: "note", seat, cell: cell.name, number, isCrossed });
            setMending(false);
          }}
        />
      )}
    </aside>
  );
}

function Verdict({ use }: { readonly use: PaperUse }): JSX.Element {
  const { t, voice, view, id, game } = useBeside();
  const refusal = checkUse(game, view, use);
  if (refusal === null) {
    return (
      <p class="comp-verdict" data-fits="true" role="status">
        <Icon name="check" /> <span>{t.fits}</span>
      </p>
    );
  }
  return (
    <p class="comp-verdict" data-fits="false" role="status">
      <Icon name="close" />{" "}
      <span>
        {voice.say(refusal.why)} <RuleTag game={id} rule={refusal.rule} />
      </span>
    </p>
  );
}

function WriteIn({ use, onUsed }: { readonly use: PaperUse; onUsed(): void }): JSX.Element | null {
  const { t, view, act, game } = useBeside();
  if (checkUse(game, view, use) !== null) return null;
  return (
    <Button
      tone="lit"
      onClick={() => {
        act({ do: "use", ...use });
        onUsed();
      }}
    >
      {t.writeIn}
    </Button>
  );
}

interface MendProps {
  readonly cell: Cell;
  onDone(number: number, isCrossed: boolean): void;
}

const MOST_WRITTEN = 18;

/** What stands there on paper. */
function Mend({ cell, onDone }: MendProps): JSX.Element {
  const { t } = useBeside();
  const [number, setNumber] = useState(Math.max(1, cell.number));
  const isBox = cell.kind === "bar" || cell.kind === "pyramid" || cell.kind === "circle-box";
  const mayCross = cell.kind !== "bar" && cell.kind !== "pyramid";
  return (
    <div class="comp-mend">
      {isBox && <NumberStepper label={t.onPaper} value={number} min={1} max={MOST_WRITTEN} onChange={setNumber} />}
      <div class="comp-row">
        {isBox && <Button onClick={() => onDone(number, false)}>{t.isWritten(number)}</Button>}
        {mayCross && (
          <Button onClick={() => onDone(number, true)}>{isBox ? t.isWrittenAndCrossed(number) : t.isCrossed}</Button>
        )}
        <Button onClick={() => onDone(0, false)}>{t.isEmpty}</Button>
      </div>
    </div>
  );
}
