import { OWN } from "@safehouse/games/robnrun/workshop";
import type { Refusal } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { navigate } from "../../../app/router.ts";
import { settings } from "../../../app/settings.ts";
import { toast } from "../../../app/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { tablePath } from "../paths.ts";
import { useEditing } from "./context.ts";
import { CREWS } from "./crews.ts";
import { playNow } from "../play-now.ts";
import { Problem } from "./problem.tsx";

interface FootProps {
  readonly game: string;
  readonly code: string | null;
  /** The first thing in the way. */
  readonly refusal: Refusal | null;
}

/** Whom one plays it with: so many bots at once, or people at a table that is still to be set. */
type Company = (typeof CREWS)[number] | "hot-seat" | "online";

const COMPANIES: readonly Company[] = [...CREWS, "hot-seat", "online"];
const USUAL: Company = 4;

/** Whether it can be played, and the way to the table. */
export function Foot({ game, code, refusal }: FootProps): JSX.Element {
  const { problems, t, say } = useEditing();
  const [company, setCompany] = useState<Company>(USUAL);
  const [isOpening, setOpening] = useState(false);
  const play = async (): Promise<void> => {
    const config = { scenario: OWN, code: code ?? "" };
    if (typeof company === "string") return navigate(tablePath(game, company, config));
    setOpening(true);
    const path = await playNow(game, config, company, settings.name.peek());
    setOpening(false);
    if (path === null) toast({ text: t.playFailed, tone: "refusal" });
    else navigate(path);
  };
  const name = (each: Company): string =>
    each === "hot-seat" ? t.hotSeat : each === "online" ? t.online : t.withBots(each - 1);
  return (
    <footer class="rnrw-foot">
      <p class="rnrw-status" data-ready={refusal === null}>
        <Icon name={refusal === null ? "check" : "warning"} />
        <span>
          <b>{refusal === null ? t.ready : t.missing(problems.length)}</b>{" "}
          {refusal !== null && <Problem refusal={refusal} say={say} />}
        </span>
      </p>
      <div class="rnrw-play work-select">
        <select
          aria-label={t.company}
          value={String(company)}
          onChange={(event) => setCompany(COMPANIES[event.currentTarget.selectedIndex] ?? USUAL)}
        >
          {COMPANIES.map((each) => (
            <option key={each} value={String(each)}>
              {name(each)}
            </option>
          ))}
        </select>
        <Button
          tone="lit"
          size="big"
          disabledWhy={isOpening ? t.opening : refusal && say(refusal.why)}
          onClick={() => void play()}
        >
          {t.play}
        </Button>
      </div>
    </footer>
  );
}
