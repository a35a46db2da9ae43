import { HINT_PRICE } from "@safehouse/games/robnrun/board";
import type { JSX } from "preact";
import "./told.css";
import { Icon } from "../../../ui/icon.tsx";
import { useTable } from "../context.ts";
import { fillingOf, HintWords } from "../hint-words.tsx";
import { type Chapter, storyOf } from "../logic/story.ts";

/** What the boss has said and what came of it, in order: the crew's whole knowledge. */
export function Told(): JSX.Element {
  const { view, t, isBoss, name } = useTable();
  const { table } = view;
  const story = storyOf(table.told, view.secrets, table.results);
  const boss = name(table.boss);
  const title = isBoss ? t.toldByYou : view.seat === null ? t.toldPublic(boss) : t.toldTitle(boss);
  return (
    <section class="rob-told" data-part="told" aria-labelledby="rob-told-title">
      <h2 class="caps" id="rob-told-title">
        {title}
      </h2>
      {story.length === 0 && <p class="rob-told-none">{t.nothingTold}</p>}
      <ol>
        {story.map((chapter) =>
          chapter.type === "told" ? (
            <Slip key={`told-${chapter.place}`} chapter={chapter} />
          ) : (
            <Result key={`round-${chapter.round}`} chapter={chapter} />
          ),
        )}
      </ol>
    </section>
  );
}

function Slip({ chapter }: { chapter: Extract<Chapter, { type: "told" }> }): JSX.Element {
  const { t } = useTable();
  const { told, tool } = chapter;
  const isSecret = told.hint === 9;
  return (
    <li class="rob-slip" data-part="slip" data-thing={`hint:${told.hint}`}>
      <span class="rob-number">{told.hint}</span>
      <p class="rob-hint-words">
        <HintWords filling={fillingOf(told, tool)} />
      </p>
      {isSecret && (
        <small>
          <Icon name="eye-off" /> {t.secret}
        </small>
      )}
      {told.paid && (
        <small data-paid="">
          <Icon name="gold" /> {t.paid(HINT_PRICE)}
        </small>
      )}
    </li>
  );
}

function Result({ chapter }: { chapter: Extract<Chapter, { type: "sorted" }> }): JSX.Element {
  const { t, say } = useTable();
  return (
    <li class="rob-result">
      <b>{t.round(chapter.round)}</b> {say({ id: "event.sorted", args: { ...chapter.sorted } })}
    </li>
  );
}
