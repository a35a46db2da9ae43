import { content, departure, measured, rule, type Rulebook, type RulePart, ruling } from "@safehouse/kernel";

const example = (text: string): RulePart => ({ kind: "example", text });

export const rulebook: Rulebook = {
  title: "Clou – Roll & Heist",
  onePage: [
    {
      title: "Die Arbeit",
      text: "Ihr seid eine Bande aus einem, zwei oder drei Dieben, irgendwann in den Sechzigern in London, und spielt zusammen. Drei Würfel pro Runde gelten für alle. Zahlen kommen auf dein Diebesblatt, heraus kommen Symbole, und Symbole öffnen Türen auf dem Plan. Beute zählt, Spuren kosten, die Zeit läuft.",
    },
    {
      title: "Eine Runde",
      text: "Werft drei Würfel. Jeder nutzt alle drei auf dem eigenen Blatt, in beliebiger Reihenfolge, einzeln oder zusammengezählt. Ein Würfel, der nirgends passt, kostet die Bande eine Spur. Dann wird ein Zeitsymbol angekreuzt. Dann entscheidet ihr: abhauen mit dem, was ihr habt, oder noch eine Runde bleiben.",
    },
    {
      title: "Dein Blatt",
      text: "Drei Leisten füllst du von links nach rechts, und jeder Kasten sagt, was er nimmt. Drei Werkzeuge haben ihre eigene Art: Das Gitter will Linien aus drei Kreisen, Kreiskästen werden erst beschrieben und später angekreuzt, der Baum ist ein einziger Weg von links nach rechts, die Pyramide wächst von unten. Symbolkreise nehmen ein Symbol statt des Plans, und manche Würfe schenken dir etwas.",
    },
    {
      title: "Symbole",
      text: "Ein farbiges Symbol nutzt du sofort: Kreuze es an, wo der Plan es gerade braucht, oder in einem deiner Symbolkreise, oder verzichte. Weiße Symbole gehören dir bis zum Ende der Runde: eine Zahl etwas höher oder niedriger, ein Zusatzwürfel, eine Zahl oder ein Kreis nach Wahl.",
    },
    {
      title: "Der Plan",
      text: "Arbeitet überall, wohin euch ein Pfeil geführt hat. Eine geschaffte Aufgabe öffnet ihre Raute und den Raum dahinter oder führt geradewegs zur Beute. Eine waagerechte Linie heißt: entweder oben oder unten. Eine kleine Zahl an einem Symbol: Nur Banden dieser Größe oder größere brauchen es.",
    },
    {
      title: "Gefasst werden",
      text: "Die letzte Spur angekreuzt: gefasst, alles ist weg. Das letzte Zeitsymbol angekreuzt oder ein Feld mit Glocke: Alarm. Dann fährt einer von euch und würfelt wieder und wieder. Sind alle Autos vor der Polizei oder zugleich mit ihr angekreuzt, seid ihr mit der Beute davon.",
    },
    {
      title: "Die Rechnung",
      text: "Beute, plus was der Plan dazugibt, minus 2 für jede Spur. Mehr als 9 ist ganz ordentlich. Mehr als 14 ist ein echter Clou.",
    },
  ],
  chapters: [
    {
      id: "C-1",
      title: "Vorbereitung",
      rules: [
        {
          id: "C-1.1",
          parts: [
            rule(
              "Jeder nimmt einen Dieb mit seinem Blatt: Bruce, Janet, Matt oder Trixie. Die Bande sucht sich ein Szenario mit seinem Plan aus.",
            ),
            ruling("Kein Dieb wird zweimal genommen."),
          ],
        },
        {
          id: "C-1.2",
          parts: [
            rule(
              "Der Plan hat Leisten für Zeit, Spuren und Flucht. Auf jeder wird vor Beginn alles links von der Größe der Bande gestrichen: Eine größere Bande hat weniger. Diese Symbole sind aus dem Spiel und kosten nie Punkte.",
            ),
          ],
        },
        {
          id: "C-1.3",
          parts: [
            rule(
              "Ein Symbol auf dem Plan mit einer Zahl darüber brauchen nur Banden dieser Größe oder größere. Für kleinere gilt es als angekreuzt.",
            ),
            content("Jeder Teil behält bei jeder Größe mindestens ein Symbol."),
          ],
        },
      ],
    },
    {
      id: "C-2",
      title: "Eine Runde",
      rules: [
        { id: "C-2.1", parts: [rule("Drei Würfel werden offen geworfen. Jeder Spieler hat alle drei.")] },
        { id: "C-2.2", parts: [rule("Alle nutzen die Würfel (C-3).")] },
        {
          id: "C-2.3",
          parts: [
            rule("Zeit vergeht: Ein Zeitsymbol wird angekreuzt."),
            ruling("War es das letzte, geht der Alarm los, und abhauen kann niemand mehr."),
          ],
        },
        {
          id: "C-2.4",
          parts: [
            rule("Die Bande haut ab, oder eine neue Runde beginnt."),
            ruling(
              "Gefragt wird einmal pro Runde. Alle antworten verdeckt; ein einziges „bleiben“ heißt neue Runde, und Schweigen auch, wenn eine Uhr läuft.",
            ),
          ],
        },
      ],
    },
    {
      id: "C-3",
      title: "Würfel nutzen",
      rules: [
        {
          id: "C-3.1",
          parts: [
            rule(
              "Du nutzt Würfel in beliebiger Reihenfolge. Mehrere darfst du zusammenzählen und als Summe nutzen. Ein Würfel wird nie geteilt und nur einmal genutzt.",
            ),
            example("5 + 5 + 5 kreuzt eine 15 an und gibt Elektronik."),
          ],
        },
        {
          id: "C-3.2",
          parts: [
            rule(
              "Einmal nutzen füllt einen Kasten oder kreuzt einen Kreis auf dem eigenen Blatt an und muss erfüllen, was dort verlangt ist.",
            ),
          ],
        },
        {
          id: "C-3.3",
          parts: [
            rule("Ihr handelt in beliebiger Reihenfolge und könnt euch abwechseln, wie ihr wollt."),
            ruling(
              "Einmal nutzen wird ganz zu Ende geführt, mit jedem Symbol, das es aktiviert, und was diese aktivieren, bevor jemand etwas anderes tut.",
            ),
          ],
        },
        {
          id: "C-3.4",
          parts: [
            rule("Sind alle fertig, kostet jeder ungenutzte geworfene Würfel eine Spur."),
            ruling(
              "Fertig sein darfst du nur, wenn keiner deiner übrigen geworfenen Würfel und keine Summe daraus auf dein Blatt passt, wie es ist. Fertig sein lässt sich zurücknehmen, bis alle fertig sind. Zusatzwürfel kosten nie eine Spur.",
            ),
            departure(
              "Kein weißes Symbol muss genutzt werden.",
              "Weiße Symbole müssen in der Runde genutzt werden, die sie aktiviert.",
            ),
          ],
        },
        {
          id: "C-3.5",
          parts: [
            example(
              "Die Würfel zeigen 1, 3 und 4, und die Seitentür braucht List. Die 4 kommt in den ersten Kasten. Der zweite will dieselbe Zahl: 1 + 3 = 4. Das aktiviert List, und die wird an der Tür angekreuzt.",
            ),
          ],
        },
      ],
    },
    {
      id: "C-4",
      title: "Symbole",
      rules: [
        {
          id: "C-4.1",
          parts: [
            rule("Es gibt sieben farbige Symbole: Stärke, Geschick, List, Schloss, Tresor, Elektronik und noch eins."),
            content("Das siebte ist Verkleidung: gut gegen Wachen, Gäste und Portiers."),
          ],
        },
        {
          id: "C-4.2",
          parts: [
            rule(
              "Ein aktiviertes farbiges Symbol wird sofort genutzt oder ist verloren. Kreuze es an, wo der Plan es gerade braucht, oder in einem passenden Symbolkreis deines Blatts, oder verzichte. Eine Aktivierung kreuzt ein Symbol an.",
            ),
          ],
        },
        { id: "C-4.3", parts: [rule("Aktivierst du mehrere Symbole auf einmal, bestimmst du ihre Reihenfolge.")] },
        {
          id: "C-4.4",
          parts: [
            rule("Ein Feld des Plans mit mehreren Symbolen braucht eines davon."),
            ruling(
              "Ein Entweder-oder-Symbol auf einem Blatt gibt eines von beiden, wie du willst. Getrennte Symbole geben alle.",
            ),
          ],
        },
        {
          id: "C-4.5",
          parts: [
            rule(
              "Weiße Symbole nutzen nur ihrem Besitzer, jederzeit in dieser Runde, und verfallen an deren Ende. Zahl ±X: Ein geworfener Würfel oder Zusatzwürfel, allein oder in einer Summe, zählt bis zu X mehr oder weniger. Zusatzwürfel: ein Würfel mit der gezeigten Zahl, den du auch dazuzählen kannst. Zahl oder Kreis nach Wahl: Schreibe irgendeine passende Zahl oder kreuze irgendeinen Kreis deines Blatts an.",
            ),
            ruling(
              "Ein veränderter Würfel zählt mindestens 1 und darf über 6 liegen; mehrere Veränderungen addieren sich. „Zahl nach Wahl“ heißt 1 bis 18. Symbolkreise gehören dazu. Was angekreuzt wird, aktiviert wie sonst.",
            ),
            departure(
              "Reihenfolge und Reichweite gelten weiter: der nächste Kasten einer Leiste, ein verbundener Kreis des Baums, ein Kreiskasten erst, wenn eine Zahl darin steht.",
              "Irgendeine Zahl darf in irgendeinen Kasten, und jeder Kreis des Blatts darf angekreuzt werden.",
            ),
            example("Eine angekreuzte 6 gibt ±1; damit kreuzt die geworfene 1 eine 2 an."),
            example("Nach einer 3 darf daneben jede passende Zahl stehen."),
          ],
        },
      ],
    },
    {
      id: "C-5",
      title: "Das Diebesblatt",
      rules: [
        {
          id: "C-5.1",
          parts: [
            rule(
              "Fähigkeiten: je eine Leiste aus Kästen für Stärke, Geschick und List, gefüllt von links nach rechts. Eine Bedingung steht in einem Kasten oder zwischen zweien. Wer in einen Kasten schreibt, aktiviert das Symbol darunter.",
            ),
            example("Ein Kasten mit <3 nimmt 1 oder 2 und gibt List; die nächste Zahl muss höher sein."),
          ],
        },
        { id: "C-5.2", parts: [rule("Werkzeuge: Jeder Dieb hat drei der vier Arten.")] },
        {
          id: "C-5.3",
          parts: [
            rule(
              "Gitter: Kreise mit Zahlen auf gekreuzten Dreierlinien, in beliebiger Reihenfolge. Der dritte Kreis einer Linie aktiviert das Symbol an ihrem Ende, und ein Kreis kann mehrere Linien beenden.",
            ),
            example("5 und 8 sind angekreuzt; eine 6 beendet die Linie und gibt Geschick."),
          ],
        },
        {
          id: "C-5.4",
          parts: [
            rule(
              "Kreiskästen: Erst schreibst du eine Zahl, die die Bedingung erfüllt; dann will der Kreis genau diese Zahl, um angekreuzt zu werden. Sind alle Kreise einer Reihe angekreuzt, werden die Symbole an ihrem Ende aktiviert. Beides darf im selben Zug geschehen, muss aber nicht.",
            ),
            example("Eine 5 wird geschrieben (>3), dann kreuzt 4 + 1 sie an: Schloss und Tresor."),
          ],
        },
        {
          id: "C-5.5",
          parts: [
            rule(
              "Baum: Kreise mit Zahlen, von links nach rechts verbunden. Beginne links; danach nur ein Kreis, der am zuletzt angekreuzten hängt. Es gibt einen Weg pro Spiel, und jeder Kreis aktiviert sein Symbol sofort.",
            ),
            example("Als Nächstes 2 oder 13, nicht 4 oder 9."),
          ],
        },
        {
          id: "C-5.6",
          parts: [
            rule(
              "Pyramide: Kästen, die unterste Reihe zuerst, manche mit Bedingung. Ein oberer Kasten öffnet sich, wenn die zwei darunter gefüllt sind, und vergleicht mit deren Summe: gleich oder echt größer. Schreiben aktiviert das Symbol am Kasten.",
            ),
            example("Über 3 und 2 nimmt „=“ genau 5. Über 2 und 3 nimmt „>“ 6 oder mehr."),
          ],
        },
        {
          id: "C-5.7",
          parts: [
            rule(
              "Spezielles, links: Kreise mit Symbolen nehmen ein aktiviertes Symbol statt des Plans. Eine fertige Reihe aktiviert das Symbol an ihrem Ende.",
            ),
            example("Zwei Kreise Geschick geben ein Schloss."),
          ],
        },
        {
          id: "C-5.8",
          parts: [
            rule(
              "Spezielles, rechts: Zeigt der natürliche Wurf das Ergebnis, wird das Symbol von selbst aktiviert, ohne Würfel zu kosten.",
            ),
            ruling(
              "Ein Ergebnis ist eines davon: eine Augenzahl genau einmal; zwei gleiche oder mehr; drei gleiche; ein Würfel in einem Bereich; eine Summe aus einem, zwei oder drei Würfeln. Jeder Bonus zählt einmal pro Runde, bevor ein Würfel genutzt wird, in der Reihenfolge der Plätze; deine eigenen ordnest du selbst.",
            ),
          ],
        },
        {
          id: "C-5.9",
          parts: [
            rule("Flucht: eine Tabelle von Augenzahlen zu Auto, Polizei oder beidem."),
            content("Jede Augenzahl gibt mindestens eines von beiden."),
          ],
        },
      ],
    },
    {
      id: "C-6",
      title: "Der Einbruchsplan",
      rules: [
        {
          id: "C-6.1",
          parts: [rule("Räume enthalten Aufgaben und Beute. Wohin der Startpfeil führt, das ist von Anfang an offen.")],
        },
        {
          id: "C-6.2",
          parts: [
            rule(
              "Eine Aufgabe mit Pfeil öffnet ihre Raute, wenn sie geschafft ist: Der ganze Raum dahinter darf bearbeitet werden. Ein Pfeil ohne Raute führt direkt weiter.",
            ),
            example("Das Fenster ist geschafft: Was im Raum dahinter steht, ist offen, der nächste Raum nicht."),
          ],
        },
        {
          id: "C-6.3",
          parts: [
            rule("Alles, was erreichbar ist, darf zugleich bearbeitet werden, auch in mehreren Räumen in einer Runde."),
          ],
        },
        {
          id: "C-6.4",
          parts: [rule("In einer Aufgabe legen kleine Pfeile die Reihenfolge fest. Ohne Pfeile ist sie frei.")],
        },
        {
          id: "C-6.5",
          parts: [
            rule("Eine waagerechte Linie trennt Alternativen: Ein ganzer Teil genügt."),
            ruling(
              "Beide Teile dürfen begonnen werden; der erste fertige zählt. Eine Spur, die auf einem Teil steht, zahlt ihr, wenn er fertig ist.",
            ),
            example("Zwei Schlösser oder zweimal Stärke."),
          ],
        },
        {
          id: "C-6.6",
          parts: [
            example(
              "Ein Geschick öffnet die Speisekammer; oder eine Stärke, die eine Spur kostet. Dann führt der Pfeil direkt zur Beute.",
            ),
            ruling(
              "Beute, die nichts kostet und nichts bewirkt, wird von selbst angekreuzt. Kostet oder bewirkt sie etwas, dann nur, wenn ein Spieler es in der Würfelphase sagt.",
            ),
          ],
        },
        {
          id: "C-6.7",
          parts: [
            example(
              "Ein Fenster mit Geschick, Stärke, Stärke² und List³: allein 1 Geschick und 1 Stärke, zu zweit 1 und 2, zu dritt 1, 2 und 1 List.",
            ),
          ],
        },
        {
          id: "C-6.8",
          parts: [
            rule("Ein Plan hat eigene Sonderregeln."),
            content(
              "Es sind Leisten, die auf Symbole, auf Geschafftes, auf die Zeit oder auf den Wurf selbst reagieren, einmal oder immer wieder; Marken auf einer Leiste; Felder, die Alarm auslösen, Zeit oder Spuren kosten oder zurückgeben, Symbole für eine Runde verbieten oder etwas anderes überwinden; und Sammlungen, die Punkte bringen. Was aus der Ferne überwunden wird, öffnet seine Raute, sobald sein eigener Raum offen ist. Könnte ein Symbol eines von zweien sein, hält eine lauschende Leiste es für das leisere.",
            ),
          ],
        },
      ],
    },
    {
      id: "C-7",
      title: "Das Ende",
      rules: [
        { id: "C-7.1", parts: [rule("Wer abhaut, hat es geschafft: Zählt die Punkte.")] },
        {
          id: "C-7.2",
          parts: [
            rule(
              "Ist die letzte verfügbare Spur angekreuzt, in welchem Augenblick auch immer, ist die Bande gefasst und hat verloren.",
            ),
          ],
        },
        {
          id: "C-7.3",
          parts: [
            rule(
              "Beim Alarm, in welchem Augenblick auch immer, beginnt sofort die Flucht. Noch nicht genutzte Würfel kosten keine Spuren, die Beute bis dahin zählt. Einer wird zum Fahrer gewählt, wirft einen Würfel, sieht auf dem eigenen Blatt nach und kreuzt Pfeile auf der Fluchtleiste an, wieder und wieder. Alle Polizei angekreuzt: verloren. Alle Autos vorher oder gleichzeitig angekreuzt: entkommen, zählt die Punkte.",
            ),
            ruling(
              "Alle nennen verdeckt jemanden aus der Bande; die meisten Stimmen gelten, bei Gleichstand der niedrigste Platz.",
            ),
          ],
        },
        {
          id: "C-7.4",
          parts: [
            rule(
              "Punkte: Beute, plus die Extras des Szenarios, minus 2 für jede im Spiel angekreuzte Spur, minus was das Szenario sagt.",
            ),
          ],
        },
        { id: "C-7.5", parts: [rule("Mehr als 9 ist ganz ordentlich, mehr als 14 ein echter Clou.")] },
        {
          id: "C-7.6",
          parts: [
            ruling(
              "Ein Kreuz wird in dieser Reihenfolge abgewickelt: aufgedruckte Spur (ist es die letzte: gefasst, Schluss), Rauten und freie Beute, andere Wirkungen, Alarm. Beim Alarm sind offene und weiße Symbole verloren. Spuren und Alarm zugleich: gefasst.",
            ),
          ],
        },
      ],
    },
    {
      id: "C-8",
      title: "Was dabei ist",
      rules: [
        {
          id: "C-8.1",
          parts: [
            content(
              "Vier Diebe, alle verschieden. Ein Blatt hat drei Leisten mit 6 Kästen, drei Werkzeuge, zwei Symbolreihen und drei Würfelboni. Ein Plan hat mindestens 7 Räume, 10 Aufgaben und 6 Beutestücke, zwei Wege, die gewinnen, und zwei eigene Sonderregeln; ein Einbruch dauert 8 bis 12 Runden. Jedes Szenario hat eine Geschichte, Leisten für einen, zwei und drei Diebe und einen Kasten für die Punkte. Vom leichtesten zum schwersten: die alte Villa, das Auktionshaus, der Botschaftsball, die Privatbank.",
            ),
          ],
        },
        {
          id: "C-8.2",
          parts: [
            measured(
              "Über viele Spiele jedes Szenarios und jeder Größe: Wer zufällig spielt, kommt höchstens in 1 von 20 Spielen über 9 Punkte, der Bot „normal“ in der Hälfte bis 70 %; über 14 kommt er in 15 bis 30 %. Sein Anteil über 9 sinkt von Plan zu Plan. Kein Dieb liegt im Schnitt mehr als 1,5 Punkte neben dem Schnitt aller.",
            ),
          ],
        },
        {
          id: "C-8.3",
          parts: [
            content(
              "Jedes Blatt und jeder Plan lässt sich drucken, auf A4 oder Letter, in Farbe oder mit wenig Tinte, leer oder mitten im Spiel. Papier und Bildschirm werden aus denselben Daten gezeichnet.",
            ),
          ],
        },
      ],
    },
    {
      id: "C-9",
      title: "Mehr Pläne, von uns",
      rules: [
        {
          id: "C-9.1",
          parts: [
            content(
              "Das Profipaket: drei schwerere Pläne für Banden, die das Grundspiel kennen, in beliebiger Reihenfolge: das Kasino, die Sternwarte, die königliche Münze. Jeder hat eine eigene Idee. Das Kasino hört auf eure Würfel, die Sternwarte dreht sich, während ihr an ihren Drähten arbeitet, und die Münze hört alles, was schwer ist. Alle Regeln gelten, auch alles, was C-8.1 von einem Plan sagt.",
            ),
          ],
        },
        {
          id: "C-9.2",
          parts: [
            measured(
              "Im Profipaket kommt der Bot „normal“ in 35 bis 60 % seiner Einbrüche über 9 Punkte und in 5 bis 30 % über 14, auf jedem Plan seltener als in der Privatbank; wer zufällig spielt, kommt höchstens in 1 von 20 Spielen über 9.",
            ),
          ],
        },
        {
          id: "C-9.3",
          parts: [
            content(
              "Der große Postraub: vier Pläne einer Geschichte, in ihrer Reihenfolge zu spielen oder jeder für sich: der Kopfbahnhof, die Schlafwagen, der Postwagen, das Viadukt. Jeder hat eine eigene Idee. Im Kopfbahnhof sammelt man, was einen Schaffner macht, in den Schlafwagen geht man nach der einen oder der anderen Seite und weckt keinen zweimal, im Postwagen hört jemand die Tresore, und am Viadukt gewinnt ein falsches Licht Zeit, und jeder Sack macht die anderen wertvoller. Alle Regeln gelten, auch alles, was C-8.1 von einem Plan sagt. Von einem zum nächsten wird nichts mitgenommen.",
            ),
          ],
        },
        {
          id: "C-9.4",
          parts: [
            measured(
              "Im großen Postraub kommt der Bot „normal“ in 50 bis 70 % seiner Einbrüche über 9 Punkte und in 15 bis 30 % über 14; wer zufällig spielt, kommt höchstens in 1 von 20 Spielen über 9.",
            ),
          ],
        },
      ],
    },
  ],
};
