import { alone, type ClouAct, type ClouExample, cross, move, NEXT_ROUND, roll, use } from "./acts.ts";

/** Bruce opens the side door with cunning and begins the bottom row of his pyramid. */
const BRUCE_IN_THE_SCULLERY: readonly ClouAct[] = [
  roll(1, 3, 5),
  use([1], "cunning-1"),
  use([5], "cunning-2"),
  cross("cunning", "side-door-1"),
  use([3], "pyramid-1-1"),
  ...NEXT_ROUND,
];

/** Janet's grid lacks its 8, and the side door is open. */
export const JANET_BEFORE_THE_EIGHT: readonly ClouAct[] = [
  roll(3, 4, 6),
  use([3], "grid-8"),
  use([4], "grid-3"),
  use([6], "grid-7"),
  ...NEXT_ROUND,
  roll(2, 5, 6),
  use([5, 6], "grid-6"),
  use([2], "cunning-1"),
  ...NEXT_ROUND,
  roll(2, 3, 5),
  use([2], "cunning-2"),
  cross("cunning", "side-door-1"),
];

/** C-5: every kind of cell on a thief sheet. */
export const sheetExamples: readonly ClouExample[] = [
  alone("matt", {
    rule: "C-5.1",
    title: { en: "An ability row with conditions", de: "Eine Leiste mit Bedingungen" },
    shows: { dice: true, cells: ["cunning"], things: ["side-door"] },
    before: [roll(2, 4, 6)],
    steps: [
      {
        words: {
          en: "Matt has 2, 4 and 6. The first box of cunning takes a number below 5, so not the 6; and no box may be left out.",
          de: "Matt hat 2, 4 und 6. Der erste Kasten von List nimmt eine Zahl unter 5, die 6 also nicht; und kein Kasten wird ausgelassen.",
        },
        acts: [],
        refused: [
          { seat: 0, move: { do: "use", dice: [6], cell: "cunning-1" }, by: "C-5.1" },
          { seat: 0, move: { do: "use", dice: [4], cell: "cunning-2" }, by: "C-5.1" },
        ],
        after: { cells: { "cunning-1": "empty" } },
      },
      {
        words: {
          en: "He writes the 2. The sign between the boxes says that the next number must be higher.",
          de: "Er schreibt die 2. Das Zeichen zwischen den Kästen sagt: Die nächste Zahl muss höher sein.",
        },
        acts: [use([2], "cunning-1")],
        after: { cells: { "cunning-1": 2, "cunning-2": "empty" }, activated: [] },
      },
      {
        words: {
          en: "The 4 is higher. Writing it activates the symbol under the box: cunning, which goes onto the side door.",
          de: "Die 4 ist höher. Sie zu schreiben aktiviert das Symbol unter dem Kasten: List, und die kommt an die Seitentür.",
        },
        acts: [use([4], "cunning-2"), cross("cunning", "side-door-1")],
        after: { cells: { "cunning-2": 4 }, symbols: { "side-door-1": "crossed" } },
      },
      {
        words: {
          en: "The third box wants any other number than the 4: the 6 fits. There is no symbol under it.",
          de: "Der dritte Kasten will irgendeine andere Zahl als die 4: Die 6 passt. Unter ihm steht kein Symbol.",
        },
        acts: [use([6], "cunning-3")],
        after: { cells: { "cunning-3": 6 }, activated: [], diceLeft: [] },
      },
    ],
  }),
  alone("janet", {
    rule: "C-5.3",
    title: { en: "One circle, two lines of a grid", de: "Ein Kreis, zwei Linien im Gitter" },
    shows: { dice: true, cells: ["grid"], things: ["locked-door"] },
    before: JANET_BEFORE_THE_EIGHT,
    steps: [
      {
        words: {
          en: "In Janet’s grid the lowest row (6, 3) and the right column (4, 11) both lack the 8. She has 3 and 5 left.",
          de: "In Janets Gitter fehlt der untersten Zeile (6, 3) und der rechten Spalte (4, 11) jeweils die 8. Sie hat noch 3 und 5.",
        },
        acts: [],
        after: {
          cells: {
            "grid-7": "crossed",
            "grid-8": "crossed",
            "grid-3": "crossed",
            "grid-6": "crossed",
            "grid-9": "empty",
          },
          diceLeft: [3, 5],
        },
      },
      {
        words: {
          en: "3 + 5 crosses the 8, the third circle of both lines. The row gives a lock, the column an extra 5, which she may use in this round.",
          de: "3 + 5 kreuzt die 8 an, in beiden Linien den dritten Kreis. Die Zeile gibt ein Schloss, die Spalte einen Zusatzwürfel 5 für diese Runde.",
        },
        acts: [use([3, 5], "grid-9")],
        after: { cells: { "grid-9": "crossed" }, activated: ["lock"], whites: ["die 5"] },
      },
      {
        words: {
          en: "The lock is used at once: on the locked door, which one thief opens with a single one.",
          de: "Das Schloss wird sofort genutzt: an der verschlossenen Tür, die ein einzelner Dieb mit einem öffnet.",
        },
        acts: [cross("lock", "locked-door-1")],
        after: { things: { "locked-door": "done" }, rooms: { hall: "open" }, whites: ["die 5"] },
      },
    ],
  }),
  alone("bruce", {
    rule: "C-5.4",
    title: { en: "Circle boxes: written, then crossed", de: "Kreiskästen: erst schreiben, dann ankreuzen" },
    shows: { dice: true, cells: ["circle"], things: ["window"] },
    before: [roll(1, 2, 3), use([3], "circle-1-2"), use([1, 2], "circle-1-2"), ...NEXT_ROUND, roll(1, 4, 5)],
    steps: [
      {
        words: {
          en: "The second circle of Bruce’s upper line is done. The first wants a number above 3: not the 1.",
          de: "Der zweite Kreis in Bruces oberer Reihe ist fertig. Der erste will eine Zahl über 3: nicht die 1.",
        },
        acts: [],
        refused: [{ seat: 0, move: { do: "use", dice: [1], cell: "circle-1-1" }, by: "C-5.4" }],
        after: { cells: { "circle-1-1": "empty", "circle-1-2": "crossed" } },
      },
      {
        words: {
          en: "He writes the 5. From now on this circle asks for a 5, and for nothing else.",
          de: "Er schreibt die 5. Von nun an verlangt dieser Kreis eine 5 und nichts anderes.",
        },
        acts: [use([5], "circle-1-1")],
        refused: [{ seat: 0, move: { do: "use", dice: [4], cell: "circle-1-1" }, by: "C-5.4" }],
        after: { cells: { "circle-1-1": 5 }, activated: [] },
      },
      {
        words: {
          en: "4 + 1 = 5 crosses it, in the same round or a later one. The line is complete: dexterity and lock.",
          de: "4 + 1 = 5 kreuzt ihn an, in derselben oder einer späteren Runde. Die Reihe ist komplett: Geschick und Schloss.",
        },
        acts: [use([1, 4], "circle-1-1")],
        after: { cells: { "circle-1-1": "crossed" }, diceLeft: [], activated: ["dexterity", "lock"] },
      },
      {
        words: {
          en: "The dexterity goes onto the window. Nothing needs a lock yet, so that one is lost (C-4.2).",
          de: "Das Geschick kommt ans Fenster. Ein Schloss braucht noch nichts, also verfällt es (C-4.2).",
        },
        acts: [cross("dexterity", "window-1")],
        after: { symbols: { "window-1": "crossed", "window-2": "needed" }, activated: [] },
      },
    ],
  }),
  alone("janet", {
    rule: "C-5.5",
    title: { en: "One path through the tree", de: "Ein Weg durch den Baum" },
    shows: { dice: true, cells: ["tree"], things: ["locked-door"] },
    before: [
      roll(2, 5, 6),
      use([2, 6], "tree-1-1"),
      cross("cunning", "side-door-1"),
      use([5], "circle-1-1"),
      ...NEXT_ROUND,
      roll(2, 4, 6),
    ],
    steps: [
      {
        words: {
          en: "Janet has crossed the 8 at the left. Joined to it are 2 and 13: one of them comes next, and not the 4 or the 9 behind them.",
          de: "Janet hat links die 8 angekreuzt. Mit ihr verbunden sind 2 und 13: Eine davon kommt als Nächstes, nicht die 4 oder 9 dahinter.",
        },
        acts: [],
        refused: [{ seat: 0, move: { do: "use", dice: [4], cell: "tree-3-1" }, by: "C-5.5" }],
        after: { cells: { "tree-1-1": "crossed", "tree-2-1": "empty" } },
      },
      {
        words: {
          en: "The 2 is crossed and gives ±1 at once. The 13 is out of reach for the rest of the game.",
          de: "Die 2 wird angekreuzt und gibt sofort ±1. Die 13 ist damit für den Rest des Spiels verbaut.",
        },
        acts: [use([2], "tree-2-1")],
        after: { cells: { "tree-2-1": "crossed" }, whites: ["±1"] },
      },
      {
        words: {
          en: "Now 4 and 9 are joined to the last circle. The 4 gives a lock, which goes onto the locked door.",
          de: "Nun sind 4 und 9 mit dem letzten Kreis verbunden. Die 4 gibt ein Schloss, und das kommt an die verschlossene Tür.",
        },
        acts: [use([4], "tree-3-1"), cross("lock", "locked-door-1")],
        after: { cells: { "tree-3-1": "crossed" }, things: { "locked-door": "done" } },
      },
    ],
  }),
  alone("bruce", {
    rule: "C-5.6",
    title: { en: "A pyramid grows from the bottom", de: "Eine Pyramide wächst von unten" },
    shows: { dice: true, cells: ["pyramid"], things: ["locked-door"] },
    before: [
      ...BRUCE_IN_THE_SCULLERY,
      roll(2, 3, 4),
      use([2], "pyramid-1-2"),
      use([3], "pyramid-1-3"),
      use([4], "pyramid-1-4"),
      ...NEXT_ROUND,
      roll(2, 4, 5),
    ],
    steps: [
      {
        words: {
          en: "Bruce’s bottom row reads 3, 2, 3, 4. The box over 3 and 2 says “=”: it takes their sum, 5, and nothing else. The box over 2 and 3 says “>”: it takes 6 or more, so not the 5.",
          de: "Bruces unterste Reihe ist 3, 2, 3, 4. Der Kasten über 3 und 2 sagt „=“: Er nimmt ihre Summe, 5, und sonst nichts. Der Kasten über 2 und 3 sagt „>“: Er nimmt 6 oder mehr, die 5 also nicht.",
        },
        acts: [],
        refused: [
          { seat: 0, move: { do: "use", dice: [2, 4], cell: "pyramid-2-1" }, by: "C-5.6" },
          { seat: 0, move: { do: "use", dice: [5], cell: "pyramid-2-2" }, by: "C-5.6" },
          { seat: 0, move: { do: "use", dice: [5], cell: "pyramid-3-1" }, by: "C-5.6" },
        ],
        after: { cells: { "pyramid-1-1": 3, "pyramid-1-2": 2, "pyramid-1-3": 3, "pyramid-1-4": 4 } },
      },
      {
        words: {
          en: "The 5 goes over 3 and 2 and gives strength, which is crossed on the window.",
          de: "Die 5 kommt über 3 und 2 und gibt Stärke, die am Fenster angekreuzt wird.",
        },
        acts: [use([5], "pyramid-2-1"), cross("strength", "window-2")],
        after: { cells: { "pyramid-2-1": 5 }, symbols: { "window-2": "crossed" } },
      },
      {
        words: {
          en: "2 + 4 = 6 goes over 2 and 3 and gives a lock for the locked door. Now the box above these two is open as well.",
          de: "2 + 4 = 6 kommt über 2 und 3 und gibt ein Schloss für die verschlossene Tür. Jetzt ist auch der Kasten über diesen beiden offen.",
        },
        acts: [use([2, 4], "pyramid-2-2"), cross("lock", "locked-door-1")],
        after: { cells: { "pyramid-2-2": 6, "pyramid-3-1": "empty" }, things: { "locked-door": "done" } },
      },
    ],
  }),
  alone("bruce", {
    rule: "C-5.7",
    title: { en: "Symbol circles instead of the plan", de: "Symbolkreise statt des Plans" },
    shows: { dice: true, cells: ["special"] },
    before: [
      roll(1, 2, 4),
      use([1], "cunning-1"),
      use([2], "dexterity-1"),
      use([4], "strength-1"),
      ...NEXT_ROUND,
      roll(3, 4, 5),
      use([3], "cunning-2"),
    ],
    steps: [
      {
        words: {
          en: "Bruce has activated cunning. The side door needs it, but his lower line of symbol circles takes it, too.",
          de: "Bruce hat List aktiviert. Die Seitentür braucht sie, aber auch seine untere Reihe Symbolkreise nimmt sie.",
        },
        acts: [],
        refused: [{ seat: 0, move: { do: "cross", gift: "cunning", at: "special-1-1" }, by: "C-5.7" }],
        after: { activated: ["cunning"], symbols: { "side-door-1": "needed" } },
      },
      {
        words: {
          en: "He crosses the circle instead of the door.",
          de: "Er kreuzt den Kreis an statt der Tür.",
        },
        acts: [cross("cunning", "special-2-2")],
        after: { cells: { "special-2-2": "crossed" }, symbols: { "side-door-1": "needed" }, activated: [] },
      },
      {
        words: {
          en: "Dexterity comes next and goes into the other circle. The line is complete and gives what stands at its end: an extra 3.",
          de: "Dann kommt Geschick und geht in den anderen Kreis. Die Reihe ist komplett und gibt, was an ihrem Ende steht: einen Zusatzwürfel 3.",
        },
        acts: [use([4], "dexterity-2"), cross("dexterity", "special-2-1")],
        after: { cells: { "special-2-1": "crossed" }, whites: ["die 3"], diceLeft: [5] },
      },
      {
        words: {
          en: "With the extra 3 his last die makes 5 + 3 = 8.",
          de: "Mit dem Zusatzwürfel 3 macht sein letzter Würfel 5 + 3 = 8.",
        },
        acts: [move({ do: "ready", white: "die 3" }), use([5], "grid-2")],
        after: { cells: { "grid-2": "crossed" }, whites: [], diceLeft: [] },
      },
    ],
  }),
  alone("bruce", {
    rule: "C-5.8",
    title: { en: "What a roll gives by itself", de: "Was ein Wurf von selbst gibt" },
    shows: { dice: true, cells: ["bonus"], things: ["window"] },
    before: [],
    steps: [
      {
        words: {
          en: "The dice fall: 1, 4 and 6. A single 6 gives Bruce strength by itself. The other two results do not show: no two alike, and the total is 11 instead of 13.",
          de: "Die Würfel fallen: 1, 4 und 6. Eine einzelne 6 gibt Bruce von selbst Stärke. Die anderen beiden Ergebnisse liegen nicht da: keine zwei gleichen, und die Summe ist 11 statt 13.",
        },
        acts: [roll(1, 4, 6)],
        after: { activated: ["strength"], whites: [], diceLeft: [1, 4, 6] },
      },
      {
        words: {
          en: "He crosses it on the window, before any die is used. No die was spent: all three are still his.",
          de: "Er kreuzt sie am Fenster an, bevor ein Würfel benutzt wird. Gekostet hat das keinen: Alle drei hat er noch.",
        },
        acts: [cross("strength", "window-2")],
        after: { symbols: { "window-2": "crossed" }, diceLeft: [1, 4, 6], activated: [] },
      },
    ],
  }),
];
