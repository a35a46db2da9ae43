import type { JSX } from "preact";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export function Page(): JSX.Element {
  const t = useText({ en, de });
  return (
    <Frame title={t.title} lead={t.lead}>
      <Button tone="lit" href="/" icon="home">
        {t.home}
      </Button>
    </Frame>
  );
}
