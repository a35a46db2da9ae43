import type { GameManifest } from "@safehouse/games";
import type { MessageTable, Options, OptionsSchema } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import "./new-table.css";
import { navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { Cover } from "../../shelf/cover.tsx";
import { type Texts, useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { type Draft, newDraft, problemOf, type Way } from "./draft.ts";
import { keepOptions, recallOptions } from "./kept-options.ts";
import { optionFields } from "./option-fields.ts";
import { type GameToSet, usualLevel } from "./load-game.ts";
import { OnlineForm } from "./online-form.tsx";
import { openTable } from "./open-table.ts";
import { OptionsForm } from "./options-form.tsx";
import { PinField } from "./pin-field.tsx";
import { withQuery } from "./query-options.ts";
import { SeatsForm } from "./seats-form.tsx";
import { setOptions } from "./set-options.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface TableFormProps {
  readonly shelved: GameManifest;
  readonly loaded: GameToSet;
  readonly firstWay: Way;
  /** What the address asks for. */
  readonly query: URLSearchParams;
}

export function TableForm({ shelved, loaded, firstWay, query }: TableFormProps): JSX.Element {
  const t = useText({ en, de });
  const { game, texts } = loaded;
  const { levels, meta } = game;
  const { id, seats: range } = meta;
  const start = (way: Way): Draft => newDraft(way, range, shelved.usualSeats, settings.name.peek(), usualLevel(levels));
  const [draft, setDraft] = useState(() => start(firstWay));
  const [wished, setWished] = useState(() => withQuery(meta.options, recallOptions(id, meta.options), query));
  const isNarrow = useMedia("(max-width: 760px)");
  const [isOpening, setOpening] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { schema, config, problem: wrong } = setOptions(loaded, wished, draft.seats.length);
  const problem = problemOf(draft, range);
  // Online everybody says it at the table.
  const isWishedThere = draft.way === "online" && game.wishes !== undefined;
  const seatFields = optionFields(schema, texts).filter(({ seat }) => seat !== null && !isWishedThere);

  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (problem !== null || wrong !== null || isOpening) return;
    setOpening(true);
    setTrouble(null);
    keepOptions(id, wished);
    const chosen = isWishedThere ? withoutSeats(config, texts, schema) : config;
    const opened = await openTable(id, draft, chosen, { person: t.person });
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
    <form class="new-form" data-part="table-form" onSubmit={(event) => void submit(event)} noValidate>
      <div class="new-columns">
        <div class="new-column">
          <Choice
            label={t.how}
            isLabelHidden
            layout="row"
            options={wayOptions(t, shelved)}
            value={draft.way}
            onChange={changeWay}
          />
          <SeatsForm
            draft={draft}
            range={range}
            levels={levels}
            loaded={loaded}
            fields={seatFields}
            options={wished}
            problem={wrong}
            onChange={setDraft}
            onOptions={setWished}
          />
          {draft.way === "hot-seat" && <PinField draft={draft} onChange={setDraft} />}
        </div>
        <div class="new-column">
          {draft.way === "online" && <OnlineForm draft={draft} onChange={setDraft} />}
          <OptionsForm
            game={id}
            schema={schema}
            texts={texts}
            options={wished}
            problem={wrong}
            isFolded={isNarrow}
            onChange={setWished}
          />
        </div>
      </div>
      <aside class="new-side">
        <Cover game={shelved} />
        <footer class="new-foot">
          <div class="new-summary">
            <p class="new-sentence">{summary(t, draft, shelved)}</p>
            <p class="muted">{t.range(range.min, range.max)}</p>
            {trouble !== null && <Notice tone="danger">{trouble}</Notice>}
          </div>
          <Button tone="lit" size="big" type="submit" disabledWhy={whyNot()}>
            {draft.way === "online" ? t.startOnline : shelved.isTogether ? t.begin : t.deal}
          </Button>
        </footer>
      </aside>
    </form>
  );

  function whyNot(): string | null {
    if (isOpening) return t.starting;
    if (problem !== null) return problem === "tooFew" ? t.tooFew(range.min) : t[problem];
    return wrong?.text ?? null;
  }
}

/** The options of the table alone. */
function withoutSeats(config: Options, texts: MessageTable, schema: OptionsSchema): Options {
  const fields = optionFields(schema, texts).filter(({ seat }) => seat !== null);
  return Object.fromEntries(Object.entries(config).filter(([name]) => !fields.some((field) => field.name === name)));
}

function wayOptions(t: Texts<typeof en>, { isTogether }: GameManifest) {
  return [
    { value: "bots", label: isTogether ? t.howWithBots : t.howBots, help: t.howBotsHelp, mark: <Icon name="bot" /> },
    { value: "hot-seat", label: t.howHotSeat, help: t.howHotSeatHelp, mark: <Icon name="pass-device" /> },
    { value: "online", label: t.howOnline, help: t.howOnlineHelp, mark: <Icon name="online" /> },
  ] as const;
}

function summary(t: Texts<typeof en>, { way, seats }: Draft, { isTogether }: GameManifest): string {
  if (seats.length === 1) return t.summaryAlone;
  if (way === "online") return t.summary(seats.length);
  const people = seats.filter(({ kind }) => kind === "person").length;
  const bots = seats.length - people;
  if (people > 1) return t.summaryHotSeat(people);
  return isTogether ? t.summaryWithBots(bots) : t.summaryBots(bots);
}
