import { readHeist } from "@safehouse/games/clou/own";
import { OWN } from "@safehouse/games/clou/paper";
import { reader } from "@safehouse/games/clou/reader";
import type { MessageTable } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useId, useMemo, useState } from "preact/hooks";
import { randomHex } from "../../../play/local/random-hex.ts";
import { makeVoice } from "../../../play/voice.ts";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { NumberStepper } from "../../../ui/number-stepper.tsx";
import { Page as Frame } from "../../../ui/page.tsx";
import { dayOf } from "../../daily/logic/day.ts";
import { dailySeed } from "../../daily/logic/seed.ts";
import { printPath } from "../../print/paths.ts";
import type { KeptNight } from "./logic/kept.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

const THIEVES = reader.library.thieves.map(({ id }) => id);
const PLANS = reader.library.plans.map(({ id }) => id);
const MOST_CREW = 3;

export interface SetupFormProps {
  readonly texts: MessageTable;
  /** Of a plan out of the workshop. */
  readonly code: string | null;
  onBegin(night: KeptNight): void;
}

/** Which plan lies on the table, and who sits around it. */
export function SetupForm({ texts, code, onBegin }: SetupFormProps): JSX.Element {
  const t = useText({ en, de });
  const { say } = makeVoice(texts, [], null);
  const own = useMemo(() => readOwn(code), [code]);
  const [scenario, setScenario] = useState(own === null ? (PLANS[0] as string) : OWN);
  const [crew, setCrew] = useState<readonly string[]>(THIEVES.slice(0, 2));
  const [luck, setLuck] = useState<"phone" | "day">("phone");
  const begin = (event: Event): void => {
    event.preventDefault();
    const seed = luck === "day" ? dailySeed(dayOf(Date.now()), scenario) : randomHex(32);
    const plan = scenario === OWN && own !== null ? { scenario, code: own.code } : { scenario };
    onBegin({ setup: { ...plan, thieves: crew }, seed, acts: [] });
  };
  const setSize = (size: number): void => {
    const free = THIEVES.filter((thief) => !crew.includes(thief));
    setCrew([...crew, ...free].slice(0, size));
  };
  /** Who is wanted twice changes places. */
  const setThief = (seat: number, thief: string): void => {
    const before = crew[seat] as string;
    setCrew(crew.map((each, at) => (at === seat ? thief : each === thief ? before : each)));
  };
  return (
    <Frame title={t.title} lead={t.lead}>
      <form class="comp-setup" onSubmit={begin}>
        <Choice
          label={t.plan}
          value={scenario}
          onChange={setScenario}
          options={[
            ...(own === null ? [] : [{ value: OWN, label: say({ id: "name", args: { id: own.id } }) }]),
            ...PLANS.map((id) => ({ value: id, label: say({ id: `option.scenario.${id}` }) })),
          ]}
        />
        <NumberStepper label={t.crewSize} value={crew.length} min={1} max={MOST_CREW} onChange={setSize} />
        <div class="comp-crew">
          {crew.map((thief, seat) => (
            <ThiefSelect
              // A seat is its place.
              // oxlint-disable-next-line react/no-array-index-key
              key={seat}
              label={t.thiefOf(seat + 1)}
              value={thief}
              options={THIEVES.map((id) => ({ id, name: say({ id: "thief", args: { thief: id } }) }))}
              onChange={(chosen) => setThief(seat, chosen)}
            />
          ))}
        </div>
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
          <Button icon="print" href={printPath("clou", scenario === OWN ? own?.code : undefined)}>
            {t.print}
          </Button>
        </div>
      </form>
    </Frame>
  );
}

/** Its code and its name; null for no code, or one that holds no plan. */
function readOwn(code: string | null): { readonly code: string; readonly id: string } | null {
  const read = code === null ? null : readHeist(code, THIEVES);
  return code !== null && read?.ok ? { code, id: read.value.plan.id } : null;
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
