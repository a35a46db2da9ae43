import type { JSX } from "preact";
import { useText } from "../text/texts.ts";
import { Button } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export function LoadFailed(): JSX.Element {
  const t = useText({ en, de });
  return (
    <Page title={t.loadFailed} lead={t.loadFailedWhy}>
      <Button tone="lit" onClick={() => globalThis.location.reload()}>
        {t.reload}
      </Button>
    </Page>
  );
}
