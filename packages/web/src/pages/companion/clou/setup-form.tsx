import { OWN } from "@safehouse/games/clou/paper";
import type { PaperGame } from "@safehouse/games/clou/companion";
import type { Message, MessageTable } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useId, useMemo, useState } from "preact/hooks";
import { randomHex } from "../../../play/local/random-hex.ts";
import { makeVoice } from "../../../play/voice.ts";
import { shortNameOf } from "../../../shelf/short-name.ts";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { NumberStepper } from "../../../ui/number-stepper.tsx";
import { Page as Frame } from "../../../ui/page.tsx";
import { dayOf } from "../../daily/logic/day.ts";
import { dailySeed } from "../../daily/logic/seed.ts";
import { printPath } from "../../print/paths.ts";
import type { OnPaper } from "./companion.tsx";
import type { KeptNight } from "./logic/kept.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface SetupFormProps {
  readonly paper: OnPaper;
  readonly texts: MessageTable;
  /** Of a plan out of the workshop. */
  readonly code: string | null;
  onBegin(night: KeptNight): void;
}

/** Which plan lies on the table, and who sits around it. */
export function SetupForm({ paper, texts, code, onBegin }: SetupFormProps): JSX.Element {
  const { id: gameId, game, readOwn } = paper;
  const t = useText({ en, de });
  const { say } = makeVoice(texts, [], null);
  const { thieves, plans } = useMemo(() => idsIn(game), [game]);
  const own = useMemo(() => (code === null ? null : (readOwn?.(code) ?? null)), [code, readOwn]);
  const [scenario, setScenario] = useState(own === null ? (plans[0] as string) : OWN);
  const [crew, setCrew] = useState<readonly string[]>(thieves.slice(0, 2));
  const [brings, setBrings] = useState<readonly string[]>([]);
  const [luck, setLuck] = useState<"phone" | "day">("phone");
  const begin = (event: Event): void => {
    event.preventDefault();
    const seed = luck === "day" ? dailySeed(dayOf(Date.now()), scenario) : randomHex(32);
    const plan = scenario === OWN && own !== null ? { scenario, code: own.code } : { scenario };
    const along = game.brings.length === 0 ? {} : { brings };
    onBegin({ setup: { ...plan, thieves: crew, ...along }, seed, acts: [] });
  };
  const setSize = (size: number): void => {
    const free = thieves.filter((thief) => !crew.includes(thief));
    setCrew([...crew, ...free].slice(0, size));
  };
  /** Who is wanted twice changes places. */
  const setThief = (seat: number, thief: string): void => {
    const before = crew[seat] as string;
    setCrew(crew.map((each, at) => (at === seat ? thief : each === thief ? before : each)));
  };
  return (
    <Frame title={t.title(shortNameOf(gameId))} lead={t.lead}>
      <form class="comp-setup" onSubmit={begin}>
        <Choice
          label={t.plan}
          value={scenario}
          onChange={setScenario}
          options={[
            ...(own === null ? [] : [{ value: OWN, label: say({ id: "name", args: { id: own.name } }) }]),
            ...plans.map((id) => ({ value: id, label: say({ id: "name", args: { id } }) })),
          ]}
        />
        <NumberStepper label={t.crewSize} value={crew.length} min={1} max={game.mostCrew} onChange={setSize} />
        <div class="comp-crew">
          {crew.map((thief, seat) => (
            <ThiefSelect
              // A seat is its place.
              // oxlint-disable-next-line react/no-array-index-key
              key={seat}
              label={t.thiefOf(seat + 1)}
              value={thief}
              options={thieves.map((id) => ({ id, name: say({ id: "thief", args: { thief: id } }) }))}
              onChange={(chosen) => setThief(seat, chosen)}
            />
          ))}
        </div>
        {game.brings.length > 0 && <Brings {...{ game, brings, say }} onChange={setBrings} />}
        <Choice
          label={t.luck}
          value={luck}
          onChange={setLuck}
          options={[
            { value: "phone", label: t.luckPhone, help: t.luckPhoneHelp },
            { value: "day", label: t.luckDay, help: t.luckDayHelp },
          ]}
        />
        <div class="comp-row">
          <Button tone="lit" size="big" type="submit">
            {t.begin}
          </Button>
          <Button icon="print" href={printPath(gameId, scenario === OWN ? own?.code : undefined)}>
            {t.print}
          </Button>
        </div>
      </form>
    </Frame>
  );
}

function idsIn({ reader }: PaperGame): { readonly thieves: readonly string[]; readonly plans: readonly string[] } {
  const { thieves, plans } = reader.library;
  return { thieves: thieves.map(({ id }) => id), plans: plans.map(({ id }) => id) };
}

interface BringsProps {
  readonly game: PaperGame;
  readonly brings: readonly string[];
  say(message: Message): string;
  onChange(brings: readonly string[]): void;
}

/** What stands on the campaign sheet that the phone has to know of. */
function Brings({ game, brings, say, onChange }: BringsProps): JSX.Element {
  const t = useText({ en, de });
  return (
    <fieldset class="comp-loot">
      <legend>{t.brings}</legend>
      <p class="comp-small">{t.bringsHelp}</p>
      {game.brings.map(({ id, thief }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={brings.includes(id)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...brings, id] : brings.filter((each) => each !== id))
            }
          />
          <span>
            {say({ id: "name", args: { id } })}
            {thief !== undefined && ` (${say({ id: "thief", args: { thief } })})`}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface ThiefSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  onChange(thief: string): void;
}

function ThiefSelect({ label, value, options, onChange }: ThiefSelectProps): JSX.Element {
  const id = useId();
  return (
    <div class="comp-select">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
