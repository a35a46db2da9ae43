import type { LessonTexts } from "../../../lesson/lesson.ts";

export const de: LessonTexts = {
  lead: "Du raubst mit zwei Bots Schritt für Schritt zwei echte Häuser aus: erst als Komplize, dann als Boss.",
  topics: [
    "Fluchtweg, Stadt und Polizeiwache lesen",
    "Hinweise verstehen und selbst welche geben",
    "Ohne ein Wort spielen, tauschen oder passen",
    "Mit falschem Werkzeug, Taschen und Alarmstapel leben",
    "Zählen, was ein Raub bringt und wen er weckt",
  ],
  steps: {
    flight: {
      title: "Auf der Flucht",
      text: "Die Bande will zum Flughafen und raubt aus, was am Weg liegt. Das Auto steht auf 6, die Polizei fünf Felder dahinter. Jeder geknackte Tresor bringt das Auto ein Feld weiter. Seid an einem Terminal, bevor die Polizei bei euch ist.",
      aim: "die Flucht",
    },
    silence: {
      title: "Ein Boss, kein Wort",
      text: "Vera ist bei diesem Raub der Boss. Sie hat den Tresor vom Golden Square geholt, und nur sie sieht, welches Werkzeug er braucht. Das Werkzeug habt ihr, du und Bruno. Bis der Raub vorbei ist, sagt niemand ein Wort.",
      aim: "die Stille",
    },
    station: {
      title: "Die Polizeiwache",
      text: "Vier Zahlen bestimmen einen Raub: 5 der sechs Hinweise liegen offen, ihr bekommt je 9 Werkzeuge, in einer Phase werden 3 Karten gespielt, und 6 falsche sind erlaubt. Jeder Würfel, der hier landet, macht eine davon schlechter.",
      aim: "die Wache",
    },
    hints: {
      title: "Hinweise",
      text: "Mehr als Hinweise darf ein Boss nicht sagen, und sie stimmen immer. Ausweis mindestens zweimal, Säure genau einmal, zwei Arten insgesamt: also Ausweise und eine Säure, sonst nichts.",
      aim: "die Hinweise",
    },
    play: {
      title: "Eine Karte spielen",
      text: "Du sitzt links vom Boss und fängst an. Karten kommen verdeckt in die Mitte, und niemand erfährt, von wem welche ist. Spiel einen Ausweis: Drück darauf und dann noch einmal.",
      aim: "das Spielen einer Karte",
    },
    again: {
      title: "Die dritte Karte",
      text: "Bruno hat etwas gespielt. Drei Karten sind eine Phase, deine nächste beendet sie also. Vielleicht braucht der Tresor mehr als zwei Ausweise: Spiel auch den anderen. Sechs Fehler sind erlaubt.",
      aim: "die dritte Karte",
    },
    pile: {
      title: "Der Alarmstapel",
      text: "Was passt, liegt jetzt offen: zwei Ausweise. Die dritte Karte war nutzlos oder eine zu viel und kam verdeckt auf den Alarmstapel. Nur Vera weiß, was es war. Die siebte Karte dort löst den Alarm aus.",
      aim: "den Alarmstapel",
    },
    swap: {
      title: "Alles tauschen",
      text: "Vera bleibt dabei: Säure. Du hast keine, also tausch deine ganze Hand gegen ebenso viele neue Karten. Das geht einmal pro Phase und sagt den anderen, dass du nichts Brauchbares hattest.",
      aim: "das Tauschen",
    },
    bag: {
      title: "Sporttaschen",
      text: "Jetzt hast du Säure, aber vielleicht hat Bruno gerade die einzige gespielt, die nötig ist. Eine Tasche ist nie falsch: Sie zählt als Karte, und nach der Phase bringt sie jedem Komplizen zwei neue.",
      aim: "die Sporttasche",
    },
    pass: {
      title: "Passen",
      text: "Auch Bruno tauscht seine Hand. Liegt die Säure schon in der Mitte, ist jedes weitere Werkzeug ein Fehler. Du musst nicht spielen: Pass und sieh, was er tut.",
      aim: "das Passen",
    },
    must: {
      title: "Einer muss",
      text: "Bruno passt auch. Passen alle nacheinander, muss der Nächste spielen. Nimm Säure: Fehlt sie noch, geht der Tresor auf, und wenn nicht, ist es ein Fehler mehr.",
      aim: "den Zwang zu spielen",
    },
    evaluation: {
      title: "Was es gebracht hat",
      text: "Geknackt: 1 Gold, und das Auto fährt auf 7. Drei Würfel lagen dort und kommen auf die Wache: ab jetzt weniger Hinweise, Werkzeuge und Fehler. Die Polizei rückt 1 vor, dazu 1 je Tresor, der zu bleibt, und 1 bei rotem Alarm.",
      aim: "die Auswertung",
    },
    boss: {
      title: "Du bist der Boss",
      text: "Bei jedem Raub ist der Nächste Boss. Nimm das Casino am Berkeley Square: zwei Tresore auf einmal. Es sind die letzten in Mayfair, darum kommt von dort der grüne Informant an den Fluchtweg. Er wird noch nützlich.",
      aim: "den Berkeley Square",
    },
    screen: {
      title: "Hinter dem Sichtschirm",
      text: "Das siehst nur du: zweimal Dynamit und fünf Taschenlampen, alles zusammen. Vier Hinweise liegen jetzt offen. Jeder andere und jeder schon benutzte kostet 3 Gold. Was muss deine Bande wissen?",
      aim: "deine Tresore und Hinweise",
    },
    exact: {
      title: "Die genaue Zahl",
      text: "Nimm Hinweis 7 und wähl die Taschenlampe. Die Zahl schreibt sich selbst, denn ein Hinweis kann nicht lügen: fünf, beide Tresore zusammen. Dann sag es der Bande.",
      aim: "die genaue Zahl",
    },
    enough: {
      title: "Sie können rechnen",
      text: "Hinweis 5 sagt die Summe: sieben Werkzeuge. Dann Hinweis 4: Dynamit mindestens zweimal. Fünf und zwei sind sieben, und damit wissen sie alles.",
      aim: "die beiden anderen Hinweise",
    },
    release: {
      title: "Genug gesagt",
      text: "Hinweis 1 brächte nichts Neues, und ein gekaufter kostet 3 Gold, die du noch brauchen kannst. Lass die Komplizen anfangen und verzieh keine Miene.",
      aim: "das Schweigen",
    },
    trust: {
      title: "Vertrau ihnen",
      text: "Zweimal Dynamit liegt offen, und eine Tasche hat neue Karten gebracht. Es fehlen fünf Taschenlampen, und beide wissen es. Mehr hast du nicht zu sagen, in dieser Runde nicht und in der nächsten auch nicht.",
      aim: "das Vertrauen",
    },
    bribe: {
      title: "Der Informant",
      text: "Zwei Tresore, zwei Felder, 3 Gold und drei weitere Würfel. Auf der Wache liegen jetzt zwei grüne, und dein Informant ist grün: Einen lässt er für 2 Gold verschwinden, beide für 5. Bezahl für einen, denn bewertet werdet ihr auch nach Gold.",
      aim: "das Bestechen",
    },
    end: {
      title: "Der Weg hinaus",
      text: "Ihr steht auf 9, die Polizei auf 3, und die Terminals sind auf 14, 15 und 16. Wer eins erreicht, hat gewonnen. Wie gut, sagt das Gold: 12 oder mehr an Terminal 2 oder 3 ist perfekt.",
      aim: "die Terminals",
    },
  },
  end: "Bruno ist Boss und sieht sich in der Stadt um. Du bist sein Komplize, und niemand sagt dir, was du spielen sollst.",
};
