import type { ComponentChildren, JSX } from "preact";
import "./seat-chip.css";
import { useText } from "../text/texts.ts";
import { Hat } from "./hat.tsx";
import { useHats } from "./hats.ts";
import type { IconName } from "./icon-names.ts";
import { seatClass } from "./seats.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface SeatChipProps {
  readonly seat: number;
  readonly name: string;
  /** What there is to say in one line; by default what the marks mean. */
  readonly line?: ComponentChildren;
  /** All of it in words, for whoever does not see it; then nothing else is read out but the name. */
  readonly words?: string;
  /** In place of what its kind would be marked with. */
  readonly mark?: IconName | undefined;
  readonly kind: "human" | "bot";
  readonly isTurn?: boolean;
  readonly isHost?: boolean;
  readonly isOffline?: boolean;
  readonly you?: boolean;
}

export function SeatChip(props: SeatChipProps): JSX.Element {
  const t = useText({ en, de });
  const { seat, name, kind, line, words, isTurn = false, isHost = false, isOffline = false, you = false } = props;
  const facts = [
    you ? t.you : "",
    kind === "bot" ? t.bot : "",
    isHost ? t.host : "",
    isOffline ? t.offline : "",
    isTurn && !you ? t.turn : "",
  ].filter(Boolean);
  const hat = useHats()(seat);
  return (
    <span class={`ui-seat ${seatClass(hat)} ${isOffline ? "ui-seat-offline" : ""}`}>
      <Hat seat={seat} mark={markOf(props)} isTurn={isTurn} />
      <span class="ui-seat-words">
        <b>{name}</b>
        {(line !== undefined || facts.length > 0) && (
          <small aria-hidden={words === undefined ? undefined : "true"}>{line ?? facts.join(", ")}</small>
        )}
        {words !== undefined && <span class="vh">: {words}</span>}
        {words === undefined && line !== undefined && facts.length > 0 && <span class="vh">({facts.join(", ")})</span>}
      </span>
    </span>
  );
}

function markOf({ kind, mark, isHost = false, isOffline = false }: SeatChipProps): IconName | null {
  if (mark !== undefined) return mark;
  if (isOffline) return "eye-off";
  if (kind === "bot") return "bot";
  return isHost ? "host" : null;
}
