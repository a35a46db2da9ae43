import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import "./foot.css";
import { navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { toast } from "../../app/toast.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { tablePath } from "./paths.ts";
import { playNow } from "./play-now.ts";

interface FootProps {
  readonly game: string;
  readonly config: { readonly scenario: string; readonly code: string };
  readonly crews: readonly [number, ...number[]];
  readonly usualCrew: number;
  /** The first thing in the way, as a sentence; null if it can be played. */
  readonly why: string | null;
  /** How many things are in the way. */
  readonly problems: number;
  /** The first of them as it is shown, if that is more than the sentence. */
  readonly shown?: ComponentChildren;
  /** What keeps it from being called ready though it can be played; null for nothing. */
  readonly doubt: string | null;
  readonly t: FootWords;
}

interface FootWords {
  readonly ready: string;
  readonly playable: string;
  readonly company: string;
  readonly hotSeat: string;
  readonly online: string;
  readonly play: string;
  readonly opening: string;
  readonly playFailed: string;
  missing(count: number): string;
  withBots(bots: number): string;
}

/** Whom one plays it with: alone or with bots at once, or people at a table that is still to be set. */
type Company = number | "hot-seat" | "online";

/** Whether it can be played, and the way to the table. */
export function Foot({ game, config, crews, usualCrew, why, problems, shown = why, doubt, t }: FootProps): JSX.Element {
  const companies: readonly Company[] = [...crews, "hot-seat", "online"];
  const [company, setCompany] = useState<Company>(usualCrew);
  const [isOpening, setOpening] = useState(false);
  const play = async (): Promise<void> => {
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
    <footer class="work-foot">
      <p class="work-status" data-state={why !== null ? "wrong" : doubt === null ? "ready" : "playable"}>
        <Icon name={why !== null ? "warning" : doubt === null ? "check" : "info"} />
        <span>
          <b>{why !== null ? t.missing(problems) : doubt === null ? t.ready : t.playable}</b>{" "}
          {why === null ? doubt : shown}
        </span>
      </p>
      <div class="work-play work-select">
        <select
          aria-label={t.company}
          value={String(company)}
          onChange={(event) => setCompany(companies[event.currentTarget.selectedIndex] ?? usualCrew)}
        >
          {companies.map((each) => (
            <option key={each} value={String(each)}>
              {name(each)}
            </option>
          ))}
        </select>
        <Button tone="lit" size="big" disabledWhy={isOpening ? t.opening : why} onClick={() => void play()}>
          {t.play}
        </Button>
      </div>
    </footer>
  );
}
