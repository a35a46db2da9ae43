import { content, departure, measured, option, rule, type Rulebook, ruling } from "@safehouse/kernel";

export const rulebook: Rulebook = {
  title: "Klaumau!",
  onePage: [
    {
      title: "Der Auftrag",
      text: "Zug um Zug sollst du dich von einer Karte trennen, und genau das willst du nicht: Was am Ende der Runde noch auf deiner Hand ist, sind deine Punkte. Zahlenkarten zählen, was draufsteht, 1 bis 4. Ein Polizist zählt nichts, jede andere Karte 1. Wer als Erstes alle Karten los ist, hat nichts verdient. Es gibt so viele Runden wie Leute am Tisch, und die höchste Gesamtsumme gewinnt.",
    },
    {
      title: "Vorbereitung",
      text: "Alle bekommen 4 Karten, der Rest ist der Nachziehstapel. Seine oberste Karte wird aufgedeckt und beginnt den Ablagestapel; ist es ein Polizist, kommt die nächste darauf. Bis zu fünft genügt der halbe Kartensatz.",
    },
    {
      title: "Dein Zug",
      text: "Spiele eine Karte, die zur obersten passt: gleiche Farbe, gleiche Zahl oder gleiche Art von Aktion. Kleine und große Tresore passen aufeinander, und ein Plan gehört zu jeder seiner Farben. Danach ziehst du nicht nach. Passt nichts oder magst du nicht, dann sag: „Ich kann nicht“.",
    },
    {
      title: "„Ich kann nicht“",
      text: "Die anderen entscheiden verdeckt, ob sie dir glauben. Glauben dir alle, ziehst du eine Karte, und das war dein Zug. Zweifelt jemand, wird deine Hand aufgedeckt. War es gelogen, bestimmt, wer gezweifelt hat, welche passende Karte du spielst, und darf selbst eine ziehen. War es wahr, ziehst du zwei.",
    },
    {
      title: "Aktionskarten",
      text: "Schlüsselloch: Du wünschst dir die nächste Farbe. Kleiner Tresor: Der nächste Platz setzt aus. Großer Tresor: Die nächsten beiden setzen aus. Plan: Die Richtung dreht sich um. Gauner: Nimm jemandem blind eine Karte weg. Tausch: Nimm blind eine Karte und gib dann eine zurück.",
    },
    {
      title: "Die Polizei",
      text: "Kommt ein Gauner zu dir, hält ihn ein Polizist auf: Leg ihn neben den Ablagestapel und zieh eine Karte. Du darfst einen Polizisten auch in deinem eigenen Zug spielen, egal was oben liegt. Auf der Hand ist er nichts wert, also lass ihn arbeiten.",
    },
    {
      title: "Gut gelogen",
      text: "Eine Lüge rettet deine 4 und bringt eine Karte dazu. Eine Wahrheit, an der jemand zweifelt, bringt zwei: Ehrliche mit schuldiger Miene leben gut. Zweifle, wenn jemand etwas zu retten scheint. Glaube denen, die nur auf deinen Zweifel warten. Und merk dir, was gezeigt wurde: Eine Hand, die offen lag, lügt schlecht, und jeder Gauner weiß, wohin.",
    },
    {
      title: "Das Ende",
      text: "Eine Runde ist vorbei, wenn jemand keine Karten mehr hat oder ziehen muss und der Stapel leer ist. Zählt eure Hände; wer führt, beginnt die nächste Runde. Die Varianten mit Fälschern, Wachhunden und einer Bombe haben Zeit, bis ihr ein paarmal gelogen habt.",
    },
  ],
  chapters: [
    {
      id: "K-1",
      title: "Karten",
      rules: [
        {
          id: "K-1.1",
          parts: [
            rule(
              "Es gibt 108 Karten: 36 Zahlenkarten von 1 bis 4, 8 Schlüssellöcher, 8 kleine Tresore, 8 große Tresore, 12 Pläne, 16 Gauner, 8 Tauschkarten, 8 Polizisten und 4 Karten für Varianten, nämlich 1 Hehler, 2 Wachhunde und 1 Bombe. Auf Englisch sind die Tresore Schätze.",
            ),
          ],
        },
        {
          id: "K-1.2",
          parts: [
            content(
              "Die vier Farben heißen Rubin, Bernstein, Smaragd und Saphir. Jede hat 9 Zahlenkarten (1, 1, 1, 2, 2, 3, 3, 4, 4), 2 Schlüssellöcher, 2 kleine und 2 große Tresore, 2 Tauschkarten, 4 Gauner und 2 Polizisten. Auf einem Polizisten ist die Farbe nur Schmuck (K-6.2).",
            ),
          ],
        },
        {
          id: "K-1.3",
          parts: [
            content(
              "Die 12 Pläne: je einer für jede einzelne Farbe, je einer für jedes der sechs Farbpaare und zwei mit allen vier Farben.",
            ),
          ],
        },
        {
          id: "K-1.4",
          parts: [
            rule("Zu zweit bis zu fünft spielt ihr nur mit der Hälfte des Kartensatzes, die schwarze Rückseiten hat."),
            content(
              "Diese Hälfte enthält die Zahlen 1, 1, 2, 3, 4 in Rubin und in Bernstein und 1, 2, 3, 4 in Smaragd und in Saphir. Jede Farbe hat 1 Schlüsselloch, 1 kleinen und 1 großen Tresor, 1 Tausch, 1 Polizisten und 2 Gauner. Ihre Pläne sind Bernstein, Saphir, Rubin-Bernstein, Smaragd-Saphir, Rubin-Smaragd und der in allen Farben.",
            ),
          ],
        },
        {
          id: "K-1.5",
          parts: [
            rule("Die Karten einer Variante spielen nur mit, wenn die Variante eingeschaltet ist."),
            ruling(
              "Sie kommen in den Nachziehstapel, wenn die Hände ausgeteilt sind und bevor die erste Karte aufgedeckt wird (K-2.3).",
            ),
          ],
        },
      ],
    },
    {
      id: "K-2",
      title: "Aufbau",
      rules: [
        {
          id: "K-2.1",
          parts: [
            rule("Die Karten werden gemischt, alle bekommen 4. Der Rest liegt verdeckt als Nachziehstapel bereit."),
          ],
        },
        {
          id: "K-2.2",
          parts: [
            rule("Die erste Runde beginnt, wer am ältesten ist."),
            ruling(
              "Als am ältesten gilt, wer auf Platz 1 sitzt. Die Reihenfolge der Plätze legt der Gastgeber des Tisches fest.",
            ),
          ],
        },
        {
          id: "K-2.3",
          parts: [
            rule(
              "Wer beginnt, deckt die oberste Karte des Nachziehstapels auf und legt sie daneben: Sie ist der Anfang des Ablagestapels. Ihre Aktion entfällt.",
            ),
            ruling("Ein so aufgedecktes Schlüsselloch gilt mit seiner eigenen Farbe."),
          ],
        },
        {
          id: "K-2.4",
          parts: [
            rule(
              "Ein Wachhund, die Bombe oder ein Polizist taugt nicht als Startkarte: Die nächste Karte wird aufgedeckt und daraufgelegt. Die untere bleibt für diese Runde unter dem Ablagestapel.",
            ),
            ruling(
              "Auch der Hehler taugt nicht als Startkarte. Weil er in der Mitte liegen soll (K-9.3), kommt er ins mittlere Drittel des Nachziehstapels zurück, sobald eine Startkarte liegt.",
            ),
            ruling("Was darunter liegt, gilt nicht als gespielt und zählt nirgends mit, auch nicht für K-9.2."),
          ],
        },
      ],
    },
    {
      id: "K-3",
      title: "Ein Zug",
      rules: [
        {
          id: "K-3.1",
          parts: [
            rule(
              "Bist du am Zug, tust du eins davon: Du spielst eine Handkarte, die in Farbe oder Motiv zur obersten Karte passt; du spielst einen Polizisten (K-6.2) oder die Bombe (K-9.8); du legst einen Wachhund aus (K-9.4); oder du sagst „Ich kann nicht“.",
            ),
          ],
        },
        {
          id: "K-3.2",
          parts: [
            rule(
              "Dasselbe Motiv haben Karten mit derselben Zahl und Aktionskarten derselben Art. Kleine und große Tresore sind ein Motiv.",
            ),
          ],
        },
        {
          id: "K-3.3",
          parts: [
            rule(
              "Ein mehrfarbiger Plan hat jede seiner Farben: Er passt auf jede Karte, die eine davon hat, und jede solche Karte passt auf ihn.",
            ),
          ],
        },
        {
          id: "K-3.4",
          parts: [
            rule(
              "Auf ein Schlüsselloch passt der Farbe nach nur die gewünschte; ein weiteres Schlüsselloch passt nach wie vor als Motiv. Das Schlüsselloch selbst muss passen, wenn es gespielt wird.",
            ),
          ],
        },
        {
          id: "K-3.5",
          parts: [rule("Wer eine Karte spielt, zieht keine nach, außer nach einem Polizisten.")],
        },
        { id: "K-3.6", parts: [rule("Jede Runde beginnt im Uhrzeigersinn.")] },
      ],
    },
    {
      id: "K-4",
      title: "„Ich kann nicht“",
      rules: [
        {
          id: "K-4.1",
          parts: [
            rule("Du darfst „Ich kann nicht“ sagen, obwohl du könntest. Alle anderen dürfen zweifeln."),
            option("Zweifeln darf nur, wer in Spielrichtung als Nächstes sitzt."),
          ],
        },
        { id: "K-4.2", parts: [rule("Zweifelt niemand, ziehst du eine Karte, und dein Zug ist vorbei.")] },
        {
          id: "K-4.3",
          parts: [
            rule(
              "Zweifelt jemand und du hast eine spielbare Karte, geschieht in dieser Reihenfolge: Deine Hand wird gezeigt; wer zweifelt, bestimmt, welche deiner spielbaren Karten du spielen musst; wer zweifelt, darf eine Karte ziehen; deine Karte wird gespielt. Du selbst ziehst nichts.",
            ),
            departure(
              "Die Karte wirkt, als hättest du sie freiwillig gespielt, und es geht mit dem Platz weiter, der nach K-5 folgt.",
              "Es geht links von dem weiter, der gelogen hat.",
            ),
          ],
        },
        {
          id: "K-4.4",
          parts: [
            rule("Zweifelt jemand und du hast keine spielbare Karte, ziehst du zwei Karten."),
            departure(
              "Das steht dir nicht frei, damit jede Runde ein Ende findet. Ist nur noch eine Karte da, ziehst du diese, und dann gilt K-7.2.",
              "Du darfst zwei Karten ziehen.",
            ),
          ],
        },
        {
          id: "K-4.5",
          parts: [rule("Sobald jemand zweifelt, wird deine ganze Hand allen gezeigt, ob gelogen oder nicht.")],
        },
        {
          id: "K-4.6",
          parts: [
            ruling(
              "Die anderen antworten gleichzeitig, und keine Antwort ist zu sehen, bevor die letzte gegeben ist. Zweifeln mehrere, zählt, wer in Spielrichtung zuerst kommt. Läuft eine Uhr für die Antworten, gilt Schweigen als Glauben.",
            ),
            ruling("Danach werden alle Antworten gezeigt."),
          ],
        },
        {
          id: "K-4.7",
          parts: [
            ruling(
              "Ein Polizist ist immer eine spielbare Karte, die Bombe ebenso: Beide können nach K-4.3 verlangt werden. Ein Wachhund ist in diesem Sinn nicht spielbar.",
            ),
          ],
        },
        {
          id: "K-4.8",
          parts: [
            ruling(
              "Verlangt die Karte, die du nach K-4.3 spielen musst, eine Wahl, etwa eine Farbe oder ein Opfer, dann triffst du sie.",
            ),
          ],
        },
        {
          id: "K-4.9",
          parts: [
            ruling(
              "Wer zu Recht zweifelt, darf ziehen oder es lassen. Ist der Nachziehstapel leer, stellt sich die Frage nicht.",
            ),
          ],
        },
      ],
    },
    {
      id: "K-5",
      title: "Aktionskarten",
      rules: [
        { id: "K-5.1", parts: [rule("Schlüsselloch: Du wünschst dir die Farbe, die als Nächstes passen muss.")] },
        { id: "K-5.2", parts: [rule("Kleiner Tresor: Der nächste Platz setzt aus.")] },
        { id: "K-5.3", parts: [rule("Großer Tresor: Die nächsten beiden Plätze setzen aus.")] },
        {
          id: "K-5.4",
          parts: [
            ruling(
              "Beim Aussetzen werden die Plätze in Spielrichtung abgezählt, dein eigener eingeschlossen. Ein großer Tresor bringt dir also zu dritt noch einen Zug und ändert zu zweit nichts; ein kleiner Tresor bringt dir zu zweit noch einen Zug.",
            ),
          ],
        },
        {
          id: "K-5.5",
          parts: [
            rule("Plan: Die Spielrichtung dreht sich um."),
            departure(
              "Der nächste Plan dreht sie wieder zurück. Zu zweit hat das keine weiteren Folgen.",
              "Nach einem Plan geht es gegen den Uhrzeigersinn weiter.",
            ),
          ],
        },
        {
          id: "K-5.6",
          parts: [
            rule(
              "Gauner: Du wählst jemanden und ziehst blind eine Karte aus dieser Hand, außer dein Opfer wehrt sofort mit einem Polizisten ab (K-6.1) oder hat einen Wachhund liegen (K-9.5).",
            ),
          ],
        },
        {
          id: "K-5.7",
          parts: [
            rule("Tausch: Du wählst jemanden, ziehst eine Karte aus dieser Hand und gibst dann eine von deinen her."),
            ruling(
              "Niemand kann einen Tausch abwehren, und kein Wachhund verhindert ihn. Du darfst auch die Karte hergeben, die du eben gezogen hast.",
            ),
          ],
        },
        {
          id: "K-5.8",
          parts: [
            ruling(
              "Bei Gauner und Tausch entscheidet der Zufall, welche Karte gezogen wird, jede gleich wahrscheinlich. Du darfst auch nichts nehmen. Wer keine Karten hat, kann nicht gewählt werden; ist niemand wählbar, passiert nichts.",
            ),
          ],
        },
        {
          id: "K-5.9",
          parts: [
            ruling(
              "Ist ein Gauner oder Tausch deine letzte Karte, wirkt er zuerst. Erst danach wird nach K-7.1 geprüft, ob eine Hand leer ist.",
            ),
          ],
        },
      ],
    },
    {
      id: "K-6",
      title: "Polizei",
      rules: [
        {
          id: "K-6.1",
          parts: [
            rule(
              "Zielt ein Gauner auf dich, darfst du ihn mit einem Polizisten abwehren: Leg ihn neben den Ablagestapel und zieh eine Karte. Der Gauner geht leer aus.",
            ),
          ],
        },
        {
          id: "K-6.2",
          parts: [
            rule(
              "Auch ohne Gauner darfst du als deinen Zug einen Polizisten spielen: Leg ihn neben den Ablagestapel und zieh eine Karte. Er muss nicht passen, und die oberste Karte bleibt, was sie war.",
            ),
          ],
        },
      ],
    },
    {
      id: "K-7",
      title: "Ende einer Runde",
      rules: [
        {
          id: "K-7.1",
          parts: [
            rule("Die Runde ist vorbei, wenn jemand keine Karte mehr auf der Hand hat."),
            ruling(
              "Alle Hände werden einmal geprüft, nach einem Zug mit allem, was er auslöst, auch dem Ziehen. Ein ausgelegter Wachhund ist nicht auf der Hand: Legst du ihn als letzte Karte aus, endet die Runde, und er zählt trotzdem.",
            ),
          ],
        },
        {
          id: "K-7.2",
          parts: [
            rule("Die Runde ist auch vorbei, wenn jemand ziehen muss und keine Karte mehr da ist."),
            ruling(
              "Ziehen musst du nach K-4.2, K-4.4, K-6.1 und K-6.2. Freiwilliges Ziehen und Ersatz (K-4.3, K-9.3) fallen bei leerem Stapel einfach aus und beenden nichts. Der Ablagestapel wird nie neu gemischt.",
            ),
          ],
        },
        {
          id: "K-7.3",
          parts: [
            rule("Alle werten ihre Handkarten: eine Zahlenkarte ihre Zahl, ein Polizist 0, jede andere Karte 1."),
          ],
        },
        {
          id: "K-7.4",
          parts: [
            rule("Die nächste Runde beginnt, wer insgesamt führt; bei Gleichstand, wer davon am ältesten ist (K-2.2)."),
          ],
        },
        {
          id: "K-7.5",
          parts: [
            rule("Es gibt so viele Runden wie Leute am Tisch. Dann gewinnt die höchste Gesamtsumme."),
            ruling("Wer sich die höchste Summe teilt, teilt sich den Sieg."),
          ],
        },
      ],
    },
    {
      id: "K-8",
      title: "Was du wissen darfst",
      rules: [
        {
          id: "K-8.1",
          parts: [
            rule(
              "Du kennst deine Hand, den Ablagestapel, die Kartenzahl jeder Hand und des Nachziehstapels und alles, was allen gezeigt wurde. Eine Karte, die durch Gauner oder Tausch die Hand wechselt, kennen die beiden Beteiligten und sonst niemand.",
            ),
          ],
        },
        {
          id: "K-8.2",
          parts: [
            rule(
              "Sonst verrät nichts etwas. „Ich kann nicht“ hat dieselben Schritte und dauert gleich lang, ob wahr oder nicht. Niemand sieht, wer schon geantwortet hat. Das Opfer eines Gauners wird auch ohne Polizisten auf der Hand gefragt, ob es abwehrt. Die Fragen von Hehler und Bombe gehen an alle gleich. Läuft eine Uhr, heißt Schweigen: nicht abgewehrt und nichts abgegeben.",
            ),
          ],
        },
      ],
    },
    {
      id: "K-9",
      title: "Varianten, jede einzeln einzuschalten",
      rules: [
        {
          id: "K-9.1",
          parts: [
            rule(
              "Fälschung: Bei der Wertung zählen Zahlenkarten in der Farbe der zuletzt gespielten Karte nichts. Ist das ein mehrfarbiger Plan, verfallen alle seine Farben.",
            ),
            ruling(
              "Ist es ein Schlüsselloch, verfällt die gewünschte Farbe. Ein Polizist oder die Bombe gilt nie als die letzte Karte.",
            ),
            ruling("Wurde in der Runde keine Karte auf den Ablagestapel gelegt, verfällt nichts."),
          ],
        },
        {
          id: "K-9.2",
          parts: [
            rule(
              "Von der Polizei bekehrt: Der 8. gespielte Polizist, ob als Zug oder zur Abwehr, beendet die Runde sofort, noch vor dem Ziehen, das er bringen würde.",
            ),
            ruling("In der Hälfte mit schwarzen Rückseiten ist es der 4. Polizist."),
            departure(
              "Nur die Runde endet, nicht das Spiel. Wer diesen Polizisten gespielt hat, darf einer anderen Person eine zufällige Karte abnehmen: Hier zählt sie, dort ist sie verloren. Ein Wachhund schützt davor nicht.",
              "Das Spiel endet sofort.",
            ),
          ],
        },
        {
          id: "K-9.3",
          parts: [
            rule(
              "Hehler: Seine Karte steckt in der Mitte des Nachziehstapels. Wird sie gezogen, dürfen alle sofort Zahlenkarten für je 2 Punkte abgeben, die gleich notiert werden. Die abgegebenen Karten und der Hehler verlassen das Spiel: Sie fehlen auch in den späteren Runden. Für jede davon wird eine neue Karte gezogen.",
            ),
            ruling(
              "Die Mitte ist das mittlere Drittel. Alle wählen gleichzeitig und verdeckt, auch wer keine Zahlenkarte hat. Dann zieht, wer den Hehler gezogen hat, Ersatz für ihn; danach ersetzen alle das Verkaufte, reihum von diesem Platz an, solange der Stapel reicht. Dann geht das unterbrochene Ziehen weiter. Eine Karte, die jemand nach K-4.3 verlangt hat, kann nicht abgegeben werden.",
            ),
          ],
        },
        {
          id: "K-9.4",
          parts: [
            rule(
              "Wachhund: Ziehst du ihn, kommt er wie jede Karte auf deine Hand. Statt eine Karte zu spielen, darfst du ihn als deinen Zug offen vor dir auslegen.",
            ),
          ],
        },
        {
          id: "K-9.5",
          parts: [rule("Wer einen Wachhund liegen hat, kann nicht das Ziel eines Gauners sein.")],
        },
        { id: "K-9.6", parts: [rule("Niemand darf zwei Wachhunde liegen haben.")] },
        {
          id: "K-9.7",
          parts: [
            rule("Ein Wachhund zählt 1 Punkt, auf der Hand wie auf dem Tisch."),
            ruling(
              "Auf den Ablagestapel kommt er nie. Auf der Hand kann er wie jede Karte gestohlen und getauscht werden, auf dem Tisch nicht.",
            ),
          ],
        },
        {
          id: "K-9.8",
          parts: [
            rule("Bombe: Vor dem Spiel einigt ihr euch auf eine der Bombenregeln (K-9.9)."),
            ruling(
              "Die Bombe muss nicht passen und kommt neben den Ablagestapel; oberste Karte und gewünschte Farbe bleiben also bestehen. Sie geht hoch, wenn sie gespielt wird, aber nicht als deine letzte Karte. Auf der Hand zählt sie 1 wie jede andere Karte (K-7.3).",
            ),
          ],
        },
        {
          id: "K-9.9",
          parts: [
            content(
              "Die Bombenregeln des Hauses: (a) Jede Hand wandert in Spielrichtung einen Platz weiter; (b) wer Zahlenkarten hat, nimmt eine davon nach eigener Wahl aus der Runde; (c) wer die meisten Karten hat, bei Gleichstand alle davon, nimmt die Hälfte, abgerundet, aus der Runde; (d) wer die Bombe gespielt hat, tauscht die Hand mit einer Person nach Wahl. Alle wählen gleichzeitig und verdeckt. Ausgelegte Wachhunde bleiben liegen.",
            ),
            ruling("Karten, die aus der Runde kommen, werden aufgedeckt, sobald alle gewählt haben."),
            option(
              "Stattdessen könnt ihr vor dem Spiel eine eigene Bombenregel aufschreiben, mit bis zu 200 Zeichen. Geht die Bombe hoch, legt das Haus sie beiseite und zeigt allen eure Regel, und der Zug ist vorbei. Sie auszuführen ist eure Sache: Das Programm bewegt dafür keine Karten.",
            ),
          ],
        },
      ],
    },
    {
      id: "K-10",
      title: "Ausgewogenheit",
      rules: [
        {
          id: "K-10.1",
          parts: [
            measured(
              "Zu zweit, zu viert und zu acht gibt es kein einfaches Rezept: Wer immer zweifelt, wer nie zweifelt, wer immer „Ich kann nicht“ sagt und wer es nie sagt, holt jeweils weniger Punkte als der Bot „normal“, in dessen Gesellschaft gespielt wird. Und jede Runde findet ein Ende.",
            ),
          ],
        },
      ],
    },
  ],
};
