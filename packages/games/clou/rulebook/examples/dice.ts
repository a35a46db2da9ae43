import { alone, type ClouExample, cross, move, roll, use } from "./acts.ts";

/** C-3 and C-4: what dice and symbols do. */
export const diceExamples: readonly ClouExample[] = [
  alone("janet", {
    rule: "C-3.1",
    title: { en: "Three dice make one number", de: "Drei Würfel ergeben eine Zahl" },
    shows: { dice: true, cells: ["grid"] },
    before: [roll(2, 3, 6)],
    steps: [
      {
        words: {
          en: "Janet has 2, 3 and 6. None of them is an 11, and no die can be split to make another number.",
          de: "Janet hat 2, 3 und 6. Eine 11 ist nicht dabei, und kein Würfel lässt sich für eine andere Zahl aufteilen.",
        },
        acts: [],
        refused: [
          { seat: 0, move: { do: "use", dice: [6], cell: "grid-6" }, by: "C-5.3" },
          { seat: 0, move: { do: "use", dice: [5], cell: "grid-5" }, by: "C-3.1" },
        ],
        after: { diceLeft: [2, 3, 6], cells: { "grid-6": "empty" } },
      },
      {
        words: {
          en: "2 + 3 + 6 = 11 crosses the 11 of her grid. All three dice are used now, each of them once.",
          de: "2 + 3 + 6 = 11 kreuzt die 11 in ihrem Gitter an. Damit sind alle drei Würfel benutzt, jeder einmal.",
        },
        acts: [use([2, 3, 6], "grid-6")],
        after: { diceLeft: [], cells: { "grid-6": "crossed" } },
      },
    ],
  }),
  alone("janet", {
    rule: "C-3.5",
    title: { en: "From dice to an open door", de: "Vom Würfel zur offenen Tür" },
    shows: { dice: true, cells: ["cunning"], things: ["side-door"] },
    // A single 1 gives Janet dexterity by itself.
    before: [roll(1, 3, 4), cross("dexterity", "window-1")],
    steps: [
      {
        words: {
          en: "Janet has 1, 3 and 4, and the side door needs cunning. (What a single 1 gives her by itself, C-5.8, is used already.)",
          de: "Janet hat 1, 3 und 4, und die Seitentür braucht List. (Was ihr eine einzelne 1 von selbst gibt, C-5.8, ist schon genutzt.)",
        },
        acts: [],
        after: { diceLeft: [1, 3, 4], symbols: { "side-door-1": "needed" }, rooms: { scullery: "closed" } },
      },
      {
        words: {
          en: "She writes the 4 into the first box of cunning. The second box wants the same number, so the 3 alone will not do.",
          de: "Sie schreibt die 4 in den ersten Kasten von List. Der zweite will dieselbe Zahl, die 3 allein genügt also nicht.",
        },
        acts: [use([4], "cunning-1")],
        refused: [{ seat: 0, move: { do: "use", dice: [3], cell: "cunning-2" }, by: "C-5.1" }],
        after: { cells: { "cunning-1": 4 }, diceLeft: [1, 3] },
      },
      {
        words: {
          en: "1 + 3 = 4 goes into the second box. The symbol under it is activated: cunning.",
          de: "1 + 3 = 4 kommt in den zweiten Kasten. Das Symbol darunter wird aktiviert: List.",
        },
        acts: [use([1, 3], "cunning-2")],
        after: { cells: { "cunning-2": 4 }, diceLeft: [], activated: ["cunning"] },
      },
      {
        words: {
          en: "She crosses the cunning of the side door at once. That was all it needed from one thief: the scullery is open.",
          de: "Sie kreuzt sofort die List an der Seitentür an. Mehr brauchte die von einem einzelnen Dieb nicht: Die Spülküche ist offen.",
        },
        acts: [cross("cunning", "side-door-1")],
        after: { symbols: { "side-door-1": "crossed" }, things: { "side-door": "done" }, rooms: { scullery: "open" } },
      },
    ],
  }),
  alone("janet", {
    rule: "C-4.5",
    title: { en: "A number one higher", de: "Eine Zahl um eins höher" },
    shows: { dice: true, cells: ["grid"] },
    before: [roll(3, 5, 5)],
    steps: [
      {
        words: {
          en: "Two alike have given Janet a ±1 by itself (C-5.8). Her 3 does not cross the 4 of the grid.",
          de: "Zwei gleiche haben Janet von selbst ein ±1 gegeben (C-5.8). Ihre 3 kreuzt die 4 im Gitter nicht an.",
        },
        acts: [],
        refused: [{ seat: 0, move: { do: "use", dice: [3], cell: "grid-3" }, by: "C-5.3" }],
        after: { whites: ["±1"], diceLeft: [3, 5, 5] },
      },
      {
        words: {
          en: "With the ±1 her 3 counts as a 4 and crosses it. The ±1 is spent.",
          de: "Mit dem ±1 zählt ihre 3 als 4 und kreuzt sie an. Das ±1 ist verbraucht.",
        },
        acts: [move({ do: "ready", white: "±1", by: 1 }), use([3], "grid-3")],
        after: { cells: { "grid-3": "crossed" }, whites: [], diceLeft: [5, 5] },
      },
    ],
  }),
  alone("trixie", {
    rule: "C-4.5",
    title: { en: "Any number that fits", de: "Irgendeine passende Zahl" },
    shows: { dice: true, cells: ["cunning"], things: ["side-door"] },
    before: [roll(3, 3, 3)],
    steps: [
      {
        words: {
          en: "Three alike give Trixie “any number or circle” by itself (C-5.8). She writes a 3 into the first box of cunning. The next number must be higher, and she has only threes.",
          de: "Drei gleiche geben Trixie von selbst „Zahl oder Kreis nach Wahl“ (C-5.8). Sie schreibt eine 3 in den ersten Kasten von List. Die nächste Zahl muss höher sein, und sie hat nur Dreien.",
        },
        acts: [use([3], "cunning-1")],
        refused: [{ seat: 0, move: { do: "use", dice: [3], cell: "cunning-2" }, by: "C-5.1" }],
        after: { whites: ["any"], cells: { "cunning-1": 3 } },
      },
      {
        words: {
          en: "With the white symbol she may write any number that fits there, without a die: not a 3, but an 18 if she likes. She writes a 4. A box further on would have to wait its turn.",
          de: "Mit dem weißen Symbol darf sie dort jede passende Zahl schreiben, ohne Würfel: keine 3, aber auch eine 18, wenn sie will. Sie schreibt eine 4. Ein Kasten weiter rechts müsste warten, bis er dran ist.",
        },
        acts: [move({ do: "any", cell: "cunning-2" }), move({ do: "write", number: 4 })],
        after: { whites: [], cells: { "cunning-2": 4 }, diceLeft: [3, 3], activated: ["cunning"] },
      },
      {
        words: {
          en: "What stands under the box is activated as usual: cunning, for the side door.",
          de: "Was unter dem Kasten steht, wird wie immer aktiviert: List, für die Seitentür.",
        },
        acts: [cross("cunning", "side-door-1")],
        after: { things: { "side-door": "done" }, rooms: { scullery: "open" } },
      },
    ],
  }),
];
