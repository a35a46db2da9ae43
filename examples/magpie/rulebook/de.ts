import { option, rule, ruling, type Rulebook } from "@safehouse/kernel";

export const rulebook: Rulebook = {
  title: "Elster",
  onePage: [
    {
      title: "Worum es geht",
      text: "Jede Nacht glitzert etwas auf dem Dach. Alle bieten zugleich eine Karte; die höchste nimmt es, wenn nicht zwei gleich hoch sind. Jede Karte wird einmal geboten.",
    },
  ],
  chapters: [
    {
      id: "M-1",
      title: "Aufbau",
      rules: [
        {
          id: "M-1.1",
          parts: [
            rule("Alle haben die Karten von 1 bis 6, und es gibt Beute im Wert von 1 bis 6."),
            option("Für ein kürzeres oder längeres Spiel gibt es von beidem 4 bis 8."),
          ],
        },
      ],
    },
    {
      id: "M-2",
      title: "Eine Nacht",
      rules: [
        { id: "M-2.1", parts: [rule("Das Glück legt ein Stück Beute, das noch niemand gesehen hat, auf das Dach.")] },
        {
          id: "M-2.2",
          parts: [rule("Alle bieten zugleich und verdeckt eine ihrer Karten. Eine gebotene Karte ist weg.")],
        },
        { id: "M-2.3", parts: [rule("Die höchste Karte nimmt alles, was auf dem Dach liegt, in ihr Nest.")] },
        {
          id: "M-2.4",
          parts: [ruling("Sind die höchsten Karten gleich, nimmt niemand etwas, und es bleibt für die nächste Nacht.")],
        },
      ],
    },
    {
      id: "M-3",
      title: "Das Ende",
      rules: [
        {
          id: "M-3.1",
          parts: [rule("Nach der letzten Nacht gewinnt das wertvollste Nest. Was auf dem Dach liegt, ist verloren.")],
        },
      ],
    },
  ],
};
