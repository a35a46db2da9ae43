import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import "./verify-dialog.css";
import { alterDraw, checkDraws } from "../../play/replay/check-draws.ts";
import type { Film } from "../../play/replay/film.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface VerifyDialogProps {
  readonly film: Film;
  readonly continuedFrom: number | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Works every draw out again from the opened seed, here in the browser, and shows each. */
export function VerifyDialog({ film, continuedFrom, open, onClose }: VerifyDialogProps): JSX.Element {
  const t = useText({ en, de });
  return (
    <Dialog open={open} title={t.verify} onClose={onClose}>
      <Check film={film} continuedFrom={continuedFrom} />
    </Dialog>
  );
}

function Check({ film, continuedFrom }: Pick<VerifyDialogProps, "film" | "continuedFrom">): JSX.Element {
  const t = useText({ en, de });
  const [isAltered, setAltered] = useState(false);
  const record = useMemo(() => (isAltered ? alterDraw(film.record) : film.record), [film, isAltered]);
  const { isSeedRight, draws, brokenAt } = useMemo(() => checkDraws(film.game, record), [film, record]);
  const isForeign = (n: number): boolean => n <= (continuedFrom ?? 0);
  const own = draws.filter(({ n }) => !isForeign(n));
  const wrong = own.filter(({ isRight }) => !isRight);
  return (
    <div class="verify">
      <p>{t.verifyIntro}</p>
      {isAltered && <p class="verify-note">{t.alteredNote}</p>}
      <Notice tone={isSeedRight ? "ok" : "danger"}>{isSeedRight ? t.seedRight : t.seedWrong}</Notice>
      <Notice tone={wrong.length === 0 ? "ok" : "danger"}>
        {wrong.length === 0 ? t.drawsRight(own.length) : t.drawsWrong(wrong.length)}{" "}
        {brokenAt === null ? "" : t.brokenAt(brokenAt)}
      </Notice>
      {continuedFrom !== null && <Notice tone="info">{t.practiceDraws(continuedFrom)}</Notice>}
      <Button onClick={() => setAltered(!isAltered)}>{isAltered ? t.showReal : t.tryAltered}</Button>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.entry}</th>
            <th scope="col">{t.draw}</th>
            <th scope="col">{t.checked}</th>
          </tr>
        </thead>
        <tbody>
          {draws.map(({ n, label, isRight }) => (
            <tr key={n}>
              <td class="num">{n}</td>
              <td>{label}</td>
              <td class={isRight || isForeign(n) ? "verify-right" : "verify-wrong"}>
                {isForeign(n) ? (
                  t.fromOther
                ) : (
                  <span class="verify-mark">
                    <Icon name={isRight ? "check" : "warning"} /> {isRight ? t.right : t.wrong}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        <dt>{t.commitment}</dt>
        <dd>{record.commitment}</dd>
        <dt>{t.seed}</dt>
        <dd>{record.seed}</dd>
      </dl>
    </div>
  );
}
