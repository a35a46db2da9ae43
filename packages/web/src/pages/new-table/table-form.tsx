import type { JSX } from "preact";
import { useState } from "preact/hooks";
import "./new-table.css";
import { navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { Cover } from "../../shelf/cover.tsx";
import type { ShelfGame } from "../../shelf/shelf.ts";
import { type Texts, useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type Draft, newDraft, problemOf, type Way } from "./draft.ts";
import { keepOptions, recallOptions } from "./kept-options.ts";
import { type GameToSet, usualLevel } from "./load-game.ts";
import { OnlineForm } from "./online-form.tsx";
import { openTable } from "./open-table.ts";
import { OptionsForm } from "./options-form.tsx";
import { PinField } from "./pin-field.tsx";
import { SeatsForm } from "./seats-form.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface TableFormProps {
  readonly shelved: ShelfGame;
  readonly loaded: GameToSet;
  readonly firstWay: Way;
}

export function TableForm({ shelved, loaded, firstWay }: TableFormProps): JSX.Element {
  const t = useText({ en, de });
  const { game, levels, texts } = loaded;
  const { id, seats: range, options: schema } = game.meta;
  const start = (way: Way): Draft => newDraft(way, range, settings.name.peek(), usualLevel(levels));
  const [draft, setDraft] = useState(() => start(firstWay));
  const [options, setOptions] = useState(() => recallOptions(id, schema));
  const [isOpening, setOpening] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const problem = problemOf(draft, range);

  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (problem !== null || isOpening) return;
    setOpening(true);
    setTrouble(null);
    keepOptions(id, options);
    const opened = await openTable(id, draft, options, { person: t.person });
    setOpening(false);
    if (opened.result === "open") navigate(opened.path);
    else setTrouble(opened.isUnreachable ? t.unreachable : (opened.why ?? t.failed));
  };
  const changeWay = (way: Way): void => {
    setDraft(start(way));
    setTrouble(null);
    navigate(`/new/${id}?how=${way}`, { replace: true });
  };
  return (
    <form class="new-form" onSubmit={(event) => void submit(event)} noValidate>
      <div class="new-cover">
        <Cover game={shelved} />
      </div>
      <div class="new-column">
        <Choice
          label={t.how}
          isLabelHidden
          layout="row"
          options={wayOptions(t)}
          value={draft.way}
          onChange={changeWay}
        />
        <SeatsForm draft={draft} range={range} levels={levels} onChange={setDraft} />
        {draft.way === "hot-seat" && <PinField draft={draft} onChange={setDraft} />}
      </div>
      <div class="new-column">
        {draft.way === "online" && <OnlineForm draft={draft} onChange={setDraft} />}
        <OptionsForm game={id} schema={schema} texts={texts} options={options} onChange={setOptions} />
      </div>
      <footer class="new-foot">
        <div class="new-summary">
          <p class="new-sentence">{summary(t, draft)}</p>
          <p class="muted">{t.range(range.min, range.max)}</p>
          {trouble !== null && <Notice tone="danger">{trouble}</Notice>}
        </div>
        <Button
          tone="lit"
          size="big"
          type="submit"
          disabledWhy={isOpening ? t.starting : problem === "tooFew" ? t.tooFew(range.min) : problem && t[problem]}
        >
          {draft.way === "online" ? t.startOnline : t.startBots}
        </Button>
      </footer>
    </form>
  );
}

function wayOptions(t: Texts<typeof en>) {
  return [
    { value: "bots", label: t.howBots, help: t.howBotsHelp, mark: <Icon name="bot" /> },
    { value: "hot-seat", label: t.howHotSeat, help: t.howHotSeatHelp, mark: <Icon name="pass-device" /> },
    { value: "online", label: t.howOnline, help: t.howOnlineHelp, mark: <Icon name="online" /> },
  ] as const;
}

function summary(t: Texts<typeof en>, { way, seats }: Draft): string {
  const people = seats.filter(({ kind }) => kind === "person").length;
  if (way === "online") return t.summary(seats.length);
  return way === "bots" ? t.summaryBots(seats.length - people) : t.summaryHotSeat(people);
}
