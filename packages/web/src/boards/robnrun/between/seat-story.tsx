import {
  KINDS,
  NAMES,
  needOf,
  PASS,
  type Review,
  type ReviewStep,
  type SeatReview,
  TOOLS,
} from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { Tool } from "../cards/tool.tsx";
import { useTable } from "../context.ts";
import { fillingOf, HintWords } from "../hint-words.tsx";
import type { OpenAct } from "../logic/review.ts";
import { useActWords } from "../use-act-words.ts";

interface SeatStoryProps {
  readonly review: Review;
  readonly seat: SeatReview;
  readonly acts: readonly OpenAct[];
}

/** The heist through one accomplice's eyes: what each hint left possible, and which cards followed. */
export function SeatStory({ review, seat, acts }: SeatStoryProps): JSX.Element {
  const rounds = Math.max(0, ...acts.map(({ round }) => round));
  return (
    <ol class="rob-story" data-part="story">
      {Array.from({ length: rounds }, (_, i) => (
        <Round key={i} review={review} seat={seat} acts={acts} round={i + 1} />
      ))}
    </ol>
  );
}

function Round({ review, seat, acts, round }: SeatStoryProps & { readonly round: number }): JSX.Element {
  const { t } = useTable();
  return (
    <li>
      <h3>{t.round(round)}</h3>
      {seat.steps
        .filter((step) => step.round === round && step.hint !== null)
        .map((step) => (
          <HintStep key={step.hint} review={review} step={step} />
        ))}
      <ul class="rob-story-acts">
        {acts
          .filter((act) => act.round === round)
          .map((act, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- what was done stays in its place
            <ActLine key={i} act={act} isOwn={act.seat === seat.seat} />
          ))}
      </ul>
      {seat.steps
        .filter((step) => step.round === round && step.hint === null)
        .map((step) => (
          <div key="after" class="rob-story-hint">
            <p>{t.beforeRound(round)}</p>
            <Possible review={review} step={step} />
          </div>
        ))}
    </li>
  );
}

function HintStep({ review, step }: { review: Review; step: ReviewStep }): JSX.Element {
  const told = found(review.told[step.hint ?? 0]);
  const secret = found(review.secrets[step.hint ?? 0]);
  const tool = told.tool ?? (secret in TOOLS ? secret : null);
  return (
    <div class="rob-story-hint">
      <p class="rob-slip" data-part="slip">
        <span class="rob-number">{told.hint}</span>
        <span class="rob-hint-words">
          <HintWords filling={fillingOf(told, tool === null ? null : found(NAMES[tool]))} />
        </span>
      </p>
      <Possible review={review} step={step} />
    </div>
  );
}

/** The least and the most of each tool that was possible; ticked where it could be known. */
function Possible({ review, step }: { review: Review; step: ReviewStep }): JSX.Element {
  const { t, cardName } = useTable();
  const need = needOf(review.safes);
  return (
    <div class="rob-possible">
      <p>{t.possible(step.possible)}</p>
      <ul>
        {Array.from({ length: KINDS }, (_, face) => {
          const [min, max] = [found(step.min[face]), found(step.max[face])];
          return (
            <li key={TOOLS[face]} data-certain={min === max} data-needed={found(need[face]) > 0}>
              <Tool face={face} />
              <span class="vh">
                {cardName(found(TOOLS[face]))}: {t.gridCell(min, max)}; {t.needTotal} {need[face]}
              </span>
              <small aria-hidden="true">{min === max ? min : `${min}–${max}`}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function ActLine({ act, isOwn }: { act: OpenAct; isOwn: boolean }): JSX.Element {
  const { t, name, cardName } = useTable();
  const wordsOf = useActWords();
  const { seat, what, face, fate, isKnown } = act;
  const words = face === null ? wordsOf(act) : cardName(found(NAMES[face]));
  const end = fate === "open" ? t.fateOpen : fate === "wrong" ? t.fateWrong : null;
  return (
    <li data-own={isOwn} data-fate={fate ?? "none"}>
      {face === null ? <Icon name={what === PASS ? "minus" : "swap"} /> : <Tool face={face} />}
      <span>
        <b>{name(seat)}</b>: {words}
        {end !== null && <em>, {end}</em>}
        {isKnown && <strong>, {t.fateKnown}</strong>}
      </span>
    </li>
  );
}
