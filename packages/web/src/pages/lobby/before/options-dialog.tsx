import type { Options } from "@safehouse/kernel";
import type { TableOptionsRequest, TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { NumberStepper } from "../../../ui/number-stepper.tsx";
import { Switch } from "../../../ui/switch.tsx";
import type { Doings } from "../doings.ts";
import { timerText } from "../seat-words.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import type { GameToSet } from "../../new-table/load-game.ts";
import { OptionsForm } from "../../new-table/options-form.tsx";
import { setOptions } from "../../new-table/set-options.ts";
import { isSlowTimer, TIMERS } from "../../new-table/timers.ts";
import "../../new-table/new-table.css";

export interface OptionsDialogProps {
  readonly table: TableView;
  readonly doings: Doings;
  readonly game: GameToSet;
  readonly open: boolean;
  onClose(): void;
}

interface Draft {
  readonly config: Options;
  readonly seats: number;
  readonly visibility: TableView["visibility"];
  readonly spectators: boolean;
  readonly timer: number | null;
}

/** The host's choices, sent together when they are made: everybody else sees one change. */
export function OptionsDialog({ table, doings, game, open, onClose }: OptionsDialogProps): JSX.Element {
  const t = useText({ en, de });
  const [draft, setDraft] = useState(() => draftOf(table));
  useEffect(() => {
    if (open) setDraft(draftOf(table));
  }, [open]);
  const set = (changes: Partial<Draft>): void => setDraft((before) => ({ ...before, ...changes }));
  const { schema, config, problem } = setOptions(game, draft.config, draft.seats);
  const save = async (): Promise<void> => {
    if (await doings.changeOptions({ ...draft, config } satisfies TableOptionsRequest)) onClose();
  };
  // Somebody may have chosen a time that is not offered here.
  const timers = [...new Set([...TIMERS, table.timer])];
  return (
    <Dialog
      open={open}
      title={t.optionsTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button tone="lit" disabledWhy={problem?.text ?? null} onClick={() => void save()}>
            {t.save}
          </Button>
        </>
      }
    >
      <div class="lobby-edit">
        <NumberStepper
          label={t.seats}
          value={draft.seats}
          {...game.game.meta.seats}
          onChange={(seats) => set({ seats })}
        />
        <OptionsForm
          game={table.game}
          schema={schema}
          texts={game.texts}
          options={draft.config}
          problem={problem}
          onChange={(config) => set({ config })}
        />
        <Choice
          label={t.timer}
          help={isSlowTimer(draft.timer) ? t.timerHelpSlow : t.timerHelp}
          value={String(draft.timer)}
          options={timers.map((timer) => ({ value: String(timer), label: timerText(timer, t) }))}
          onChange={(value) => set({ timer: value === "null" ? null : Number(value) })}
          layout="row"
        />
        <Choice
          label={t.visibility}
          value={draft.visibility}
          options={[
            { value: "link", label: t.link, help: t.linkHelp },
            { value: "public", label: t.public, help: t.publicHelp },
          ]}
          onChange={(visibility) => set({ visibility })}
        />
        <Switch label={t.spectators} checked={draft.spectators} onChange={(spectators) => set({ spectators })} />
      </div>
    </Dialog>
  );
}

function draftOf({ config, seats, visibility, spectators, timer }: TableView): Draft {
  return { config: config as Options, seats: seats.length, visibility, spectators, timer };
}
