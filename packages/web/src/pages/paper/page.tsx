import type { PaperSeatFound } from "@safehouse/protocol";
import { paperPath, readPaperCode } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { location, navigate } from "../../app/router.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { setTitle } from "../../app/title.ts";
import { EnterSheet } from "./enter-sheet.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useSheet } from "./use-sheet.ts";
import "./paper.css";

/**
 * `/paper#K7QM-4XWP-9RTD-2HNA`: what somebody has written on a printed sheet is entered here, by whoever has the sheet in hand. What
 * follows a # is never sent to a server nor written into its log.
 */
export function Page(): JSX.Element {
  const t = useText({ en, de });
  const text = location.value.hash;
  useEffect(() => setTitle(t.title), [t]);
  return text === "" ? <AskCode problem={null} initial="" /> : <Sheet key={text} text={text} />;
}

function Sheet({ text }: { readonly text: string }): JSX.Element {
  const t = useText({ en, de });
  const [attempt, setAttempt] = useState(0);
  const sheet = useSheet(text, attempt);
  switch (sheet.type) {
    case "looking":
      return <Frame title={t.looking}>{null}</Frame>;
    case "failed":
      return (
        <Frame title={t.looking}>
          <Notice tone="warning">{t.failed}</Notice>
        </Frame>
      );
    case "none":
      return <AskCode problem={t.codeWrong} initial={text} />;
    case "unknown":
      return <AskCode problem={sheet.error} initial={text} />;
    case "found":
      return <Found seat={sheet.seat} onAgain={() => setAttempt(attempt + 1)} code={readPaperCode(text) ?? ""} />;
  }
}

function Found({
  seat,
  code,
  onAgain,
}: {
  readonly seat: PaperSeatFound;
  readonly code: string;
  onAgain(): void;
}): JSX.Element {
  const t = useText({ en, de });
  const { phase, match, token, table, name } = seat;
  if (match !== null && token !== null && phase === "playing") {
    return <EnterSheet seat={seat} match={match} token={token} code={code} onAgain={onAgain} />;
  }
  const words =
    phase === "open"
      ? { title: t.openTitle(name ?? t.somebody), lead: t.openLead }
      : phase === "playing"
        ? { title: t.byBotTitle, lead: t.byBotLead }
        : { title: t.overTitle, lead: t.overLead };
  return (
    <Frame {...words}>
      <p>
        <Button href={`/table/${table}`}>{t.toTable}</Button>
      </p>
    </Frame>
  );
}

function AskCode({ problem, initial }: { readonly problem: string | null; readonly initial: string }): JSX.Element {
  const t = useText({ en, de });
  const [text, setText] = useState(initial);
  const [wrong, setWrong] = useState<string | null>(problem);
  const open = (event: Event): void => {
    event.preventDefault();
    const code = readPaperCode(text);
    if (code === null) setWrong(t.codeWrong);
    else navigate(paperPath(code));
  };
  return (
    <Frame title={t.codeTitle} lead={t.codeLead}>
      <form class="paper-code" noValidate onSubmit={open} data-part="paper-code">
        <Field
          label={t.codeLabel}
          value={text}
          onInput={(value) => {
            setText(value);
            setWrong(null);
          }}
          maxLength={200}
          error={wrong}
        />
        <Button type="submit" tone="lit">
          {t.codeOpen}
        </Button>
      </form>
    </Frame>
  );
}
