import { alone, type ClouAct, type ClouExample, cross, move, NEXT_ROUND, roll, use } from "./acts.ts";
import { JANET_BEFORE_THE_EIGHT } from "./sheet.ts";

/** Bruce has dexterity for the window, and his strength bar begins with a 4. */
const BRUCE_AT_THE_WINDOW: readonly ClouAct[] = [
  roll(2, 3, 4),
  use([2], "dexterity-1"),
  use([3], "dexterity-2"),
  cross("dexterity", "window-1"),
  use([4], "strength-1"),
  ...NEXT_ROUND,
];

/** Bruce stands in the scullery with a strength in his hands. */
const BRUCE_IN_THE_SCULLERY: readonly ClouAct[] = [
  roll(1, 3, 5),
  use([1], "cunning-1"),
  use([5], "cunning-2"),
  cross("cunning", "side-door-1"),
  use([3], "strength-1"),
  ...NEXT_ROUND,
  roll(2, 3, 5),
  use([3], "strength-2"),
];

/** C-6.7: the same window for crews of one, two and three. */
const WINDOWS = [
  {
    title: { en: "The window: one thief", de: "Das Fenster: ein Dieb" },
    words: {
      en: "Alone it takes one dexterity and one strength. The symbols marked 2 and 3 are not needed.",
      de: "Allein braucht es ein Geschick und eine Stärke. Die Symbole mit 2 und 3 werden nicht gebraucht.",
    },
    symbols: { "window-1": "needed", "window-2": "needed", "window-3": "not-needed", "window-4": "not-needed" },
  },
  {
    title: { en: "The window: two thieves", de: "Das Fenster: zwei Diebe" },
    words: {
      en: "Two thieves also need the strength marked 2: one dexterity and two strength.",
      de: "Zwei Diebe brauchen auch die Stärke mit der 2: ein Geschick und zweimal Stärke.",
    },
    symbols: { "window-1": "needed", "window-2": "needed", "window-3": "needed", "window-4": "not-needed" },
  },
  {
    title: { en: "The window: three thieves", de: "Das Fenster: drei Diebe" },
    words: {
      en: "Three thieves need everything: one dexterity, two strength and one cunning.",
      de: "Drei Diebe brauchen alles: ein Geschick, zweimal Stärke und eine List.",
    },
    symbols: { "window-1": "needed", "window-2": "needed", "window-3": "needed", "window-4": "needed" },
  },
] as const;

const windowExamples = WINDOWS.map(({ title, words, symbols }, i): ClouExample => ({
  rule: "C-6.7",
  game: "clou",
  title,
  seats: i + 1,
  config: { scenario: "old-mansion" },
  eyes: 0,
  shows: { things: ["window"] },
  before: [],
  steps: [{ words, acts: [], after: { symbols } }],
}));

/** C-1, C-2, C-6 and C-7: the burglary plan and its bars. */
export const planExamples: readonly ClouExample[] = [
  {
    rule: "C-1.2",
    game: "clou",
    title: { en: "The bars for three thieves", de: "Die Leisten für drei Diebe" },
    seats: 3,
    config: { scenario: "old-mansion" },
    eyes: 0,
    shows: { bars: true },
    before: [],
    steps: [
      {
        words: {
          en: "Three thieves in the old mansion: all that stands left of the 3 is struck out. They have 9 time symbols, 5 traces, 5 cars and 4 police.",
          de: "Drei Diebe in der alten Villa: Alles links von der 3 ist gestrichen. Sie haben 9 Zeitsymbole, 5 Spuren, 5 Autos und 4 Polizeisymbole.",
        },
        acts: [],
        after: { bars: { time: 9, traces: 5, cars: 5, police: 4 } },
      },
    ],
  },
  alone("bruce", {
    rule: "C-2.3",
    title: { en: "Time passes", de: "Die Zeit vergeht" },
    shows: { dice: true, bars: true },
    before: [roll(2, 3, 5), use([2], "dexterity-1"), use([3], "strength-1"), use([5], "cunning-1")],
    steps: [
      {
        words: {
          en: "Bruce, alone, has used all three dice. The time bar still shows 10 symbols.",
          de: "Bruce, allein unterwegs, hat alle drei Würfel benutzt. Die Zeitleiste zeigt noch 10 Symbole.",
        },
        acts: [],
        after: { diceLeft: [], bars: { time: 10, traces: 6 } },
      },
      {
        words: {
          en: "He is finished: one time symbol is crossed. No die was left over, so there is no trace. Then he is asked whether to run away.",
          de: "Er ist fertig: Ein Zeitsymbol wird angekreuzt. Kein Würfel blieb übrig, also gibt es keine Spur. Dann wird er gefragt, ob er abhaut.",
        },
        acts: [move({ do: "finish" })],
        after: { bars: { time: 9, traces: 6 } },
      },
    ],
  }),
  alone("bruce", {
    rule: "C-6.2",
    title: { en: "Through the window", de: "Durchs Fenster" },
    shows: { things: ["window", "salon", "folding-door"] },
    before: [...BRUCE_AT_THE_WINDOW, roll(1, 4, 6)],
    steps: [
      {
        words: {
          en: "Bruce has strength. The window in the garden lacks it. The folding door in the salon would take it, too, but nobody has been led there yet.",
          de: "Bruce hat Stärke. Dem Fenster im Garten fehlt sie. Auch die Falttür im Salon würde sie nehmen, aber dorthin hat noch kein Pfeil geführt.",
        },
        acts: [],
        refused: [{ seat: 0, move: { do: "cross", gift: "strength", at: "folding-door-2" }, by: "C-6.2" }],
        after: { activated: ["strength"], rooms: { salon: "closed" }, things: { "folding-door": "closed" } },
      },
      {
        words: {
          en: "The window is overcome and its diamond opened: all things in the salon are open to work. The library behind the folding door is not.",
          de: "Das Fenster ist geschafft und seine Raute offen: An allem im Salon darf gearbeitet werden. Die Bibliothek hinter der Falttür bleibt zu.",
        },
        acts: [cross("strength", "window-2")],
        after: {
          things: {
            window: "done",
            "display-case": "open",
            portrait: "open",
            "folding-door": "open",
            "secret-panel": "closed",
          },
          rooms: { salon: "open", library: "closed" },
        },
      },
    ],
  }),
  alone("janet", {
    rule: "C-6.4",
    title: { en: "Small arrows fix the order", de: "Kleine Pfeile legen die Reihenfolge fest" },
    shows: { things: ["secret-panel"] },
    before: [
      ...JANET_BEFORE_THE_EIGHT,
      use([3, 5], "grid-9"),
      cross("lock", "locked-door-1"),
      ...NEXT_ROUND,
      roll(2, 4, 6),
      use([4], "cunning-3"),
      cross("cunning", "creaking-door-1"),
      use([2, 6], "tree-1-1"),
    ],
    steps: [
      {
        words: {
          en: "Janet stands in the library and has cunning. An arrow leads from the first symbol of the secret panel to the second, so the second cannot be crossed yet.",
          de: "Janet steht in der Bibliothek und hat List. Vom ersten Symbol des Geheimpaneels führt ein Pfeil zum zweiten, das zweite kann also noch nicht angekreuzt werden.",
        },
        acts: [],
        refused: [{ seat: 0, move: { do: "cross", gift: "cunning", at: "secret-panel-2" }, by: "C-6.4" }],
        after: { activated: ["cunning"], rooms: { library: "open" } },
      },
      {
        words: {
          en: "She crosses the first. The second is next, and with it the way to the study will be open.",
          de: "Sie kreuzt das erste an. Als Nächstes kommt das zweite, und damit ist dann der Weg ins Arbeitszimmer offen.",
        },
        acts: [cross("cunning", "secret-panel-1")],
        after: { symbols: { "secret-panel-1": "crossed", "secret-panel-2": "needed" }, rooms: { study: "closed" } },
      },
    ],
  }),
  alone("bruce", {
    rule: "C-6.5",
    title: { en: "Above the line or below it", de: "Über der Linie oder darunter" },
    shows: { things: ["locked-door"] },
    before: BRUCE_IN_THE_SCULLERY,
    steps: [
      {
        words: {
          en: "The locked door: one thief opens it with a lock (above the line) or with two strength (below). Bruce has one strength.",
          de: "Die verschlossene Tür: Ein einzelner Dieb öffnet sie mit einem Schloss (über der Linie) oder mit zweimal Stärke (darunter). Bruce hat einmal Stärke.",
        },
        acts: [],
        after: { activated: ["strength"], symbols: { "locked-door-1": "needed", "locked-door-4": "needed" } },
      },
      {
        words: {
          en: "He begins the lower part. The door is still shut, and a lock would still do.",
          de: "Er beginnt den unteren Teil. Die Tür ist noch zu, und ein Schloss täte es auch noch.",
        },
        acts: [cross("strength", "locked-door-4")],
        after: { things: { "locked-door": "open" }, symbols: { "locked-door-1": "needed" } },
      },
      {
        words: {
          en: "A second strength completes the lower part. The door is overcome; the upper part stays as it is, and the hall is open.",
          de: "Eine zweite Stärke macht den unteren Teil komplett. Die Tür ist geschafft; der obere Teil bleibt, wie er ist, und die Diele ist offen.",
        },
        acts: [use([5], "strength-3"), cross("strength", "locked-door-5")],
        after: { things: { "locked-door": "done" }, symbols: { "locked-door-1": "needed" }, rooms: { hall: "open" } },
      },
    ],
  }),
  alone("bruce", {
    rule: "C-6.6",
    title: { en: "The larder: quietly, or with a trace", de: "Die Speisekammer: leise oder mit Spur" },
    shows: { things: ["larder", "silver-spoons"], bars: true },
    before: BRUCE_IN_THE_SCULLERY,
    steps: [
      {
        words: {
          en: "The larder takes one dexterity, or one strength at the cost of a trace. Bruce has strength. An arrow without a diamond leads to the silver spoons.",
          de: "Die Speisekammer verlangt ein Geschick oder eine Stärke, die eine Spur kostet. Bruce hat Stärke. Ein Pfeil ohne Raute führt zu den Silberlöffeln.",
        },
        acts: [],
        after: { bars: { traces: 6 }, things: { larder: "open", "silver-spoons": "closed" } },
      },
      {
        words: {
          en: "He takes the loud way. The printed trace is crossed, the larder is overcome, and the spoons are crossed at once: they are loot now.",
          de: "Er nimmt den lauten Weg. Die aufgedruckte Spur wird angekreuzt, die Kammer ist geschafft, und die Löffel werden sofort angekreuzt: Jetzt sind sie Beute.",
        },
        acts: [cross("strength", "larder-3")],
        after: {
          bars: { traces: 5 },
          things: { larder: "done", "silver-spoons": "done" },
          symbols: { "larder-1": "needed" },
        },
      },
    ],
  }),
  ...windowExamples,
  alone("bruce", {
    rule: "C-7.3",
    title: { en: "An escape", de: "Eine Flucht" },
    shows: { cells: ["escape"], bars: true },
    before: [...BRUCE_AT_THE_WINDOW, roll(1, 4, 6), cross("strength", "window-2"), use([4], "strength-2")],
    steps: [
      {
        words: {
          en: "Bruce tears the wired portrait from the wall with strength. That rings the alarm: the escape begins at once, and the two dice he has not used cost nothing.",
          de: "Bruce reißt das verdrahtete Porträt mit Stärke von der Wand. Das löst den Alarm aus: Die Flucht beginnt sofort, und seine zwei unbenutzten Würfel kosten nichts.",
        },
        acts: [cross("strength", "portrait-5")],
        after: { bars: { cars: 5, police: 5, traces: 6 }, things: { painting: "done" } },
      },
      {
        words: {
          en: "He drives and throws a 2. His sheet says: car. One car is crossed.",
          de: "Er fährt und wirft eine 2. Auf seinem Blatt steht dafür: Auto. Ein Auto wird angekreuzt.",
        },
        acts: [move({ do: "drive" }), { drawn: [2] }],
        after: { bars: { cars: 4, police: 5 } },
      },
      {
        words: {
          en: "A 1 is for the police, a 3 for both. So it goes on until all police symbols are crossed (lost) or all cars (away). Both at the same throw: away.",
          de: "Eine 1 ist für die Polizei, eine 3 für beide. So geht es weiter, bis alle Polizeisymbole angekreuzt sind (verloren) oder alle Autos (davon). Beide beim selben Wurf: davon.",
        },
        acts: [move({ do: "drive" }), { drawn: [1] }, move({ do: "drive" }), { drawn: [3] }],
        after: { bars: { cars: 3, police: 3 } },
      },
    ],
  }),
];
