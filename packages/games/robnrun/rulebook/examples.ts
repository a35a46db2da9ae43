import { boss, CREW, rob, type RobnrunExample, scenario, town, turns } from "./examples/acts.ts";

const IN_THE_GANG = {
  game: "robnrun",
  seats: CREW,
  people: ["Ada", "Ben", "Cleo", "Dan"],
  eyes: "open",
} as const;

const BEN = 1;
const CLEO = 2;
const DAN = 3;

/** Three ID cards and two dynamite; a flashlight, acid and a jackhammer. */
const FIVE_TOOLS = "0320000";
const THREE_TOOLS = "0001011";

/** Worked examples by rule. Another one is another entry. */
export const examples: readonly RobnrunExample[] = [
  {
    ...IN_THE_GANG,
    rule: "R-2.5",
    title: { en: "Reading the police station", de: "Die Polizeiwache lesen" },
    config: scenario({
      station: { yellow: 4, green: 6, white: 4, red: 3 },
      firstSpace: ["white", "yellow"],
      informants: ["red", "white", "green", "yellow"],
    }),
    shows: ["station", "lying"],
    before: [town("cornhill", [FIVE_TOOLS])],
    steps: [
      {
        words: {
          en: "Four players. On every track the lowest number without a die counts: yellow 4, green 6, white 4, red 3.",
          de: "Vier Spieler. Auf jeder Leiste gilt die unterste Zahl ohne Würfel: Gelb 4, Grün 6, Weiß 4, Rot 3.",
        },
        acts: [],
        after: { station: { yellow: 4, green: 6, white: 4, red: 3 } },
      },
      {
        words: {
          en: "Ada is the boss. Yellow 4: four of her six hints lie open. Green 6: each accomplice gets six cards.",
          de: "Ada ist Boss. Gelb 4: Vier ihrer sechs Hinweise liegen offen. Grün 6: Jeder Komplize bekommt sechs Karten.",
        },
        acts: [
          ...rob("cornhill", [
            ["acid", "acid", "dynamite", "dynamite", "ram", "ram"],
            ["acid", "id", "ram", "ram", "ram", "ram"],
            ["acid", "id", "jackhammer", "jackhammer", "jackhammer", "jackhammer"],
          ]),
        ],
        after: { hints: [1, 2, 3, 4], cards: [0, 6, 6, 6], stage: "hint" },
      },
      {
        words: {
          en: "White 4: the phase ends with the fourth card. Three of them were wrong, and red 3 allows three. The next round follows.",
          de: "Weiß 4: Mit der vierten Karte endet die Phase. Drei davon waren falsch, und Rot 3 erlaubt drei. Es folgt die nächste Runde.",
        },
        acts: [boss({ do: "release" }), ...turns([BEN, "acid"], [CLEO, "acid"], [DAN, "acid"], [BEN, "dynamite"])],
        after: { wrong: 3, open: ["dynamite"], round: 2, stage: "hint" },
      },
      {
        words: {
          en: "In the second round Ben plays one more wrong card. It is the fourth, so the red alarm goes off and the heist ends.",
          de: "In der zweiten Runde spielt Ben noch eine falsche Karte. Es ist die vierte, also geht der rote Alarm los, und der Raub endet.",
        },
        acts: [boss({ do: "release" }), ...turns([BEN, "acid"], [CLEO, "id"], [DAN, "id"], [BEN, "dynamite"])],
        after: { stage: "place" },
        shows: ["station"],
      },
    ],
  },
  {
    ...IN_THE_GANG,
    rule: "R-5.10",
    title: { en: "A heist in three rounds", de: "Ein Raub in drei Runden" },
    config: scenario({
      station: { yellow: 3, green: 6, white: 4, red: 3 },
      firstSpace: ["white"],
      informants: ["red", "white", "green", "yellow"],
    }),
    shows: ["safes", "lying"],
    before: [
      town("cornhill", [FIVE_TOOLS]),
      ...rob(
        "cornhill",
        [
          ["acid", "ram", "jackhammer", "stethoscope", "flashlight", "acid"],
          ["id", "bag", "flashlight", "acid", "dynamite", "id"],
          ["id", "ram", "ram", "dynamite", "bag", "jackhammer"],
        ],
        // What Ben gets for his swap, then one card each for the bag.
        ["acid", "ram", "jackhammer", "stethoscope", "stethoscope", "dynamite", "id", "acid", "flashlight"],
      ),
    ],
    steps: [
      {
        words: {
          en: "Only Ada sees the safe: 3 ID cards and 2 dynamite, worth 3 gold. White is 4, red is 3. Hints 1, 2 and 3 lie open. She tells “You need the tool ID card” and “You need 2 kinds of tools in total”, and keeps hint 2.",
          de: "Nur Ada sieht den Tresor: 3 Ausweise und 2 Dynamit, 3 Gold wert. Weiß ist 4, Rot ist 3. Die Hinweise 1, 2 und 3 liegen offen. Sie sagt „Ihr braucht das Werkzeug Ausweis“ und „Ihr braucht insgesamt 2 Arten von Werkzeug“ und hebt Hinweis 2 auf.",
        },
        acts: [
          boss({ do: "hint", hint: 1, tool: "id" }),
          boss({ do: "hint", hint: 3, number: 2 }),
          boss({ do: "release" }),
        ],
        after: { hints: [2], stage: "turn", round: 1 },
      },
      {
        words: {
          en: "Ben has no ID card and swaps his hand. Cleo and Dan play ID cards. Ben still has none and passes, Cleo plays a bag, Dan and Ben pass. Three cards lie there.",
          de: "Ben hat keinen Ausweis und tauscht die Hand. Cleo und Dan spielen Ausweise. Ben hat immer noch keinen und passt, Cleo spielt eine Sporttasche, Dan und Ben passen. Drei Karten liegen da.",
        },
        acts: turns(
          [BEN, "swap"],
          [CLEO, "id"],
          [DAN, "id"],
          [BEN, "pass"],
          [CLEO, "bag"],
          [DAN, "pass"],
          [BEN, "pass"],
        ),
        after: { stage: "turn", cards: [0, 6, 4, 5] },
      },
      {
        words: {
          en: "Cleo plays a flashlight, the fourth card. Both ID cards are needed and lie open, the flashlight goes face down onto the alarm pile. The bag lies aside and brings each accomplice a card.",
          de: "Cleo spielt eine Taschenlampe, die vierte Karte. Beide Ausweise werden gebraucht und liegen offen, die Taschenlampe kommt verdeckt auf den Alarmstapel. Die Sporttasche liegt daneben und bringt jedem Komplizen eine Karte.",
        },
        acts: turns([CLEO, "flashlight"]),
        after: { open: ["id", "id"], bags: 1, wrong: 1, cards: [0, 7, 4, 6], round: 2 },
      },
      {
        words: {
          en: "Round 2. Ada uses hint 2: “You do not need the tool stethoscope.” ID card, acid, ram and dynamite are played. ID card and dynamite lie open; the alarm pile grows to 3, which red still allows.",
          de: "Runde 2. Ada nutzt Hinweis 2: „Ihr braucht das Werkzeug Stethoskop nicht.“ Gespielt werden Ausweis, Säure, Rammbock und Dynamit. Ausweis und Dynamit liegen offen; der Alarmstapel wächst auf 3, und das erlaubt Rot gerade noch.",
        },
        acts: [
          boss({ do: "hint", hint: 2, tool: "stethoscope" }),
          boss({ do: "release" }),
          ...turns([BEN, "id"], [CLEO, "acid"], [DAN, "ram"], [BEN, "dynamite"]),
        ],
        after: { open: ["id", "id", "id", "dynamite"], wrong: 3, round: 3, stage: "hint" },
      },
      {
        words: {
          en: "Round 3, without a hint. Everybody can reckon that one card is missing, an ID card or dynamite. Two dynamite and an ID card lie there when Dan’s turn comes.",
          de: "Runde 3, ohne Hinweis. Alle können sich ausrechnen, dass eine Karte fehlt, ein Ausweis oder Dynamit. Zweimal Dynamit und ein Ausweis liegen da, als Dan an die Reihe kommt.",
        },
        acts: [
          boss({ do: "release" }),
          ...turns([BEN, "pass"], [CLEO, "dynamite"], [DAN, "dynamite"], [BEN, "pass"], [CLEO, "id"]),
        ],
        after: { stage: "turn", wrong: 3, round: 3 },
      },
      {
        words: {
          en: "Dan plays a bag, and that ends the phase. One dynamite was needed: the safe is cracked. The other dynamite and the ID card were not, so the alarm pile holds 5 cards, more than 3: the red alarm rings as well. Evaluation: 3 gold, the car moves 1 space, the police 1 + 1 = 2.",
          de: "Dan spielt eine Sporttasche, und die Phase ist zu Ende. Ein Dynamit wurde gebraucht: Der Tresor ist geknackt. Das andere und der Ausweis nicht, also liegen im Alarmstapel 5 Karten, mehr als 3: Auch der rote Alarm geht los. Auswertung: 3 Gold, das Auto fährt 1 Feld, die Polizei 1 + 1 = 2.",
        },
        acts: turns([DAN, "bag"]),
        after: { gold: 6, car: 7, police: 3, heist: 2, stage: "building" },
        shows: ["road"],
      },
    ],
  },
  {
    ...IN_THE_GANG,
    rule: "R-6.5",
    title: { en: "An evaluation", de: "Eine Auswertung" },
    config: scenario({
      station: { yellow: 5, green: 6, white: 4, red: 3 },
      firstSpace: ["yellow", "red"],
      informants: ["red", "white", "green", "yellow"],
    }),
    shows: ["road", "station"],
    before: [
      town("berkeley-square", [FIVE_TOOLS, THREE_TOOLS]),
      ...rob("berkeley-square", [
        ["id", "id", "ram", "ram", "stethoscope", "stethoscope"],
        ["id", "dynamite", "ram", "ram", "stethoscope", "stethoscope"],
        ["dynamite", "ram", "ram", "stethoscope", "stethoscope", "stethoscope"],
      ]),
      boss({ do: "release" }),
      ...turns([BEN, "id"], [CLEO, "id"], [DAN, "dynamite"], [BEN, "id"]),
      boss({ do: "release" }),
      ...turns([BEN, "ram"], [CLEO, "dynamite"], [DAN, "ram"], [BEN, "ram"]),
      boss({ do: "release" }),
      ...turns([BEN, "stethoscope"], [CLEO, "ram"], [DAN, "ram"]),
    ],
    steps: [
      {
        words: {
          en: "Ada robs both safes of Berkeley Square, the last of Mayfair: its informant, the green one, waits on the route. One safe has all its tools, the other none, and the next wrong card will ring. A yellow and a red die lie before the car.",
          de: "Ada raubt beide Tresore am Berkeley Square, die letzten in Mayfair: Dessen Informant, der grüne, wartet auf dem Fluchtweg. Ein Tresor hat alle Werkzeuge, der andere keins, und die nächste falsche Karte löst den Alarm aus. Vor dem Auto liegen ein gelber und ein roter Würfel.",
        },
        acts: [],
        after: { informant: "green", gold: 3, car: 6, police: 1, station: { yellow: 5, green: 6, red: 3 } },
      },
      {
        words: {
          en: "The heist ends. For the cracked safe there are 3 gold, and the car moves 1 space. It enters the space with the dice: the yellow and the red one go onto the station, and both numbers get worse. Now Ada has to place a new safe for the one left shut.",
          de: "Der Raub endet. Für den geknackten Tresor gibt es 3 Gold, und das Auto fährt 1 Feld. Auf diesem Feld liegen die Würfel: Der gelbe und der rote kommen auf die Wache, und beide Zahlen werden schlechter. Nun muss Ada für den nicht geknackten Tresor einen neuen legen.",
        },
        acts: turns([BEN, "pass"], [CLEO, "stethoscope"]),
        after: { gold: 6, car: 7, police: 1, station: { yellow: 4, green: 6, red: 2 }, stage: "place" },
      },
      {
        words: {
          en: "She lays it face down onto Golden Square, which is not empty and has fewer than 3. Not onto Berkeley Square, which is. Then the police move 3: one as always, one for the safe left shut, one for the alarm.",
          de: "Sie legt ihn verdeckt auf den Golden Square, der nicht leer ist und weniger als 3 hat. Auf den Berkeley Square dürfte er nicht, der ist leer. Dann rückt die Polizei 3 Felder vor: eins wie immer, eins für den nicht geknackten Tresor, eins für den Alarm.",
        },
        acts: [boss({ do: "place", building: "golden-square" })],
        after: { police: 4, safes: { "golden-square": 2, "berkeley-square": 0 }, stage: "bribe" },
      },
      {
        words: {
          en: "The green informant may be paid. For 2 + 3 = 5 gold two green dice leave the station, and green is back at its best. The informant leaves the game in any case.",
          de: "Der grüne Informant lässt sich bezahlen. Für 2 + 3 = 5 Gold kommen zwei grüne Würfel von der Wache, und Grün steht wieder am besten. Der Informant ist danach auf jeden Fall aus dem Spiel.",
        },
        acts: [boss({ do: "bribe", dice: 2 })],
        after: { gold: 1, informant: null, heist: 2 },
      },
    ],
  },
  {
    ...IN_THE_GANG,
    rule: "R-13.9",
    title: { en: "What an expert crew hears", de: "Was Experten hören" },
    config: scenario({
      station: { yellow: 5, green: 6, white: 4, red: 3 },
      firstSpace: ["white", "yellow"],
      informants: ["red", "white", "green", "yellow"],
      hints: [2, 3, 5, 8, 10, 15],
    }),
    shows: ["safes", "lying"],
    before: [
      town("cornhill", [FIVE_TOOLS]),
      ...rob("cornhill", [
        ["id", "id", "acid", "acid", "ram", "ram"],
        ["id", "stethoscope", "stethoscope", "acid", "ram", "jackhammer"],
        ["dynamite", "flashlight", "flashlight", "acid", "ram", "jackhammer"],
      ]),
    ],
    steps: [
      {
        words: {
          en: "Ada sees the safe: 3 ID cards and 2 dynamite. She uses hint 10: “You need ID card or dynamite, or both.” By R-13.7 the crew hears more: these two are missed most.",
          de: "Ada sieht den Tresor: 3 Ausweise und 2 Dynamit. Sie nutzt Hinweis 10: „Ihr braucht Ausweis oder Dynamit oder beides.“ Nach R-13.7 hört die Bande mehr: Von diesen beiden fehlt am meisten.",
        },
        acts: [boss({ do: "hint", hint: 10, tool: "id", second: "dynamite" })],
        after: { hints: [2, 3, 5, 8], stage: "hint" },
      },
      {
        words: {
          en: "Then hint 2. From the ID card, missed most, she goes to the right: dynamite is needed, the flashlight is not. “You do not need the tool flashlight.” By R-13.9 the crew looks to the left of it: dynamite is needed, and what is missed most is dynamite or the ID card before it.",
          de: "Dann Hinweis 2. Vom Ausweis, von dem am meisten fehlt, geht sie nach rechts: Dynamit wird gebraucht, die Taschenlampe nicht. „Ihr braucht das Werkzeug Taschenlampe nicht.“ Nach R-13.9 schaut die Bande links davon: Dynamit wird gebraucht, und am meisten fehlt davon oder vom Ausweis davor.",
        },
        acts: [boss({ do: "hint", hint: 2, tool: "flashlight" }), boss({ do: "release" })],
        after: { hints: [3, 5, 8], stage: "turn" },
      },
      {
        words: {
          en: "So Ben and Cleo play ID cards, Dan dynamite, and Ben his second ID card. All four lie open, and no wrong tool was played.",
          de: "Also spielen Ben und Cleo Ausweise, Dan Dynamit und Ben seinen zweiten Ausweis. Alle vier liegen offen, und kein falsches Werkzeug wurde gespielt.",
        },
        acts: turns([BEN, "id"], [CLEO, "id"], [DAN, "dynamite"], [BEN, "id"]),
        after: { open: ["id", "id", "id", "dynamite"], wrong: 0, round: 2 },
      },
    ],
  },
];
