import type { JSX } from "preact";
import { inPercent, oddsOfEscape } from "../../../../boards/clou/logic/odds.ts";
import { DieFace } from "../../../../boards/clou/tray/die.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import type { IconName } from "../../../../ui/icon-names.ts";
import { useBeside } from "../context.ts";

/** C-7.3: who drives, what the die did, and how it stands between car and police. */
export function Escape(): JSX.Element {
  const { words, view, kept, night, voice, reader } = useBeside();
  const { bars, driver, throws } = reader.readNight(view);
  const thrown = kept.acts.flatMap((act) => (act.do === "drive" ? [act.face] : [])).at(-1);
  const isOver = night.outcome !== null;
  return (
    <div class="comp-escape">
      {driver === null ? (
        <Drivers />
      ) : (
        <>
          <p>{words.atTheWheel(voice.name(driver))}</p>
          {thrown !== undefined && (
            <span class="clou-die" data-part="die" role="img" aria-label={words.thrown(thrown)} key={throws}>
              <DieFace face={thrown} />
            </span>
          )}
          {!isOver && <Odds seat={driver} />}
        </>
      )}
      <Lane icon="car" {...bars.cars} label={words.barLeft(words.car, bars.cars.left, bars.cars.of)} />
      <Lane icon="police" {...bars.police} label={words.barLeft(words.police, bars.police.left, bars.police.of)} />
      {driver !== null && <FaceTable seat={driver} />}
    </div>
  );
}

function Odds({ seat }: { readonly seat: number }): JSX.Element {
  const { words, view, reader } = useBeside();
  const { cars, police } = reader.readNight(view).bars;
  const percent = inPercent(oddsOfEscape(reader.escapeTable(view, seat), cars.left, police.left));
  return (
    <p class="comp-odds">
      <b class="num" aria-hidden="true">
        {words.odds(percent)}
      </b>
      <span aria-hidden="true">{words.toGetAway}</span>
      <span class="vh">{words.oddsWords(percent)}</span>
    </p>
  );
}

/** The votes are theirs; the odds are the phone's. */
function Drivers(): JSX.Element {
  const { t, kept, voice, act } = useBeside();
  return (
    <ul class="comp-drivers" aria-label={t.whoDrives}>
      {kept.setup.thieves.map((thief, seat) => (
        <li key={thief}>
          <Odds seat={seat} />
          <FaceTable seat={seat} />
          <Button onClick={() => act({ do: "driver", seat })}>{t.drives(voice.name(seat))}</Button>
        </li>
      ))}
    </ul>
  );
}

/** What each face does for this driver. */
function FaceTable({ seat }: { readonly seat: number }): JSX.Element {
  const { words, view, voice, reader } = useBeside();
  return (
    <ol class="comp-faces" aria-label={words.tableOf(voice.name(seat))}>
      {reader.escapeTable(view, seat).map(({ car, police }, i) => (
        <li key={i}>
          <Icon name={`die-${i + 1}` as IconName} label={String(i + 1)} />
          {car > 0 && <Icon name="car" label={words.car} />}
          {police > 0 && <Icon class="comp-police" name="police" label={words.police} />}
        </li>
      ))}
    </ol>
  );
}

interface LaneProps {
  readonly icon: "car" | "police";
  readonly left: number;
  readonly of: number;
  readonly label: string;
}

function Lane({ icon, left, of, label }: LaneProps): JSX.Element {
  return (
    <p class="comp-pips comp-lane" data-kind={icon} role="img" aria-label={label}>
      {Array.from({ length: of }, (_, i) => (
        <span key={i} data-gone={i < of - left}>
          <Icon name={icon} />
        </span>
      ))}
    </p>
  );
}
