import type { JSX } from "preact";
import { useText } from "../text/texts.ts";
import { Button } from "../ui/button.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface CoachEndProps {
  readonly game: string;
  readonly onPlayOn: () => void;
  readonly onAgain: () => void;
}

/** Where to go from here. */
export function CoachEnd({ game, onPlayOn, onAgain }: CoachEndProps): JSX.Element {
  const t = useText({ en, de });
  return (
    <div class="coach-end">
      <Button tone="ghost" size="small" onClick={onAgain}>
        {t.again}
      </Button>
      <Button size="small" href={`/rules/${game}`}>
        {t.rules}
      </Button>
      <Button size="small" href={`/new/${game}`}>
        {t.fresh}
      </Button>
      <Button tone="lit" size="small" onClick={onPlayOn}>
        {t.playOn}
      </Button>
    </div>
  );
}
