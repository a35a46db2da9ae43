import type { JSX } from "preact";
import { AnswerCard } from "../../../kit/answer-card.tsx";
import { RuleTag } from "../../../ui/rule-tag.tsx";
import { useTable } from "../context.ts";

/** "Do you believe it?" Both answers are equally lit. */
export function Belief(): JSX.Element {
  const { lit, t, view, name } = useTable();
  const speaker = name(view.table.turn);
  return (
    <>
      <div class="klau-two">
        {lit.answers.map((move) =>
          move.do === "believe" ? (
            <AnswerCard key={move.do} move={move} title={t.believe} means={t.believeMeans(speaker)} />
          ) : (
            <AnswerCard key={move.do} move={move} title={t.doubt} means={t.doubtMeans(speaker)} />
          ),
        )}
      </div>
      <p class="klau-note" data-part="prompt-note">
        {t.doubtShows} <RuleTag game="klaumau" rule="K-4.5" />
      </p>
    </>
  );
}
