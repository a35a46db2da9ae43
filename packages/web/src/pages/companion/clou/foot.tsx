import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { playSound } from "../../../app/sound.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useBeside } from "./context.ts";
import { RoundOver } from "./dice/round-over.tsx";
import { throwEscape, throwRound } from "./logic/dice.ts";
import type { Part } from "./night-page.tsx";

export interface FootProps {
  readonly part: Part;
  onPart(part: Part): void;
  onNew(): void;
}

const ICONS = { dice: "die-5", check: "check", score: "loot" } as const;

/** Within reach of the thumb: what comes next, and the three things the phone can do. */
export function Foot({ part, onPart, onNew }: FootProps): JSX.Element {
  const { t } = useBeside();
  return (
    <footer class="comp-foot">
      <div class="comp-next" data-part="next">
        <NextStep part={part} onPart={onPart} onNew={onNew} />
      </div>
      <div class="comp-parts" role="group" aria-label={t.parts}>
        {(["dice", "check", "score"] as const).map((each) => (
          <button
            key={each}
            type="button"
            class={`comp-part comp-part-${each}`}
            aria-pressed={part === each}
            onClick={() => onPart(each)}
          >
            <Icon name={ICONS[each]} />
            <span>{t[each]}</span>
          </button>
        ))}
      </div>
    </footer>
  );
}

/** The one thing that brings the night forward. */
function NextStep({ part, onPart, onNew }: FootProps): JSX.Element | null {
  const { t, view, kept, act, reader } = useBeside();
  const [isEnding, setEnding] = useState(false);
  const { stage, round, throws } = reader.readNight(view);
  const throwFor = (of: number): { readonly do: "throw"; readonly dice: readonly number[] } => {
    playSound("dice");
    onPart("dice");
    return { do: "throw", dice: throwRound(kept.seed, of) };
  };
  const big = { tone: "lit", size: "big" } as const;
  switch (stage) {
    case "throw":
      return (
        <Button {...big} onClick={() => act(throwFor(round))}>
          {t.throwDice}
        </Button>
      );
    case "dice":
      return (
        <>
          <Button {...big} onClick={() => setEnding(true)}>
            {t.roundOver}
          </Button>
          <RoundOver open={isEnding} onClose={() => setEnding(false)} />
        </>
      );
    case "leave":
      return (
        <div class="comp-two">
          <Button size="big" onClick={() => act({ do: "run" })}>
            {t.run}
          </Button>
          <Button {...big} onClick={() => act({ do: "stay" }, throwFor(round + 1))}>
            {t.stay}
          </Button>
        </div>
      );
    case "drive":
      return (
        <Button
          {...big}
          onClick={() => {
            playSound("dice");
            onPart("dice");
            act({ do: "drive", face: throwEscape(kept.seed, throws + 1) });
          }}
        >
          {t.throwEscape}
        </Button>
      );
    case "over":
      return part === "score" ? (
        <Button size="big" icon="paper" onClick={onNew}>
          {t.newNight}
        </Button>
      ) : (
        <Button {...big} icon="loot" onClick={() => onPart("score")}>
          {t.count}
        </Button>
      );
    default:
      return null;
  }
}
