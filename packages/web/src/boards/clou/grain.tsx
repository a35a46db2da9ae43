import type { JSX } from "preact";

/** The grain of a pencil on paper, for every layer of marks (drawn.css). A filter must stand in the page that uses it. */
export function Grain(): JSX.Element {
  return (
    <svg class="clou-grain" width="0" height="0" aria-hidden="true">
      <filter id="clou-grain" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency="1.1" numOctaves={2} seed={8} result="n" />
        <feDisplacementMap
          in="SourceGraphic"
          in2="n"
          scale={1.1}
          xChannelSelector="R"
          yChannelSelector="G"
          result="d"
        />
        <feColorMatrix in="n" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.7 1.72" result="g" />
        <feComposite in="d" in2="g" operator="in" />
      </filter>
    </svg>
  );
}
