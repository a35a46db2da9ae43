import { checkUse, type PaperUse } from "@safehouse/games/clou/companion";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import "./check.css";
import { DieFace } from "../../../../boards/clou/tray/die.tsx";
import { NumberStepper } from "../../../../ui/number-stepper.tsx";
import { useBeside } from "../context.ts";
import { Answer } from "./answer.tsx";
import { Mirror } from "./mirror.tsx";

const MOST_SHIFT = 6;

/** Does this fit? By the game's own rules, on a sheet that mirrors the paper as far as it was told. */
export function CheckPart(): JSX.Element {
  const { t, words, view, kept, voice, game, reader } = useBeside();
  const { dice: thrown, stage } = reader.readNight(view);
  const [seat, setSeat] = useState(0);
  const [taken, setTaken] = useState<readonly number[]>([]);
  const [extra, setExtra] = useState(0);
  const [by, setBy] = useState(0);
  const [at, setAt] = useState<string | null>(null);
  const { left } = reader.readHand(view, seat);
  const isLeft = (die: number): boolean => ((left >> die) & 1) === 1;
  const isLying = stage === "dice" && thrown.length > 0;
  const dice = isLying ? taken.filter(isLeft).map((i) => thrown[i] as number) : [];
  const cells = useMemo(() => reader.readCells(view, seat), [view, seat]);
  const useOf = (cell: string): PaperUse => ({ seat, dice, cell, extra: extra === 0 ? [] : [extra], by });
  const hasNumber = dice.length > 0 || extra > 0;
  const fitting = new Set(
    hasNumber ? cells.filter(({ name }) => checkUse(game, view, useOf(name)) === null).map(({ name }) => name) : [],
  );
  const cell = cells.find(({ name }) => name === at) ?? null;
  const putDown = (): void => {
    setTaken([]);
    setExtra(0);
    setBy(0);
  };
  return (
    <section class="comp-check-part" aria-label={t.check}>
      <div class="comp-asks">
        <h2>{t.checkTitle}</h2>
        <p class="comp-small">{isLying ? t.checkLead : t.checkNoDice}</p>
      </div>
      {kept.setup.thieves.length > 1 && (
        <div class="comp-seats" role="group" aria-label={t.whose}>
          {kept.setup.thieves.map((thief, each) => (
            <button
              key={thief}
              type="button"
              aria-pressed={seat === each}
              onClick={() => {
                setSeat(each);
                setAt(null);
                putDown();
              }}
            >
              {voice.name(each)}
            </button>
          ))}
        </div>
      )}
      {isLying && (
        <div class="comp-pick" data-part="dice-pick" role="group" aria-label={words.dice}>
          {thrown.map((face, i) => (
            <button
              // A die is told apart by its place alone.
              // oxlint-disable-next-line react/no-array-index-key
              key={i}
              type="button"
              class="clou-die"
              data-part="die"
              aria-label={isLeft(i) ? words.die(face) : `${words.die(face)}, ${words.dieUsed}`}
              aria-pressed={taken.includes(i)}
              data-chosen={taken.includes(i)}
              data-used={!isLeft(i)}
              disabled={!isLeft(i)}
              onClick={() => setTaken(taken.includes(i) ? taken.filter((each) => each !== i) : [...taken, i])}
            >
              <DieFace face={face} />
            </button>
          ))}
          {hasNumber && (
            <p class="comp-sum" aria-live="polite">
              {t.makes(
                dice.reduce((sum, face) => sum + face, extra + by),
                fitting.size,
              )}
            </p>
          )}
        </div>
      )}
      {isLying && (
        <details class="comp-whites">
          <summary>{t.whites}</summary>
          <NumberStepper label={t.extraDie} help={t.extraDieHelp} value={extra} min={0} max={6} onChange={setExtra} />
          <NumberStepper label={t.shift} value={by} min={-MOST_SHIFT} max={MOST_SHIFT} onChange={setBy} />
        </details>
      )}
      <Mirror {...{ seat, cells, at, fitting }} onPress={(name) => setAt(name === at ? null : name)} />
      {cell !== null && (
        <Answer
          key={`${seat} ${cell.name}`}
          cell={cell}
          seat={seat}
          use={hasNumber ? useOf(cell.name) : null}
          onUsed={putDown}
          onClose={() => setAt(null)}
        />
      )}
    </section>
  );
}
