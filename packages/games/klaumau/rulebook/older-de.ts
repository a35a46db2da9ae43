import { content, rule, type RulePart, ruling } from "@safehouse/kernel";

type Wording = { readonly [rule: string]: readonly RulePart[] };

/** As it was until rules 1. */
const UNTIL_1: Wording = {
  "K-2.4": [
    rule(
      "Ein Wachhund, die Bombe oder ein Polizist taugt nicht als Startkarte: Die Karte kommt beiseite, und die nächste wird aufgedeckt.",
    ),
    ruling("Auch der Hehler taugt nicht als Startkarte."),
    ruling(
      "Liegt eine Startkarte, kommen die beiseitegelegten Karten zurück in den Nachziehstapel: der Hehler ins mittlere Drittel, die anderen zufällig irgendwohin. Keine davon gilt als gespielt.",
    ),
  ],
  "K-9.3": [
    rule(
      "Hehler: Seine Karte steckt in der Mitte des Nachziehstapels. Wird sie gezogen, dürfen alle sofort Zahlenkarten für je 2 Punkte abgeben, die gleich notiert werden. Die abgegebenen Karten und der Hehler sind aus der Runde, und für jede davon wird eine neue Karte gezogen.",
    ),
    ruling(
      "Die Mitte ist das mittlere Drittel. Alle wählen gleichzeitig und verdeckt, auch wer keine Zahlenkarte hat. Dann zieht, wer den Hehler gezogen hat, Ersatz für ihn; danach ersetzen alle das Verkaufte, reihum von diesem Platz an, solange der Stapel reicht. Dann geht das unterbrochene Ziehen weiter. Eine Karte, die jemand nach K-4.3 verlangt hat, kann nicht abgegeben werden.",
    ),
  ],
  "K-9.9": [
    content(
      "Die Bombenregeln: (a) Jede Hand wandert in Spielrichtung einen Platz weiter; (b) wer Zahlenkarten hat, nimmt eine davon nach eigener Wahl aus der Runde; (c) wer die meisten Karten hat, bei Gleichstand alle davon, nimmt die Hälfte, abgerundet, aus der Runde; (d) wer die Bombe gespielt hat, tauscht die Hand mit einer Person nach Wahl. Alle wählen gleichzeitig und verdeckt. Ausgelegte Wachhunde bleiben liegen.",
    ),
    ruling("Karten, die aus der Runde kommen, werden aufgedeckt, sobald alle gewählt haben."),
  ],
};

/** How rules read in older versions: by version, what is different from today's book. */
export const WORDINGS: readonly Wording[] = [
  {
    ...UNTIL_1,
    "K-9.8": [
      rule("Bombe: Vor dem Spiel einigt ihr euch auf eine der Bombenregeln."),
      ruling(
        "Die Bombe muss nicht passen und kommt neben den Ablagestapel; oberste Karte und gewünschte Farbe bleiben also bestehen. Sie geht hoch, wenn sie gespielt wird, aber nicht als deine letzte Karte. Auf der Hand zählt sie 0.",
      ),
    ],
  },
  UNTIL_1,
];
