import { found, type WorkedExample } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import "./example.css";
import { settings } from "../../../app/settings.ts";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { RuleText } from "../rule-text.tsx";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import { type Frames, useFrames } from "./use-frames.ts";
import { useNear } from "./use-near.ts";

interface ExampleProps {
  readonly example: WorkedExample;
  readonly words: readonly string[];
  /** On paper nobody goes through it: every step gets its picture. */
  readonly isPrinted: boolean;
}

/** A worked example: its steps in words, and a picture of the one that is looked at. */
export function Example({ example, words, isPrinted }: ExampleProps): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  const frames = useFrames(example, language, isNear || isPrinted);
  const [at, setAt] = useState(0);
  const { steps, title } = example;
  const last = steps.length - 1;
  return (
    <figure ref={place} class="rules-example" data-part="example" aria-label={t.exampleOf(title[language])}>
      <figcaption>
        <b class="rules-kind">{t["kind.example"]}</b>
        {title[language]}
      </figcaption>
      <div class="rules-example-body">
        {!isPrinted && (
          <div class="rules-example-stage">
            {frames === null && <div class="rules-picture-place" />}
            <Picture example={example} frames={frames} at={at} />
            {last > 0 && <Steps at={at} last={last} setAt={setAt} />}
          </div>
        )}
        <ol class="rules-example-words" data-part="example-words" data-single={last === 0}>
          {steps.map((step, i) => (
            <li key={step.words.en} aria-current={last > 0 && i === at && !isPrinted ? "step" : undefined}>
              {isPrinted && <Picture example={example} frames={frames} at={i} />}
              <RuleText text={step.words[language]} words={words} />
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

interface StepsProps {
  readonly at: number;
  readonly last: number;
  setAt(at: number): void;
}

function Steps({ at, last, setAt }: StepsProps): JSX.Element {
  const t = useText({ en, de });
  return (
    <div class="rules-example-steps">
      <Button size="small" icon="back" disabledWhy={at === 0 ? t.firstStep : null} onClick={() => setAt(at - 1)}>
        {t.stepBack}
      </Button>
      <Button size="small" icon="forward" disabledWhy={at === last ? t.lastStep : null} onClick={() => setAt(at + 1)}>
        {t.stepOn}
      </Button>
      <span role="status">{t.step(at + 1, last + 1)}</span>
    </div>
  );
}

interface PictureProps {
  readonly example: WorkedExample;
  readonly frames: Frames | "none" | null;
  readonly at: number;
}

/** Decoration beside the words that say the same. */
function Picture({ example, frames, at }: PictureProps): JSX.Element | null {
  if (frames === null || frames === "none") return null;
  const { stage, voice, list } = frames;
  const { Figure, game } = stage;
  const seen = (i: number): unknown => (i < 0 ? null : game.view(found(list[i]).state, example.eyes));
  return (
    <div class="rules-picture" data-part="picture" aria-hidden="true" inert>
      <Figure
        view={seen(at)}
        before={seen(at - 1)}
        events={found(list[at]).events}
        shows={found(example.steps[at]).shows ?? example.shows}
        people={example.people ?? []}
        language={settings.language.value}
        say={voice.say}
      />
    </div>
  );
}
