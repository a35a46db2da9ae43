import { inTurnOrder } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./me.css";
import { Hat } from "../../ui/hat.tsx";
import { useHats } from "../../ui/hats.ts";
import { Icon } from "../../ui/icon.tsx";
import { seatClass } from "../../ui/seats.ts";
import { CardFace } from "./cards/face.tsx";
import { useTable } from "./context.ts";
import { pointsInHand } from "./logic/hand.ts";
import { Stamp } from "./stamp.tsx";

/** The own place: hat, points, what the hand is worth, and a Watchdog if one lies there. */
export function Me({ seat }: { seat: number }): JSX.Element {
  const { view, t, name, isYou } = useTable();
  const { table } = view;
  const hat = useHats()(seat);
  const worth = pointsInHand(view.hand, view.table);
  return (
    <div class={`klau-me ${seatClass(hat)}`}>
      <Hat seat={seat} isTurn={table.turn === seat && table.stage !== "over"} />
      <p class="klau-me-words">
        <b class="klau-me-name" data-you={isYou(seat)}>
          {name(seat)}
        </b>
        <small class="num">
          {isYou(seat) ? t.youHave(found(table.totals[seat])) : t.points(found(table.totals[seat]))}
        </small>
      </p>
      <p class="klau-worth">
        <b class="num">{worth}</b> {t.pointsInHand(worth)}
      </p>
      {table.laid[seat] === 1 && (
        <span class="klau-laid" role="img" aria-label={t.seatWatchdog}>
          <CardFace name="watchdog" />
        </span>
      )}
      <Stamp seat={seat} />
    </div>
  );
}

/** "I cannot", always at the same place whether it can be said or not. */
export function Acts(): JSX.Element {
  const { lit, t, sent, act, tellWhyNot } = useTable();
  const isLit = lit.cannot !== null && sent === null;
  const press = (event: MouseEvent): void => {
    const near = event.currentTarget as Element;
    if (lit.cannot !== null) act(lit.cannot, near);
    else tellWhyNot({ do: "cannot" }, near);
  };
  return (
    <div class="klau-acts">
      <button
        type="button"
        class={`ui-button klau-cannot ${isLit ? "ui-button-lit" : ""}`}
        data-part="cannot"
        data-tone={isLit ? "lit" : "plain"}
        data-weight="costly"
        aria-disabled={!isLit}
        data-sent={sent !== null && sent.move.do === "cannot"}
        onClick={press}
      >
        <Icon name="speech" />
        <span>{t.cannot}</span>
      </button>
      <NextPlayers />
    </div>
  );
}

/** Who follows in the direction of play, as long as nobody is skipped. */
function NextPlayers(): JSX.Element {
  const { view, t, name, isYou } = useTable();
  const { table } = view;
  if (table.stage === "over") return <></>;
  const order = inTurnOrder(table, table.turn).slice(1, 4);
  const names: string[] = [];
  for (const seat of order) {
    names.push(isYou(seat) ? t.thenYou : name(seat));
    if (isYou(seat)) break;
  }
  return <p class="klau-next">{t.next(names)}</p>;
}
