import type { LessonTexts } from "../../../lesson/lesson.ts";

export const de: LessonTexts = {
  lead: "Du beginnst die Kampagne allein: das freie Kästchen, der erste Coup in wenigen Griffen und die Löhne. Wer Clou kennt, kennt den Rest.",
  topics: [
    "Sich im Kampagnenbuch zurechtfinden",
    "Das freie Kästchen nehmen und ein Team wählen",
    "Die Felder der Kampagne im Coup benutzen",
    "Den Polizeibericht lesen und die Löhne auszahlen",
    "Wissen, was euch die Kampagne kostet",
  ],
  steps: {
    story: {
      title: "Drei Coups",
      text: "Eine Kopie, eine Kombination, ein Diadem: drei Coups nach den Regeln von Clou, und was du in einem gewinnst oder verlierst, nimmst du in den nächsten mit. Wie es beginnt, steht im Buch: Drück darauf, wenn es zugeklappt ist.",
      aim: "die Geschichte",
    },
    book: {
      title: "Das Buch",
      text: "Auf dieser Seite steht, wie weit ihr seid: die Coups mit ihrer besonderen Beute, die Kasse, die Spuren, wer im Gefängnis sitzt. Während eines Coups schreibt hier niemand.",
      aim: "das Buch",
    },
    free: {
      title: "Ein freies Kästchen",
      text: "Werkzeug und Vorbereitungen kauft ihr in Kästchen. Sind alle eines Dings angekreuzt, gehört es euch. Vor dem ersten Coup ist eines frei: Drück auf das der Zuckerstangen und dann auf Nehmen.",
      tasks: { agree: "Nehmen" },
      aim: "das freie Kästchen",
    },
    team: {
      title: "Das Team",
      text: "Jeder nimmt einen Dieb, der nicht im Gefängnis sitzt, jedes Mal mit frischem Blatt. Manche Vorbereitung braucht ihren eigenen Dieb im Coup. Nimm Bruce.",
      aim: "Bruce",
    },
    sheet: {
      title: "Ein Blatt für alle",
      text: "Der Coup beginnt, und neben deinem Blatt liegt das der Kampagne. Erfahrung kommt von allein, mit jedem Coup mehr; die Zuckerstangen habt ihr gerade geholt. Hier dürfen alle schreiben, aber was benutzt ist, ist für alle benutzt und kommt nicht wieder.",
      aim: "das Kampagnenblatt",
    },
    cell: {
      title: "Zuckerstangen",
      text: "2, 4 und 5. Die Zuckerstangen haben einen Kreis mit der 4: Nimm die 4 und kreuze ihn an, als stünde er auf deinem Blatt. Ein Kreis, der allein in seiner Reihe steht, zahlt sofort.",
      aim: "den Kreis der Zuckerstangen",
    },
    gifts: {
      title: "Was es bringt",
      text: "Schloss und List bekommt, wer die Reihe vollendet. Öffne mit dem Schloss den Rollladen: Dahinter liegt der Laden. Dann List für die Treppentür.",
      aim: "die beiden Symbole",
    },
    leave: {
      title: "Sechs Runden später",
      text: "Die Arbeit haben wir übersprungen: Du kennst sie aus Clou. Du warst auf dem Dach, an der Werkbank und am Safe, das meiste mit Feldern der Kampagne. Zehn Punkte und keine Spur. Hau damit ab.",
      aim: "das rechtzeitige Abhauen",
    },
    report: {
      title: "Der Polizeibericht",
      text: "Ein Coup wird von allein ins Buch geschrieben: Punkte kommen in die Kasse, besondere Beute und Geschenke werden angekreuzt, Spuren bleiben. Die Glasdiamanten habt ihr, und im dritten Coup werden sie wichtig. Leg den Bericht weg.",
      aim: "den Bericht",
    },
    wages: {
      title: "Löhne",
      text: "Jetzt kostet jedes Kästchen 5 Punkte. Was ihr ausgebt, macht den nächsten Coup leichter; was ihr behaltet, zählt am Ende. Nimm die Lichterkette in den Vorschlag.",
      aim: "die Lichterkette",
    },
    settle: {
      title: "Alle oder keiner",
      text: "Die Kasse zeigt, was übrig bliebe. Bis dahin lässt sich ein Kästchen zurücklegen. Zu mehreren müssen alle zustimmen, und wer sich weigert, hält alles auf. Zahl die Löhne aus.",
      tasks: { agree: "Löhne auszahlen" },
      aim: "das Auszahlen",
    },
    prison: {
      title: "Was schiefgehen kann",
      text: "Sind alle Spuren angekreuzt, ist die Kampagne verloren. Zu viele in einem Coup: Alle, die dabei waren, sitzen. Im Auto erwischt: nur wer fuhr, und die halben Punkte sind weg. Weniger Diebe als Spieler, und es ist vorbei.",
      aim: "was schiefgehen kann",
    },
    count: {
      title: "Die Rechnung",
      text: "Am Ende: der Rest in der Kasse und der dritte Coup, 3 für jedes Geschenk und Essen, minus 3 je Spur und 5 je Dieb im Gefängnis. Ab 51 seid ihr echte Profis.",
      aim: "die Rechnung",
    },
  },
  end: "Der zweite Coup wartet: ein Hotel und ein Mann, der Zahlen murmelt. Wähl deinen Dieb.",
};
