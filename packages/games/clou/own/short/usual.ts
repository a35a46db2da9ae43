import type { OwnHeist } from "../own.ts";

/**
 * What both sides know before the first bit: words that houses are made of, in both languages, and a small house. It is part of the
 * code's version and never changes: an older code would mean something else.
 */
export const USUAL_NAMES: readonly string[] = [
  "House~Haus",
  "My-house~Mein-Haus",
  "Yard~Hof",
  "Garden~Garten",
  "Hall~Halle",
  "Room~Raum",
  "Cellar~Keller",
  "Kitchen~Küche",
  "Library~Bibliothek",
  "Bedroom~Schlafzimmer",
  "Drawing-room~Salon",
  "Office~Büro",
  "Attic~Dachboden",
  "Corridor~Flur",
  "Museum~Museum",
  "Vault~Tresorraum",
  "Workshop~Werkstatt",
  "Terrace~Terrasse",
  "Balcony~Balkon",
  "Staircase~Treppe",
  "Door~Tür",
  "Side-door~Seitentür",
  "Front-door~Haustür",
  "Window~Fenster",
  "Fence~Zaun",
  "Wall~Mauer",
  "Gate~Tor",
  "Lock~Schloss",
  "Safe~Safe",
  "Camera~Kamera",
  "Guard~Wächter",
  "Watchdog~Wachhund",
  "Patrol~Streife",
  "Alarm-system~Alarmanlage",
  "Display-case~Vitrine",
  "Secret-door~Geheimtür",
  "Trapdoor~Falltür",
  "Desk~Schreibtisch",
  "Chest~Truhe",
  "Drawer~Schublade",
  "Obstacle~Hindernis",
  "Treasure~Schatz",
  "Collection~Sammlung",
  "Cash-box~Geldkassette",
  "Money~Geld",
  "Jewels~Juwelen",
  "Necklace~Halskette",
  "Diamond~Diamant",
  "Crown~Krone",
  "Ring~Ring",
  "Painting~Gemälde",
  "Silver~Silber",
  "Gold-bars~Goldbarren",
  "Wine~Wein",
  "Coins~Münzen",
  "Stamps~Briefmarken",
  "Letters~Briefe",
  "Documents~Dokumente",
  "Old-mansion~Alte-Villa",
];

export const USUAL_STORY =
  "Das alte Haus steht seit Jahren leer, sagen die Leute. In der Nacht brennt dort trotzdem ein Licht, und der Wächter macht seine Runde. The old house has stood empty for years, they say. There is a light at night all the same, and somebody who watches. Nobody knows what is in the safe. Ihr habt bis zum Morgen Zeit, und was ihr nicht tragen könnt, bleibt dort.";

export const USUAL_HEIST: OwnHeist = {
  plan: {
    id: "House",
    bars: { time: [10, 9, 9], traces: [5, 5, 4], cars: [5, 5, 5], police: [5, 5, 5] },
    rooms: [{ id: "Yard", start: true }, { id: "Hall" }, { id: "Cellar" }],
    challenges: [
      { id: "Door", room: "Yard", parts: [{ needs: ["lock", "strength²", "cunning³"] }], opens: ["Hall"] },
      { id: "Trapdoor", room: "Hall", parts: [{ needs: ["strength", "strength²"] }], opens: ["Cellar"] },
      {
        id: "Safe",
        room: "Cellar",
        parts: [{ needs: ["safe", "safe", "electronics²"] }, { needs: ["strength", "strength"], traces: 1 }],
        leadsTo: ["Jewels"],
      },
    ],
    loot: [
      { id: "Silver", room: "Hall", value: 3, needs: ["dexterity", "dexterity²"] },
      { id: "Wine", room: "Cellar", value: 2 },
      { id: "Jewels", room: "Cellar", value: 4 },
    ],
    rules: [],
    scoring: [{ line: "loot" }, { line: "traces", points: -2 }],
    layouts: {
      wide: {
        width: 68,
        height: 54,
        start: [12, 8],
        rooms: { Yard: [0, 0, 34, 28], Hall: [34, 0, 34, 28], Cellar: [0, 28, 30, 26] },
        things: {
          Door: [4, 13, 14, 9],
          Trapdoor: [57, 5, 10, 9],
          Safe: [2, 33, 18, 14],
          Silver: [38, 5, 17, 9],
          Wine: [22, 33, 7, 8],
          Jewels: [22, 43, 7, 8],
        },
        arrows: [
          {
            from: "start",
            to: "Door",
            points: [
              [12, 8],
              [12, 13],
            ],
          },
          {
            from: "Door",
            to: "Hall",
            points: [
              [18, 17],
              [34, 17],
            ],
          },
          {
            from: "Trapdoor",
            to: "Cellar",
            points: [
              [62, 14],
              [62, 40],
              [30, 40],
            ],
          },
          {
            from: "Safe",
            to: "Jewels",
            points: [
              [20, 45],
              [22, 45],
            ],
          },
        ],
      },
      tall: {
        width: 76,
        height: 54,
        start: [12, 8],
        rooms: { Yard: [0, 0, 38, 28], Hall: [38, 0, 38, 28], Cellar: [0, 28, 30, 26] },
        things: {
          Door: [4, 13, 14, 9],
          Trapdoor: [61, 5, 10, 9],
          Safe: [2, 33, 18, 14],
          Silver: [42, 5, 17, 9],
          Wine: [22, 33, 7, 8],
          Jewels: [22, 43, 7, 8],
        },
        arrows: [
          {
            from: "start",
            to: "Door",
            points: [
              [12, 8],
              [12, 13],
            ],
          },
          {
            from: "Door",
            to: "Hall",
            points: [
              [18, 17],
              [38, 17],
            ],
          },
          {
            from: "Trapdoor",
            to: "Cellar",
            points: [
              [66, 14],
              [66, 40],
              [30, 40],
            ],
          },
          {
            from: "Safe",
            to: "Jewels",
            points: [
              [20, 45],
              [22, 45],
            ],
          },
        ],
      },
    },
  },
  sheets: [],
};
