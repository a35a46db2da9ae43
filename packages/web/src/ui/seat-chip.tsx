import type { JSX } from "preact";
import "./seat-chip.css";
import { useText } from "../text/texts.ts";
import { Hat } from "./hat.tsx";
import { useHats } from "./hats.ts";
import { Icon } from "./icon.tsx";
import { seatClass } from "./seats.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface SeatChipProps {
  readonly seat: number;
  readonly name: string;
  /** What there is to say in one line; by default what the marks mean. */
  readonly line?: string;
  readonly kind: "human" | "bot";
  readonly isTurn?: boolean;
  readonly isHost?: boolean;
  readonly isOffline?: boolean;
  readonly you?: boolean;
}

export function SeatChip(props: SeatChipProps): JSX.Element {
  const t = useText({ en, de });
  const { seat, name, kind, isTurn = false, isHost = false, isOffline = false, you = false } = props;
  const facts = [
    you ? t.you : "",
    kind === "bot" ? t.bot : "",
    isHost ? t.host : "",
    isOffline ? t.offline : "",
    isTurn && !you ? t.turn : "",
  ].filter(Boolean);
  const mark = markOf(props);
  const hat = useHats()(seat);
  return (
    <span class={`ui-seat ${seatClass(hat)} ${isTurn ? "ui-seat-turn" : ""} ${isOffline ? "ui-seat-offline" : ""}`}>
      <Hat seat={seat}>
        {mark !== null && (
          <span class="ui-seat-mark">
            <Icon name={mark} />
          </span>
        )}
      </Hat>
      <span class="ui-seat-words">
        <b>{name}</b>
        {(props.line !== undefined || facts.length > 0) && <small>{props.line ?? facts.join(", ")}</small>}
        {props.line !== undefined && facts.length > 0 && <span class="vh">({facts.join(", ")})</span>}
      </span>
    </span>
  );
}

function markOf({ kind, isHost = false, isOffline = false }: SeatChipProps): "bot" | "host" | "eye-off" | null {
  if (isOffline) return "eye-off";
  if (kind === "bot") return "bot";
  return isHost ? "host" : null;
}
