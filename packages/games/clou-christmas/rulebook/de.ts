import { content, departure, measured, rule, type Rulebook, type RulePart, ruling } from "@safehouse/kernel";
import { chaptersHolding } from "../../clou/rulebook/holding.ts";
import { heistRules } from "./heist-de.ts";
import { REPLACED } from "./replaced.ts";

const example = (text: string): RulePart => ({ kind: "example", text });

export const rulebook: Rulebook = {
  title: "Die 3 Coups zu Weihnachten",
  onePage: [
    {
      title: "Drei Einbrüche",
      text: "London, Dezember 1963. Ein bis drei Diebe räumen eine Werkstatt, ein Grandhotel und ein Konzert aus, in dieser Reihenfolge und nach den Regeln von Clou – Roll & Heist. Was ihr unterwegs lernt, kauft und verderbt, behaltet ihr: Alles steht auf einem Kampagnenblatt, das für alle offen liegt. Nach jedem Einbruch könnt ihr aufhören und an einem anderen Tag weiterspielen.",
    },
    {
      title: "Ein Einbruch",
      text: "Jeder sucht sich einen Dieb aus, der nicht im Gefängnis sitzt; die Diebesblätter sind jedes Mal frisch. Brecht ein wie gewohnt. Neben dem eigenen Blatt darfst du auch auf dem Kampagnenblatt schreiben und ankreuzen: Erfahrung kommt von selbst, Werkzeug muss gekauft werden. Was dort einer benutzt hat, ist für alle benutzt.",
    },
    {
      title: "Der Polizeibericht",
      text: "Danach wird der Einbruch eingetragen: seine Punkte, seine besondere Beute, die Geschenke und Mahlzeiten, die ihr mitgenommen habt, die Spuren, die ihr hinterlassen habt. Spuren sammeln sich über die Kampagne an, und sind alle angekreuzt, ist sie verloren. Zu viele Spuren in einem Einbruch: Alle, die dabei waren, kommen ins Gefängnis. Auf der Flucht gefasst: nur der Fahrer, und die halben Punkte sind weg.",
    },
    {
      title: "Der Lohn",
      text: "Ein Kasten bei Werkzeug oder Vorbereitungen kostet 5 Punkte, und vor dem ersten Einbruch ist einer frei. Sind alle Kästen einer Sache angekreuzt, gehört sie von da an euch. Ihr kauft gemeinsam oder gar nicht. Punkte, die ihr behaltet, zählen am Ende.",
    },
    {
      title: "Wozu das alles",
      text: "Jeder Einbruch hilft beim letzten. Mit den Glasdiamanten verlasst ihr das Konzert unbemerkt. Die Kombination kreuzt einen Teil des Sicherheitskoffers an. Und wegen des Diadems seid ihr gekommen.",
    },
    {
      title: "Das Konzert",
      text: "Jedes angekreuzte Zeitsymbol bringt das Konzert voran, und was gerade gespielt wird, ist die Regel der nächsten Runde: eine geschlossene Garderobe, kein Werkzeug, ein Symbol geschenkt oder keine Einschränkung. Weglaufen gibt es hier nicht. Ihr schleicht hinaus, und wer damit angefangen hat, kann nichts anderes mehr tun.",
    },
    {
      title: "Die Rechnung",
      text: "Was von euren Punkten übrig ist, plus der dritte Einbruch, minus 5 für jeden Dieb im Gefängnis, minus 3 für jede Spur, plus 3 für jedes Geschenk und jede Mahlzeit. Bis 50 seid ihr gewöhnliche Gauner, ab 51 echte Profis, ab 69 Legenden der Unterwelt, ab 79 ist es das Verbrechen des Jahrhunderts.",
    },
  ],
  chapters: [
    {
      id: "X-1",
      title: "Das Kampagnenblatt",
      rules: [
        {
          id: "X-1.1",
          parts: [
            rule(
              "Eine Hälfte hält fest, wie weit ihr seid: die Einbrüche mit ihrer besonderen Beute, Gefängnis, Spuren, Punkte (Rest + Punkte − Ausgaben = Rest), Geschenke und Mahlzeiten. Dort wird nur zwischen den Einbrüchen geschrieben.",
            ),
          ],
        },
        {
          id: "X-1.2",
          parts: [
            rule(
              "Die andere Hälfte gehört der ganzen Bande: Erfahrung, Werkzeug und Vorbereitungen. Im Einbruch darf jeder dort schreiben oder ankreuzen statt auf dem eigenen Blatt. Ein Feld, das einer benutzt hat, ist für alle benutzt. Weiße Symbole wirken auch dort.",
            ),
            ruling(
              "Niemand muss es benutzen, auch nicht, um eine Spur zu vermeiden. Das Symbol einer fertigen Reihe bekommt, wer sie fertig gemacht hat.",
            ),
          ],
        },
        {
          id: "X-1.3",
          parts: [
            rule("Vorbereitung: Schreibt die Namen auf und kreuzt alle Spuren links von der Größe der Bande an."),
          ],
        },
        {
          id: "X-1.4",
          parts: [rule("Vor dem ersten Einbruch ist ein Kasten bei Werkzeug oder Vorbereitungen frei.")],
        },
      ],
    },
    {
      id: "X-2",
      title: "Von Einbruch zu Einbruch",
      rules: [
        { id: "X-2.1", parts: [rule("Das Ziel ist der oberste Einbruch, der noch nicht getan ist.")] },
        {
          id: "X-2.2",
          parts: [
            rule(
              "Jeder sucht sich einen Dieb aus, der nicht im Gefängnis sitzt. Diebesblätter sind jedes Mal frisch; das Gefängnis gilt für die ganze Kampagne. Sind weniger Diebe frei, als Leute mitspielen, ist die Kampagne verloren.",
            ),
            departure(
              "So gilt es und nicht anders: Gefangene werden nie mit Mitspielern verglichen. Nach dem dritten Einbruch wird nicht mehr gefragt.",
              "An einer Stelle wie hier, an einer anderen ist die Kampagne verloren, wenn mehr Diebe gefangen sind, als Leute mitspielen.",
            ),
          ],
        },
        {
          id: "X-2.3",
          parts: [rule("Der Einbruch folgt den Regeln von Clou – Roll & Heist, mit dem Kampagnenblatt daneben.")],
        },
        {
          id: "X-2.4",
          parts: [
            rule(
              "Der Polizeibericht: Kreuzt den Einbruch an, die besondere Beute, falls ihr sie habt, und die angekreuzten Doppelkreise. Kreuzt auf dem Kampagnenblatt so viele Spuren an, wie ihr im Einbruch hinterlassen habt; sind alle angekreuzt, ist die Kampagne verloren. Kreuzt an, wer ins Gefängnis kam. Zählt die Punkte zum Rest.",
            ),
            ruling(
              "Doppelkreise bleiben, auch wenn der Einbruch scheitert. Die Punkte eines Einbruchs können unter 0 liegen und zählen, wie sie sind; was unter 0 liegt, wird nicht halbiert. Eine Kasse unter 0 kauft nichts.",
            ),
          ],
        },
        {
          id: "X-2.5",
          parts: [
            rule(
              "Der Lohn: Jeder Kasten bei Werkzeug oder Vorbereitungen kostet 5 Punkte. Sind alle Kästen einer Sache angekreuzt, steht sie von da an zur Verfügung. Schulden gibt es nicht.",
            ),
            ruling("Gekauft wird nur, wenn alle einverstanden sind. Sonst wird nichts gekauft."),
            example("Zu zweit: 9 Punkte, ein Kasten: 9 − 5 = 4. Nach dem nächsten Einbruch 13 dazu: 17 − 10 = 7."),
          ],
        },
      ],
    },
    {
      id: "X-3",
      title: "Wenn ein Einbruch scheitert",
      rules: [
        {
          id: "X-3.1",
          parts: [
            rule(
              "Zu viele Spuren in einem Einbruch: Er ist sofort vorbei. Punkte und besondere Beute behaltet ihr, aber alle Diebe dieses Einbruchs kommen ins Gefängnis.",
            ),
            departure(
              "Besondere Beute bleibt nur, wenn sie bis dahin angekreuzt war.",
              "Die Bande erhält die besondere Beute, ob sie genommen wurde oder nicht.",
            ),
          ],
        },
        {
          id: "X-3.2",
          parts: [
            rule(
              "Auf der Flucht gefasst: Nur der Fahrer kommt ins Gefängnis. Die halben Punkte sind weg, besondere Beute bleibt.",
            ),
            ruling("Die Hälfte wird abgerundet."),
          ],
        },
      ],
    },
    {
      id: "X-4",
      title: "Erfahrung und Werkzeug",
      rules: [
        {
          id: "X-4.1",
          parts: [
            rule(
              "Erfahrung kommt von selbst. Im zweiten Einbruch etwa gelten die Bereiche „ab dem 1.“ und „ab dem 2. Einbruch“.",
            ),
          ],
        },
        { id: "X-4.2", parts: [rule("Werkzeug muss gekauft sein, bevor es benutzt wird.")] },
        {
          id: "X-4.3",
          parts: [
            rule("Werkzeug wird zwischen den Einbrüchen nicht erneuert."),
            ruling("Erfahrung auch nicht."),
            content(
              "Werkzeug sind Zuckerstangen, eine Lichterkette und ein Weihnachtsmannkostüm, das unter seinen Feldern einen Kreis mit 10 hat. Zur Erfahrung gehören ein Kreis mit 1, der eine zusätzliche 5 gibt, und Kreiskästen, die Stärke, Geschick oder List geben.",
            ),
          ],
        },
        {
          id: "X-4.4",
          parts: [
            example(
              "Die Würfel zeigen 1, 3 und 5. Bruce nutzt 1 und 3 auf seinem Blatt und schreibt die 5 in einen Kreiskasten der Erfahrung. Trixie kreuzt die 1 der Erfahrung an und bekommt eine zusätzliche 5: 5 + 5 kreuzt die 10 des Kostüms an. Ihr eigenes Blatt hat ihr Zahl ±2 gegeben: Die 3 wird zur 5 und kreuzt die 5 an, die Bruce geschrieben hat. Das aktiviert Stärke, Geschick oder List.",
            ),
            content(
              "Auf den Blättern dieser Schachtel gibt die einzelne 5 des Wurfs Trixie Elektronik, und die kann ihre lange Reihe von Symbolkreisen fertig machen. Deren „Zahl nach Wahl“ füllt den letzten Kasten ihrer Stärkeleiste, und dieser Kasten gibt ±2.",
            ),
          ],
        },
      ],
    },
    {
      id: "X-5",
      title: "Vorbereitungen",
      rules: [
        {
          id: "X-5.1",
          parts: [
            rule(
              "Vorbereitungen werden gekauft wie Werkzeug; eine mit Namen braucht diesen Dieb im Einbruch. Affäre mit dem Inspektor (Janet): Spuren kosten im Einbruch keine Punkte. Auf das Kampagnenblatt kommen sie trotzdem.",
            ),
          ],
        },
        {
          id: "X-5.2",
          parts: [
            rule("Auskundschaften (Matt): Kreuzt zu Beginn ein beliebiges Symbol auf dem Plan an."),
            departure(
              "Jedes Symbol einer Aufgabe, ob ihr Raum offen ist oder nicht; keine Beute, keine Leisten, nicht das Hinausschleichen. Was dadurch fertig wird, wirkt, und eine aufgedruckte Spur wird bezahlt, sobald es erreichbar ist.",
              "Irgendein Symbol irgendwo auf dem Plan.",
            ),
          ],
        },
        {
          id: "X-5.3",
          parts: [rule("Gewichtheben (Bruce): Ein Teil, der nur Stärke braucht und eine Spur kostet, kostet keine.")],
        },
        {
          id: "X-5.4",
          parts: [
            rule(
              "Feinschliff (Trixie): Zu Beginn darf jeder einen Kreis auf dem eigenen Blatt oder dem Kampagnenblatt ankreuzen. Er löst nichts aus.",
            ),
            departure(
              "Der Kreis muss erreichbar und verfügbar sein. Eine Reihe, die dadurch fertig wird, gibt nichts, auch später nicht.",
              "Irgendein Kreis, wo er auch steht.",
            ),
          ],
        },
        {
          id: "X-5.5",
          parts: [rule("Eintrittskarten: Im Konzert ist „Einschleichen“ angekreuzt, und ihr beginnt im Foyer.")],
        },
        {
          id: "X-5.6",
          parts: [rule("Falsche Pässe, zwei Kästen: zwei Spuren mehr auf dem Kampagnenblatt.")],
        },
      ],
    },
    {
      id: "X-6",
      title: "Die drei Einbrüche",
      rules: [
        {
          id: "X-6.1",
          parts: [
            content(
              "Zuerst der Glasschleifer in Hatton Garden, wo die Kopie entsteht. Besondere Beute sind die Glasdiamanten; einzelne Diamanten zählen je 2. Der letzte Kreis der Samtreihe kreuzt auch alle Zeitsymbole vor der Marke des Nachtwächters an.",
            ),
          ],
        },
        {
          id: "X-6.2",
          parts: [
            content("Dann „Zahlenspiel“, das Grandhotel. Besondere Beute ist die Kombination des Sicherheitskoffers."),
          ],
        },
        {
          id: "X-6.3",
          parts: [
            content(
              "Zuletzt „Der letzte Vorhang“, das Konzert in der Royal Albert Hall. Besondere Beute ist das Diadem, das eigene Punkte bringt.",
            ),
          ],
        },
        {
          id: "X-6.4",
          parts: [rule("Weihnachtsgeschenke und Mahlzeiten sind Doppelkreise unter der Beute aller drei Einbrüche.")],
        },
        {
          id: "X-6.5",
          parts: [
            rule(
              "Die Konzertleiste: Wird Zeit angekreuzt, kreuzt auch hier einen Schritt an. Er nennt die Regel der nächsten Runde. Noch nicht begonnen oder Pause: keine Arbeit in der Garderobe und an ihrer Tür. Instrumental: keine Einschränkung. Leise Stelle: Symbole aus Werkzeugen dürfen nicht genutzt werden. Laute Stelle: Die Bande bekommt eines der beiden gezeigten Symbole geschenkt.",
            ),
            ruling(
              "Runde 1 ist „noch nicht begonnen“. Nur im Spiel angekreuzte Zeit bewegt die Leiste. Werkzeuge sind die der Diebe und die der Kampagne, auch ihre weißen Symbole; ihre Felder dürfen weiter gefüllt werden. Das laute Symbol wird in der Reihenfolge der Plätze angeboten, bevor Würfel genutzt werden; wer es als Erster nimmt, nutzt es sofort.",
            ),
          ],
        },
        {
          id: "X-6.6",
          parts: [
            ruling(
              "Im dritten Einbruch ersetzt das Hinausschleichen das Abhauen. Ist sein erstes Symbol angekreuzt, darf auf dem Plan an nichts anderem mehr gearbeitet werden. Sein letztes beendet den Einbruch sofort, und noch nicht genutzte Würfel kosten keine Spuren. Mit den Glasdiamanten auf dem Kampagnenblatt seid ihr entkommen; ohne sie folgt die Flucht.",
            ),
          ],
        },
        {
          id: "X-6.7",
          parts: [
            rule("Die Kombination, falls ihr sie habt, hilft im dritten Einbruch beim Koffer."),
            content(
              "Zwei Symbole des Sicherheitskoffers sind von Anfang an angekreuzt: ein Tresor und eine Elektronik.",
            ),
          ],
        },
      ],
    },
    {
      id: "X-7",
      title: "Das Ende",
      rules: [
        {
          id: "X-7.1",
          parts: [
            rule(
              "Nach dem dritten Einbruch habt ihr gewonnen, außer es sind alle Spuren der Kampagne angekreuzt. Punkte: Rest + Punkte des dritten Einbruchs − 5 je Dieb im Gefängnis − 3 je Spur + 3 je Doppelkreis.",
            ),
          ],
        },
        {
          id: "X-7.2",
          parts: [
            rule(
              "Bis 50 Punkte: gewöhnliche Gauner. 51 bis 68: echte Profis. 69 bis 78: Legenden der Unterwelt. 79 und mehr: Verbrechen des Jahrhunderts.",
            ),
          ],
        },
        {
          id: "X-7.3",
          parts: [
            content(
              "Es gibt eine Geschichte zum Anfang und drei zum Ende: gewonnen mit dem Diadem, gewonnen ohne, verloren.",
            ),
            ruling("Auch ohne das Diadem ist gewonnen."),
          ],
        },
        {
          id: "X-7.4",
          parts: [
            measured(
              "Über viele ganze Kampagnen, verloren zählt 0: Wer zufällig spielt, kommt in 95 von 100 Fällen auf höchstens 50 Punkte oder verliert. Ein gieriger Bot liegt in der Mitte bei 51 bis 68.",
            ),
            content(
              "Gutes Spiel soll etwa 20, 25 und 35 Punkte vor dem Lohn bringen und acht Doppelkreise; wer nie etwas kauft, zahlt dafür.",
            ),
          ],
        },
      ],
    },
    ...chaptersHolding(heistRules, REPLACED),
  ],
};
