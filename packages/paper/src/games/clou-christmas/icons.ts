import type { IconShape } from "../../icons.ts";

/** The icons of the web's sprite that stand on the campaign sheet alone. A test holds them against the sprite. */
export const CHRISTMAS_ICONS = {
  candy: [{ d: "M9.5 22V8.2a4.7 4.7 0 0 1 9.4 0v1.3", line: 4.2, dash: "3.5 1.5" }],
  lights: [
    { d: "M1.5 4.5c3 4.6 7 5 10.5 5s7.5-.4 10.5-5", line: 1.7 },
    {
      d: "M4.9 9.2l3 1-1.3 4.4c-.3 1-1.1 1.5-1.9 1.2-.8-.2-1.2-1.1-.9-2.1zM10.6 11h2.8l.8 5.2c.2 1.6-.8 2.9-2.2 2.9s-2.4-1.3-2.2-2.9zM16.1 10.2l3-1 1.1 4.5c.3 1-.1 1.9-.9 2.1-.8.3-1.6-.2-1.9-1.2z",
    },
  ],
  santa: [
    { d: "M4.3 15.6C4.6 8 8.3 3.3 13.3 2.6c3.7-.5 6.3 1.8 7.1 6.3h-2.3c-.8-1.3-1.7-2.1-2.9-2.3 1.9 2.5 3 5.5 3.2 9z" },
    { d: "M16.400000000000002 12.7a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0z" },
    { d: "M3.8 17.2h14.9a2.3 2.3 0 0 1 0 4.6H3.8a2.3 2.3 0 0 1 0-4.6z" },
  ],
  heart: [
    {
      d: "M12 21.4 3.6 13C1.2 10.5 1.3 6.7 3.7 4.5c2.3-2.1 5.9-1.9 7.9.5l.4.5.4-.5c2-2.4 5.6-2.6 7.9-.5 2.4 2.2 2.5 6 .1 8.5z",
    },
  ],
  magnifier: [
    { d: "M3.2 9.8a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0-13.2 0z", line: 2.6 },
    { d: "M15.2 15.2l5.6 5.6", line: 3.4, cap: "round" },
  ],
  dumbbell: [
    {
      d: "M1.5 9.5h2v-2a1 1 0 0 1 1-1h2.4a1 1 0 0 1 1 1v3h8.2v-3a1 1 0 0 1 1-1h2.4a1 1 0 0 1 1 1v2h2v5h-2v2a1 1 0 0 1-1 1h-2.4a1 1 0 0 1-1-1v-3H7.9v3a1 1 0 0 1-1 1H4.5a1 1 0 0 1-1-1v-2h-2z",
    },
  ],
  spanner: [
    {
      d: "M15.8 1.8c1.2-.2 2.3 0 3.3.4l-3.2 3.2.5 2.2 2.2.5 3.2-3.2c.4 1 .6 2.1.4 3.3-.5 3-3.3 4.9-6.2 4.5l-8.2 8.5c-1.3 1.3-3.3 1.3-4.6 0s-1.3-3.3 0-4.6l8.5-8.2c-.4-3 1.5-5.9 4.1-6.6zM5.6 17.5a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2z",
    },
  ],
  ticket: [
    {
      d: "M2.5 5.5h19a1 1 0 0 1 1 1v3.2a2.3 2.3 0 0 0 0 4.6v3.2a1 1 0 0 1-1 1h-19a1 1 0 0 1-1-1v-3.2a2.3 2.3 0 0 0 0-4.6V6.5a1 1 0 0 1 1-1zM12 7.9l-1.2 2.7-3 .3 2.3 2-.7 2.9 2.6-1.5 2.6 1.5-.7-2.9 2.3-2-3-.3z",
    },
  ],
  passport: [
    {
      d: "M5.5 1.8h13a1.5 1.5 0 0 1 1.5 1.5v17.4a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 20.7V3.3a1.5 1.5 0 0 1 1.5-1.5zM12 5.3a4.7 4.7 0 1 0 0 9.4 4.7 4.7 0 0 0 0-9.4zM12 6.9c1 1.9 1 4.3 0 6.2-1-1.9-1-4.3 0-6.2zM7.7 17.2v1.7h8.6v-1.7z",
    },
  ],
  gem: [
    {
      d: "M6.6 2.8h10.8c.4 0 .7.2.9.5l3.7 5c.3.4.2.9-.1 1.3l-9 11.5c-.4.5-1.3.5-1.7 0l-9-11.5c-.3-.4-.4-.9-.1-1.3l3.7-5c.2-.3.5-.5.8-.5zM4.6 8.2v1.7h14.8V8.2zM8.2 10.8h1.9L12 17.3l1.9-6.5h1.9L12 20.4z",
    },
  ],
  combination: [
    {
      d: "M1.8000000000000007 12a10.2 10.2 0 1 0 20.4 0a10.2 10.2 0 1 0 -20.4 0zM5.1 12a6.9 6.9 0 1 0 13.8 0a6.9 6.9 0 1 0 -13.8 0z",
    },
    { d: "M7 12a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z" },
    { d: "M11 0h2v4h-2z" },
  ],
  tiara: [
    {
      d: "M1.9 8.4c-.2-1 1-1.5 1.6-.8l4 4.3 3.5-8c.4-.9 1.6-.9 2 0l3.5 8 4-4.3c.6-.7 1.8-.2 1.6.8l-1.5 8.1H3.4zM12 8.6a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM3.4 18.1h17.2v2.9H3.4z",
    },
  ],
} as const satisfies { readonly [name: string]: readonly IconShape[] };

type ChristmasIcon = keyof typeof CHRISTMAS_ICONS;

/** What stands beside the name of a tool or a preparation. */
export const ITEM_ICONS: { readonly [item: string]: ChristmasIcon } = {
  "candy-canes": "candy",
  "fairy-lights": "lights",
  "santa-costume": "santa",
  affair: "heart",
  scouting: "magnifier",
  "power-lifting": "dumbbell",
  "tuning-up": "spanner",
  tickets: "ticket",
  "false-passports": "passport",
};

/** The special loot, heist by heist. */
export const SPECIAL_ICONS: readonly ChristmasIcon[] = ["gem", "combination", "tiara"];
