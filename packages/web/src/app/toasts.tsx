import type { JSX } from "preact";
import "./toasts.css";
import { useText } from "../text/texts.ts";
import { Icon } from "../ui/icon.tsx";
import { RuleTag } from "../ui/rule-tag.tsx";
import { Link } from "./link.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { placeAbove, placeBeside, type ToastPlace } from "./toast-place.ts";
import { dismissToast, type Toast, toasts } from "./toast.ts";

/** Refusals interrupt a screen reader, since somebody has just pressed something; the rest waits for a pause. */
export function Toasts(): JSX.Element {
  const alerts = toasts.value.filter(({ tone }) => tone === "refusal");
  const notes = toasts.value.filter(({ tone }) => tone !== "refusal");
  return (
    <div class="app-toasts">
      <div role="status">
        {notes.map((each) => (
          <ToastPaper key={each.key} toast={each} />
        ))}
      </div>
      <div role="alert">
        {alerts.map((each) => (
          <ToastPaper key={each.key} toast={each} />
        ))}
      </div>
    </div>
  );
}

function ToastPaper({ toast }: { readonly toast: Toast }): JSX.Element {
  const t = useText({ en, de });
  const { key, text, rule, game, href, tone = "info", near } = toast;
  const place = near === undefined ? null : placeFor(near);
  return (
    <div
      class={`app-toast app-toast-${tone} ${place === null ? "" : "app-toast-near"}`}
      data-part="toast"
      {...(place === null ? {} : { style: { ...place } })}
    >
      <Icon name={tone === "refusal" ? "warning" : "info"} />
      <p>
        {text} {rule !== undefined && game !== undefined && <RuleTag game={game} rule={rule} />}
        {href !== undefined && (
          <Link href={href} class={rule === undefined ? "" : "ui-rule"}>
            {rule ?? t.more}
          </Link>
        )}
      </p>
      <button type="button" class="app-toast-close" aria-label={t.closeToast} onClick={() => dismissToast(key)}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Boards mark where they ask: a refusal must not lie on the answer. */
function placeFor(near: Element): ToastPlace | null {
  const screen = { width: innerWidth, height: innerHeight };
  const prompt = document.querySelector("[data-prompt]");
  const above = prompt === null ? null : placeAbove(prompt.getBoundingClientRect(), screen);
  return above ?? placeBeside(near.getBoundingClientRect(), screen);
}
