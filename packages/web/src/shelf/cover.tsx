import type { GameManifest } from "@safehouse/games";
import type { JSX } from "preact";
import "./cover.css";
import { settings } from "../app/settings.ts";

export interface CoverProps {
  readonly game: GameManifest;
  /** A thumbnail has no spine and no words. */
  readonly isSmall?: boolean;
}

/** The game as a paperback. Decoration: the game's name always stands beside it. */
export function Cover({ game, isSmall = false }: CoverProps): JSX.Element {
  const { art, title, tagline, taglineY, ink } = game.cover;
  const language = settings.language.value;
  return (
    <span class={isSmall ? "shelf-cover shelf-cover-small" : "shelf-cover"} aria-hidden="true">
      <svg viewBox="0 0 200 280" preserveAspectRatio="xMidYMin slice" fill={ink}>
        <use href={`${art}#cover`} width="200" height="300" />
        {title[language].map(({ text, y, size, ink: own = ink }) => (
          <text key={text} class="shelf-cover-title" x="14" y={y} font-size={size} fill={own}>
            {text}
          </text>
        ))}
        <text class="shelf-cover-tagline" x="15" y={taglineY} font-size="7.6">
          {tagline[language]}
        </text>
      </svg>
    </span>
  );
}
