import type { Options } from "@safehouse/kernel";
import type { TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import "./options.css";
import { settings } from "../../../app/settings.ts";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-names.ts";
import type { Doings } from "../doings.ts";
import { scenarioIn, variations } from "../logic/config.ts";
import { mayArrange } from "../logic/rights.ts";
import { timerText } from "../seat-words.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import type { GameToSet } from "../../new-table/load-game.ts";
import type { OptionField } from "../../new-table/option-fields.ts";
import { seatsNote } from "../../new-table/seats-note.ts";
import { OptionsDialog } from "./options-dialog.tsx";

export interface OptionsPanelProps {
  readonly table: TableView;
  readonly doings: Doings;
  readonly game: GameToSet | null;
  readonly fields: readonly OptionField[];
  readonly config: Options;
}

/** What is being played and how: for everybody to read, for the host to change. */
export function OptionsPanel({ table, doings, game, fields, config }: OptionsPanelProps): JSX.Element {
  const t = useText({ en, de });
  const [isEditing, setEditing] = useState(false);
  const scenario = scenarioIn(fields, config);
  const note = game === null ? null : seatsNote(game.texts, table.seats.length);
  const varied = [...(note === null ? [] : [note]), ...variations(fields, config)];
  const facts: readonly (readonly [IconName, string, string])[] = [
    ...(scenario === null ? [] : [["plan", ...scenario] as const]),
    ["rules", t.variant, varied.length === 0 ? t.variantPlain : varied.join(" · ")],
    ["time", t.timer, timerText(table.timer, t)],
    ["online", t.visibility, table.visibility === "public" ? t.public : t.linkHelp],
    [table.spectators ? "eye" : "eye-off", t.spectators, table.spectators ? t.yes : t.no],
  ];
  return (
    <section class="lobby-options" aria-labelledby="lobby-options-title">
      <header class="lobby-head">
        <h2 id="lobby-options-title">{t.options}</h2>
        {mayArrange(table) && (
          <Button size="small" icon="pencil" onClick={() => setEditing(true)}>
            {t.edit}
          </Button>
        )}
      </header>
      <dl class="lobby-facts">
        {facts.map(([icon, label, value]) => (
          <div key={label}>
            <dt>
              <Icon name={icon} />
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="lobby-small">{t.luck}</p>
      {table.expiresAt !== null && <p class="lobby-small">{t.expires(dateText(table.expiresAt))}</p>}
      {game !== null && (
        <OptionsDialog table={table} doings={doings} game={game} open={isEditing} onClose={() => setEditing(false)} />
      )}
    </section>
  );
}

function dateText(time: number): string {
  const language = settings.language.value === "de" ? "de" : "en-GB";
  return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date(time));
}
