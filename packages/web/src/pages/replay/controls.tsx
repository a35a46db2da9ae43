import type { Message } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./controls.css";
import { readEyes } from "../../play/replay/place.ts";
import type { Footage } from "../../play/replay/film.ts";
import type { ReplaySession } from "../../play/replay/session.ts";
import { useText } from "../../text/texts.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { type Player, SPEEDS } from "./use-player.ts";

export interface ControlsProps {
  readonly session: ReplaySession<Footage>;
  readonly player: Player;
  /** False where it was chosen before through whose eyes it is seen. */
  readonly hasEyes?: boolean;
  /** The game's own words. */
  say(message: Message): string;
}

/** A list of choices knows no steps, but spaces that do not break. */
const INDENT = "\u00a0\u00a0\u00a0";

/** Below the board: steps, the slider, whose eyes, which chapter, how fast. */
export function Controls({ session, player, hasEyes = true, say }: ControlsProps): JSX.Element {
  const t = useText({ en, de });
  const { film, at: position, eyes } = session;
  const n = position.value;
  const { isPlaying, seek } = player;
  const chapter = film.chapters.findLast((each) => each.n <= n);
  const hasParts = film.chapters.some(({ depth }) => depth === "part");
  return (
    <section class="replay" aria-label={t.controls}>
      <input
        type="range"
        class="replay-slider"
        aria-label={t.position}
        aria-valuetext={t.positionOf(n, film.length)}
        min={0}
        max={film.length}
        value={n}
        onInput={({ currentTarget }) => seek(Number(currentTarget.value))}
      />
      <div class="replay-row">
        <div class="replay-steps">
          <IconButton icon="start" class="replay-first" label={t.first} onClick={() => seek(0)} />
          <IconButton icon="back" label={t.back} onClick={() => seek(n - 1)} />
          <button type="button" class="replay-play" aria-label={isPlaying ? t.pause : t.play} onClick={player.toggle}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={isPlaying ? "M6 4h4v16H6zM14 4h4v16h-4z" : "M7 3.5v17l14-8.5z"} />
            </svg>
          </button>
          <IconButton icon="forward" label={t.forward} onClick={() => seek(n + 1)} />
          <IconButton icon="start" label={t.last} onClick={() => seek(film.length)} />
        </div>
        <output class="replay-position num">{t.positionOf(n, film.length)}</output>
        {hasEyes && (
          <label class="replay-choice">
            <span>{t.eyes}</span>
            <select
              value={String(eyes.value)}
              onChange={({ currentTarget }) => (eyes.value = readEyes(currentTarget.value, session.seats.value.length))}
            >
              <option value="open">{t.open}</option>
              {session.seats.value.map(({ name }, seat) => (
                <option value={String(seat)}>{t.seat(name)}</option>
              ))}
            </select>
          </label>
        )}
        {film.chapters.length > 1 && (
          <label class="replay-choice">
            <span>{t.chapter}</span>
            <select value={String(chapter?.n ?? 0)} onChange={({ currentTarget }) => seek(Number(currentTarget.value))}>
              <option value="0">{t.beginning}</option>
              {film.chapters.map(({ n: at, depth, name }) => (
                <option value={String(at)}>
                  {hasParts && depth === "section" && INDENT}
                  {say(name)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label class="replay-choice">
          <span>{t.speed}</span>
          <select
            value={String(player.speed)}
            onChange={({ currentTarget }) => player.setSpeed(Number(currentTarget.value))}
          >
            {SPEEDS.map((speed) => (
              <option value={String(speed)}>{`${speed}×`}</option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}
