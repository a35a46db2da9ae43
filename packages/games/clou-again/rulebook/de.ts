import { content, departure, measured, rule, type Rulebook, type RulePart, ruling } from "@safehouse/kernel";
import { chaptersHolding } from "../../clou/rulebook/holding.ts";
import { rulebook as first } from "../../clou/rulebook/de.ts";
import { REPLACED } from "./replaced.ts";

const example = (text: string): RulePart => ({ kind: "example", text });

export const rulebook: Rulebook = {
  title: "Clou – Roll & Heist. Again!",
  onePage: [
    {
      title: "Die Arbeit",
      text: "Ihr seid zu zweit oder allein unterwegs, irgendwann in den Sechzigern in London, und spielt zusammen. Drei Würfel pro Runde gelten für beide. Zahlen kommen auf dein Diebesblatt, heraus kommen Symbole, und Symbole öffnen Türen auf dem Plan. Beute zählt, Spuren kosten, die Zeit läuft. Wer Clou kennt, kennt das; neu sind die Sterne.",
    },
    {
      title: "Eine Runde",
      text: "Werft drei Würfel. Jeder nutzt alle drei auf dem eigenen Blatt, in beliebiger Reihenfolge, einzeln oder zusammengezählt. Ein Würfel, der nirgends passt, kostet eine Spur. Dann wird ein Zeitsymbol angekreuzt. Dann entscheidet ihr: abhauen mit dem, was ihr habt, oder noch eine Runde bleiben.",
    },
    {
      title: "Dein Blatt",
      text: "Leisten füllst du von links nach rechts, und jeder Kasten sagt, was er nimmt. Drei Werkzeuge haben ihre eigene Art: Das Gitter will Linien aus drei Kreisen, Kreiskästen werden erst beschrieben und später angekreuzt, der Baum ist ein einziger Weg von links nach rechts, die Pyramide wächst von unten. Symbolkreise nehmen ein Symbol statt des Plans.",
    },
    {
      title: "Symbole",
      text: "Ein farbiges Symbol nutzt du sofort: Kreuze es an, wo der Plan es gerade braucht, oder in einem deiner Symbolkreise, oder verzichte. Weiße Symbole gehören dir bis zum Ende der Runde: eine Zahl etwas höher oder niedriger, eine Zusatzzahl, eine passende Zahl für einen Kasten oder ein Kreis nach Wahl.",
    },
    {
      title: "Sterne",
      text: "Einmal pro Runde darf einer von euch einen Stern auf dem eigenen Blatt ankreuzen. Bruce leiht eine zusätzliche 6 her oder bricht etwas auf und lässt dabei eine Spur zurück. Janet wirft neu, was noch niemand benutzt hat. Matt dreht so einen Würfel um oder biegt eine Zahl um 2. Trixie kreuzt einen Kreis an. Was du dem anderen gibst, verfällt mit der Runde.",
    },
    {
      title: "Gefasst werden",
      text: "Die letzte Spur angekreuzt: gefasst, alles ist weg. Das letzte Zeitsymbol angekreuzt oder ein Feld mit Glocke: Alarm. Dann fährt einer von euch und würfelt wieder und wieder. Sind alle Autos vor der Polizei oder zugleich mit ihr angekreuzt, seid ihr mit der Beute davon. Ist Janet dabei, gelingt die Flucht von selbst.",
    },
    {
      title: "Die Rechnung",
      text: "Beute, plus was der Plan dazugibt, minus 2 für jede Spur, minus 3 für den Alarm. Ab 10 seid ihr gewöhnliche Gauner, ab 14 echte Profis, ab 17 Meisterdiebe, und ab 20 ist es das Verbrechen des Jahrhunderts.",
    },
  ],
  chapters: [
    {
      id: "A-1",
      title: "Vorbereitung",
      rules: [
        {
          id: "A-1.1",
          parts: [
            rule("Ein Dieb oder zwei. Was hier nicht steht, regelt Clou (C)."),
            ruling("A-1.2 bis A-1.4 treten an die Stelle von C-1.2 und C-1.3."),
          ],
        },
        {
          id: "A-1.2",
          parts: [
            rule(
              "Zu zweit streicht ihr vor Beginn die Zeitsymbole, die für zwei markiert sind: Ihr habt weniger Zeit.",
            ),
          ],
        },
        {
          id: "A-1.3",
          parts: [
            rule("Allein streichst du vor Beginn jedes Symbol einer Aufgabe, das auf grauem Grund steht."),
            content("In jedem Teil bleibt mindestens ein Symbol."),
          ],
        },
        { id: "A-1.4", parts: [rule("Spuren gibt es für einen so viele wie für zwei.")] },
      ],
    },
    {
      id: "A-2",
      title: "Was in der Schachtel ist",
      rules: [
        {
          id: "A-2.1",
          parts: [
            rule("Vier eigene Diebesblätter und vier eigene Pläne. Ein Plan heißt Katz und Hund."),
            content(
              "Ein Blatt hat drei Leisten mit 6 Kästen, drei Werkzeuge und zwei Reihen Symbolkreise. Ein Plan hat mindestens 7 Räume, 10 Aufgaben und 6 Beutestücke, zwei Wege zum Erfolg, zwei eigene Sonderregeln und etwas Besonderes in seinem Punktekasten. Vom leichtesten zum schwersten: Katz und Hund, das Filmstudio, der Nachtzug, die Diamantenbörse.",
            ),
          ],
        },
      ],
    },
    {
      id: "A-3",
      title: "Weiße Symbole",
      rules: [
        {
          id: "A-3.1",
          parts: [
            rule(
              "Es gibt vier weiße Symbole. Zahl ±X: Ein Würfel zählt bis zu X mehr oder weniger. Zusatzzahl: ein Würfel mit der gezeigten Zahl. Kasten füllen: Schreib irgendeine Zahl, die passt. Kreis ankreuzen: Kreuz irgendeinen erreichbaren Kreis an.",
            ),
            departure(
              "Gespielt wird mit allen vieren. Jedes wirkt wie in C-4.5; keines lässt die Wahl zwischen Kasten und Kreis.",
              "Dort ist von drei weißen Symbolen die Rede, und erklärt werden vier.",
            ),
          ],
        },
      ],
    },
    {
      id: "A-4",
      title: "Sterne und Talente",
      rules: [
        {
          id: "A-4.1",
          parts: [
            rule(
              "Besonderheiten sind Reihen von Symbolkreisen (C-5.7) und Sterne. Wer einen Kreis eines Sterns ankreuzt, nutzt seine Wirkung. Die Bande kreuzt höchstens einen Stern pro Runde an.",
            ),
            ruling(
              "Sterne kreuzt du nur auf deinem eigenen Blatt an, solange Würfel genutzt werden, und nicht mitten in einem Zug.",
            ),
          ],
        },
        {
          id: "A-4.2",
          parts: [
            rule(
              "Bruce, der Kraftmensch. ★ Eine zusätzliche 6, für sich oder den anderen. ★ Zweimal Stärke auf einmal für sich selbst, um den Preis einer Spur.",
            ),
            example("Die Spur kommt zuerst: Ist es die letzte, ist die Bande gefasst, bevor etwas bricht."),
          ],
        },
        {
          id: "A-4.3",
          parts: [
            rule(
              "Janet, die Planerin. Sie hat mehr Symbolkreise als andere. Eine Flucht gelingt von selbst, und der Alarm kostet keine Punkte. ★ Wirf alle Würfel neu, die in dieser Runde noch niemand benutzt hat.",
            ),
            ruling(
              "Es genügt, dass sie zur Bande gehört. Ein Alarm führt sofort zur Flucht: In dieser Runde nicht benutzte Würfel kosten keine Spuren, mit ihr wie ohne sie. Neu geworfene Würfel sind nicht der natürliche Wurf der Runde: Keine Leiste des Plans hört auf sie.",
            ),
          ],
        },
        {
          id: "A-4.4",
          parts: [
            rule(
              "Matt, der Kleinganove. ★ Zahl ±2, für sich oder den anderen. ★ Dreh einen Würfel, den in dieser Runde noch niemand benutzt hat, auf eine beliebige Seite.",
            ),
          ],
        },
        {
          id: "A-4.5",
          parts: [
            rule("Trixie, die Tüftlerin. Sie hat eine Leiste mehr. ★ Kreis ankreuzen, für sich oder den anderen."),
          ],
        },
        {
          id: "A-4.6",
          parts: [
            ruling(
              "Ein Würfel gilt als benutzt, sobald ihn jemand benutzt hat, einzeln oder in einer Summe. Geänderte Würfel ändern sich für beide, und wer schon fertig war, darf mit einem geänderten Würfel oder mit dem Geschenkten weitermachen. Zusatzzahlen werden nie geworfen oder gedreht. Was für den anderen aktiviert wird, gehört ihm und verfällt mit der Runde. Niemand ändert Würfel, solange jemand ein weißes Symbol dazugenommen und noch nicht genutzt hat. Würfelboni (C-5.8) gibt es nicht.",
            ),
            example(
              "Die Würfel zeigen 2, 5 und 5. Bruce hat eine 5 benutzt. Janet kreuzt ihren Stern an: Die 2 und die andere 5 werden neu geworfen, für beide.",
            ),
          ],
        },
      ],
    },
    {
      id: "A-5",
      title: "Die Rechnung",
      rules: [
        {
          id: "A-5.1",
          parts: [
            rule(
              "Punkte: Beute, plus die Extras des Szenarios, minus 2 für jede Spur, minus 3, falls der Alarm losging, oder was das Szenario sagt.",
            ),
          ],
        },
        {
          id: "A-5.2",
          parts: [
            rule(
              "20 und mehr: Verbrechen des Jahrhunderts. 17 bis 19: Meisterdiebe. 14 bis 16: echte Profis. 10 bis 13: gewöhnliche Gauner. Bis 9: Amateure.",
            ),
          ],
        },
        {
          id: "A-5.3",
          parts: [
            measured(
              "Über viele Partien jedes Szenarios und jeder Bandengröße, mit und ohne Janet: Zufälliges Spiel bringt in 19 von 20 Nächten höchstens 9 Punkte, und der Bot „normal“ liegt im Median bei 10 bis 13. Kein Dieb liegt im Mittel mehr als 1,5 Punkte vom Mittel aller entfernt.",
            ),
          ],
        },
      ],
    },
    {
      id: "A-6",
      title: "Drei Diebe, eine Variante dieses Hauses",
      rules: [
        {
          id: "A-6.1",
          parts: [
            departure(
              "In diesem Haus dürfen drei einbrechen, alle mit verschiedenen Dieben. Sie streichen vor dem Spiel die Zeitsymbole für zwei und für drei; was von zweien verlangt wird, wird von ihnen verlangt, und Spuren und Flucht sind wie für zwei. Die eigenen Leisten eines Plans können für drei kürzer sein.",
              "es ist für einen oder zwei.",
            ),
            ruling(
              "Auch für drei gibt es einen Stern je Runde. Was ein Stern für den anderen tut, tut er für einen der anderen; Würfel, die sich ändern, ändern sich für alle.",
            ),
          ],
        },
        {
          id: "A-6.2",
          parts: [
            measured(
              "Zu dritt liegt der Median des Bots „normal“ bei 10 bis 16, und zufälliges Spiel kommt in 19 von 20 Spielen auf höchstens 9 Punkte.",
            ),
          ],
        },
      ],
    },
    ...chaptersHolding(first, REPLACED),
  ],
};
