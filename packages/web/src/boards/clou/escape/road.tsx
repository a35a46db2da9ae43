import type { JSX } from "preact";
import "./road.css";
import { Hat } from "../../../ui/hat.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-names.ts";
import { useSpokenTable } from "../context.ts";
import { inPercent, oddsOfEscape } from "../logic/odds.ts";
import { DieFace } from "../tray/die.tsx";

/** The way out: how far it is, how near the police are, what the driver's die does, and the odds. */
export function Road(): JSX.Element {
  const { reader, t, night, view, hands, name, names, isYou, news, outcome } = useSpokenTable();
  const { cars, police } = night.bars;
  const { driver } = night;
  const isCaught = outcome?.type === "shared" && outcome.result.startsWith("caught");
  // a crew that gets away by itself never votes.
  const planner = hands.find((_, seat) => reader.sheetOf(view, seat).talents?.includes("escapes"));
  const nobodyDrives =
    outcome === null ? t.whoDrives : isCaught || planner === undefined ? "" : t.waiting(names.thief(planner.thief));
  const percent =
    driver === null ? null : inPercent(oddsOfEscape(reader.escapeTable(view, driver), cars.left, police.left));
  return (
    <section class="clou-road" data-theme="night" aria-label={t.escape} data-new={news.hasRolled}>
      <header>
        <h2>{outcome === null ? t.escapeTitle : isCaught ? t.caught : t.away}</h2>
        <p>{driver === null ? nobodyDrives : isYou(driver) ? t.youAtTheWheel : t.atTheWheel(name(driver))}</p>
      </header>
      {percent !== null && outcome === null && (
        <p class="clou-odds" data-part="odds">
          <b class="num" aria-hidden="true">
            {t.odds(percent)}
          </b>
          <span aria-hidden="true">{t.toGetAway}</span>
          <span class="vh">{t.oddsWords(percent)}</span>
        </p>
      )}
      <Lane kind="car" left={cars.left} of={cars.of} label={t.barLeft(t.car, cars.left, cars.of)} />
      <Lane kind="police" left={police.left} of={police.of} label={t.barLeft(t.police, police.left, police.of)} />
      {news.thrown.length > 0 && (
        <p class="clou-thrown">
          <span>{t.throwN(night.throws)}</span>
          <span class="clou-die" data-part="die" role="img" aria-label={t.thrown(news.thrown.at(-1) ?? 0)}>
            <DieFace face={news.thrown.at(-1) ?? 0} />
          </span>
        </p>
      )}
      {driver !== null ? <DriverTable seat={driver} /> : outcome === null && <Drivers />}
    </section>
  );
}

interface LaneProps {
  readonly kind: "car" | "police";
  readonly left: number;
  readonly of: number;
  readonly label: string;
}

/** A bar as a lane of the road: who is at its end first decides the night. */
function Lane({ kind, left, of, label }: LaneProps): JSX.Element {
  return (
    <p class="clou-lane" data-kind={kind} role="img" aria-label={label} style={{ "--gone": (of - left) / of }}>
      <span class="clou-lane-road">
        {Array.from({ length: of }, (_, i) => (
          <i key={i} data-gone={i < of - left} />
        ))}
        <Icon name={kind} />
      </span>
      <Icon name={kind === "car" ? "home" : "prison"} />
      <b class="num">{left}</b>
    </p>
  );
}

/** Nobody is at the wheel yet: what each of the crew would throw for. */
function Drivers(): JSX.Element {
  const { reader, view, night, hands, names, name, t } = useSpokenTable();
  const { cars, police } = night.bars;
  return (
    <ul class="clou-drivers" data-part="drivers">
      {hands.map(({ thief }, seat) => (
        // A seat is its place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={seat}>
          <Hat seat={seat} size="small" />
          <span>
            <b>{name(seat)}</b>
            <small>{names.thief(thief)}</small>
          </span>
          <DriverTable seat={seat} />
          <b class="num">{t.odds(inPercent(oddsOfEscape(reader.escapeTable(view, seat), cars.left, police.left)))}</b>
        </li>
      ))}
    </ul>
  );
}

/** What each face does for this driver. */
function DriverTable({ seat }: { readonly seat: number }): JSX.Element {
  const { reader, t, view, name, news } = useSpokenTable();
  const last = news.thrown.at(-1);
  return (
    <ol class="clou-faces" aria-label={t.tableOf(name(seat))}>
      {reader.escapeTable(view, seat).map(({ car, police }, i) => (
        <li key={i} data-last={last === i + 1}>
          <Icon name={`die-${i + 1}` as IconName} label={String(i + 1)} />
          {car > 0 && <Icon name="car" label={t.car} />}
          {police > 0 && <Icon class="clou-police" name="police" label={t.police} />}
        </li>
      ))}
    </ol>
  );
}
