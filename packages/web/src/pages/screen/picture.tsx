import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
// In this order: later ones say what is different from earlier ones.
import "./screen.css";
import "./match.css";
import "./reel.css";
import "./lobby.css";
import "./motion.css";
import { recall, remember } from "../../app/storage.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** What is drawn in half the points of a television: whatever can be read here can be read from four metres there. */
const WIDTH = 960;
const HEIGHT = 540;

/** A television may cut off the edges of its picture. */
const SIZES = [100, 95, 90] as const;
const percent = signal<number>(SIZES.find((size) => String(size) === recall("screenSize")) ?? 100);

/** How long the controls stay after the last sign of life. */
const CONTROLS_MS = 4_000;

/** The whole screen, as large as it goes. Its controls come with a pointer or a key and go again by themselves. */
export function Picture({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(1);
  useEffect(() => {
    const measure = (): void => setFit(Math.min(innerWidth / WIDTH, innerHeight / HEIGHT));
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return (
    <div ref={place} class="screen" data-part="screen" data-theme="night">
      <div class="screen-picture" data-part="screen-picture" style={{ "--fit": (fit * percent.value) / 100 }}>
        {children}
      </div>
      <Controls />
    </div>
  );
}

function Controls(): JSX.Element {
  const t = useText({ en, de });
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let timer = 0;
    const wake = (): void => {
      setShown(true);
      clearTimeout(timer);
      timer = window.setTimeout(() => setShown(false), CONTROLS_MS);
    };
    addEventListener("pointermove", wake);
    addEventListener("keydown", wake);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointermove", wake);
      removeEventListener("keydown", wake);
    };
  }, []);
  const next = (): void => {
    const at = SIZES.findIndex((size) => size === percent.value);
    percent.value = SIZES[(at + 1) % SIZES.length] ?? 100;
    remember("screenSize", String(percent.value));
  };
  return (
    <div class="screen-controls" data-front="" data-shown={isShown} role="group" aria-label={t.controls}>
      <Button onClick={next}>{percent.value === 100 ? t.smaller : t.smallerOn(percent.value)}</Button>
      {document.fullscreenEnabled && (
        <Button onClick={() => void document.documentElement.requestFullscreen().catch(() => {})}>
          {t.fullScreen}
        </Button>
      )}
    </div>
  );
}
