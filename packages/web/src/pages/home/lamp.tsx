import type { JSX } from "preact";

/** The one lamp of the house and its light on the table. */
export function Lamp(): JSX.Element {
  return (
    <svg class="home-lamp" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <linearGradient id="home-cone" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="var(--lamp-shine)" stop-opacity=".55" />
          <stop offset=".5" stop-color="var(--lamp-shine-2)" stop-opacity=".13" />
          <stop offset="1" stop-color="var(--lamp-shine-2)" stop-opacity="0" />
        </linearGradient>
        <radialGradient id="home-pool">
          <stop offset="0" stop-color="var(--lamp-pool)" stop-opacity=".3" />
          <stop offset="1" stop-color="var(--lamp-pool)" stop-opacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="720" cy="440" rx="720" ry="300" fill="url(#home-pool)" />
      <path d="M648 138 792 138 1240 760 200 760z" fill="url(#home-cone)" />
      <path d="M720 0V64" stroke="var(--lamp-cord)" stroke-width="3" />
      <path d="M706 62h28l5 14h-38z" fill="var(--lamp-brass)" />
      <path d="M700 76h40c34 8 56 30 62 62H638c6-32 28-54 62-62z" fill="var(--lamp-shade)" />
      <path d="M700 76h20v62h-82c6-32 28-54 62-62z" fill="var(--lamp-shade-hi)" />
      <path d="M638 138h164c0 5-4 8-9 8H647c-5 0-9-3-9-8z" fill="var(--lamp-rim)" />
    </svg>
  );
}
