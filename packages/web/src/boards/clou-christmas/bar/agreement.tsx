import type { JSX } from "preact";
import { Hat } from "../../../ui/hat.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useDesk } from "../context.ts";

/** Who has said what to the proposal: a hat with a tick, a cross, or nothing yet. */
export function Agreement(): JSX.Element {
  const { t, view, name, seats } = useDesk();
  return (
    <ul class="xmas-agreement" aria-label={t.agreement}>
      {view.campaign.answers.map((answer, seat) => (
        // A seat is its place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={seat} data-answer={answer ?? "none"}>
          <Hat seat={seat} size="small" mark={seats[seat]?.isGone === true ? "eye-off" : null} />
          {answer !== null && <Icon name={answer === "agree" ? "check" : "close"} />}
          <span class="vh">
            {(answer === null ? t.notAnswered : answer === "agree" ? t.agreed : t.refused)(name(seat))}
            {seats[seat]?.isGone === true && ` (${t.away})`}
          </span>
        </li>
      ))}
    </ul>
  );
}
