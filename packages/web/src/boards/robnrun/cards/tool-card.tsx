import { NAMES } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./tool-card.css";
import { iconHref } from "../../../ui/icon.tsx";
import { useTable } from "../context.ts";
import { iconOf } from "./tool.tsx";

/** A tool card, face up. Its name for those who listen stands beside it. */
export function ToolCard({ face }: { face: number }): JSX.Element {
  const { t } = useTable();
  const name = found(NAMES[face]);
  const word = t.onCard(name);
  return (
    <svg class="rob-card" viewBox="0 0 100 140" data-tool={name} aria-hidden="true">
      <rect class="rob-card-paper" width="100" height="140" rx="9" />
      <rect class="rob-card-ground" x="5" y="5" width="90" height="102" rx="6" />
      <svg class="rob-card-glyph" x="22" y="32" width="56" height="56" viewBox="0 0 24 24">
        <use href={iconHref(iconOf(name))} />
      </svg>
      <svg class="rob-card-glyph" x="10" y="10" width="19" height="19" viewBox="0 0 24 24">
        <use href={iconHref(iconOf(name))} />
      </svg>
      <text class="rob-card-name" x="50" y="128" data-long={word.length > 8} data-longer={word.length > 10}>
        {word}
      </text>
    </svg>
  );
}

/** Any card, face down. */
export function CardBack(): JSX.Element {
  return (
    <span class="rob-back" aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <use href={iconHref("bag")} />
      </svg>
    </span>
  );
}
