import { content, measured, option, rule, type Rulebook, ruling } from "@safehouse/kernel";
import { conventions } from "./conventions-de.ts";
import { hintChapter } from "./hints-de.ts";
import { ownScenario } from "./scenarios-de.ts";

export const rulebook: Rulebook = {
  title: "Rob ’n Run",
  onePage: [
    {
      title: "Worum es geht",
      text: "Ihr seid eine Bande auf dem Weg zum Flughafen und nehmt mit, was unterwegs liegt. Bei jedem Raub ist eine oder einer von euch Boss und sieht, welche Werkzeuge die Tresore brauchen. Die anderen haben die Werkzeuge und sehen nichts. Sechs Hinweiskarten sind alles, was der Boss sagen darf.",
    },
    {
      title: "Ein Raub",
      text: "Der Boss sucht ein Gebäude aus und stellt dessen Tresore hinter den Sichtschirm. Einige Hinweise liegen offen, alle Komplizen bekommen Werkzeuge, und von da an redet niemand mehr. Es folgen Runden aus Hinweisen, Komplizen und Alarm.",
    },
    {
      title: "Hinweise",
      text: "Der Boss nutzt so viele offene Hinweise, wie ihm klug erscheint, und füllt ihre Lücken aus. Lügen geht nicht. Ein verdeckter Hinweis kostet 3 Gold.",
    },
    {
      title: "Komplizen",
      text: "Reihum spielst du verdeckt eine Karte, tauschst die ganze Hand oder passt, bis so viele Karten liegen, wie der weiße Alarm verlangt. Dann wird sortiert: Gebrauchte Werkzeuge liegen offen, falsche verdeckt im Alarmstapel. Sporttaschen sind nie falsch und bringen neue Karten.",
    },
    {
      title: "Die Abrechnung",
      text: "Der Raub endet, wenn alle gebrauchten Werkzeuge offen liegen oder zu viele falsche im Alarmstapel. Jeder geknackte Tresor bringt Gold und das Auto ein Feld weiter. Die Polizei rückt ein Feld für den Raub vor, eins für jeden Tresor, der zu bleibt, und eins für den Alarm.",
    },
    {
      title: "Der Sieg",
      text: "Erreicht ein Terminal, bevor die Polizei euch erreicht. Würfel am Weg machen die Alarme strenger; Informanten entfernen einige davon gegen Gold. Was an Gold übrig bleibt, sagt, wie gut ihr wart. Zu schwer? Beginnt mit mehr Gold oder mit weniger Würfeln.",
    },
    {
      title: "Absprachen der Experten",
      text: "Bots der Stufe Experte sagen mehr als die Worte, und das könnt ihr auch (R-13.7 bis R-13.9). Gebrauchte Werkzeuge, die ein Hinweis nennt, sind die, von denen noch am meisten fehlt. Hinweis 2 zeigt zurück: In der Reihe wird das links von dem, das ihr nicht braucht, gebraucht.",
    },
  ],
  chapters: [
    {
      id: "R-1",
      title: "Was dabei ist",
      rules: [
        {
          id: "R-1.1",
          parts: [
            rule(
              "Sieben Werkzeuge mit je 8 Karten: Rammbock, Ausweis, Dynamit, Taschenlampe, Stethoskop, Säure, Presslufthammer. Mit 5 Sporttaschen sind das 61 Karten, zu zweit 56 (R-9.2).",
            ),
          ],
        },
        {
          id: "R-1.2",
          parts: [
            rule(
              "Es gibt 70 Tresore. Jeder braucht 3 bis 5 Werkzeuge aus höchstens 4 Arten, eine Art höchstens viermal.",
            ),
            content(
              "In einem Tresor liegt so viel Gold, wie er Werkzeuge braucht, minus 2. Keine zwei sind gleich, und die Liste steht fest: Sie steht lesbar im Inhalt des Programms.",
            ),
          ],
        },
        { id: "R-1.3", parts: [rule("Es gibt 16 Hinweiskarten (R-8).")] },
        {
          id: "R-1.4",
          parts: [
            rule("Die Stadt hat vier Viertel, jedes mit einem Informanten."),
            content(
              "Darin stehen acht Banken, Casinos und Museen: zwei in Soho, drei in der City, eins in Mayfair, zwei in Bloomsbury.",
            ),
          ],
        },
        {
          id: "R-1.5",
          parts: [rule("Zwölf Würfel stehen für Alarme: 2 weiße, 3 gelbe, 3 grüne und 4 rote. Gewürfelt wird nicht.")],
        },
        {
          id: "R-1.6",
          parts: [
            rule("Es gibt 20 Goldbarren."),
            ruling("Ihre Zahl ist keine Grenze: Das Gold der Bande wird einfach gezählt."),
          ],
        },
        {
          id: "R-1.7",
          parts: [
            rule("Der Fluchtweg endet an den Terminals 1, 2 und 3. Fünf Felder sind für Würfel markiert."),
            content("Er hat 16 Felder. Die Terminals sind 14, 15 und 16, die markierten Felder 7, 8, 10, 11 und 13."),
          ],
        },
        { id: "R-1.8", parts: [rule("Für jede Spielerzahl gibt es eine Polizeiwache mit vier Alarmleisten.")] },
      ],
    },
    {
      id: "R-2",
      title: "Die Alarme",
      rules: [
        {
          id: "R-2.1",
          parts: [
            rule(
              "Gelb sagt, wie viele der sechs Hinweise zu Beginn eines Raubs offen liegen. Welche, sagt der Zufall.",
            ),
          ],
        },
        { id: "R-2.2", parts: [rule("Grün sagt, wie viele Werkzeuge jeder Komplize zu Beginn eines Raubs bekommt.")] },
        { id: "R-2.3", parts: [rule("Weiß sagt, wie viele Karten die Komplizen in einer Phase zusammen spielen.")] },
        {
          id: "R-2.4",
          parts: [rule("Rot sagt, wie viele falsche Werkzeuge im Alarmstapel liegen dürfen. Eins mehr löst ihn aus.")],
        },
        { id: "R-2.5", parts: [rule("Würfel decken eine Leiste von unten her ab. Die unterste freie Zahl gilt.")] },
        {
          id: "R-2.6",
          parts: [
            content(
              "Jede Leiste hat eine Zahl mehr als ihre Farbe Würfel. Jeder Würfel macht es schwerer: Gelb, Grün und Rot fallen, Weiß steigt. Höchstens einmal je Leiste sind zwei Nachbarzahlen gleich; ein Würfel, der dazukommt oder freigekauft wird, ändert also fast immer, was gilt. Die Zahlen der vier Wachen sind durch Simulation gefunden (R-12).",
            ),
          ],
        },
      ],
    },
    {
      id: "R-3",
      title: "Aufbau",
      rules: [
        {
          id: "R-3.1",
          parts: [
            rule(
              "Tresore werden verdeckt auf die Gebäude gezogen. Niemand sieht einen an, bevor er geraubt wird, und auf keinem Gebäude stehen mehr als 3.",
            ),
            content("Vier Gebäude beginnen mit einem Tresor, vier mit zweien. Fünf weitere bilden einen Stapel."),
          ],
        },
        {
          id: "R-3.2",
          parts: [
            rule("Die Bande beginnt mit 3 Gold."),
            content("Die Polizei beginnt auf Feld 1, das Auto auf Feld 6."),
          ],
        },
        {
          id: "R-3.3",
          parts: [
            rule(
              "Ein Szenario sagt, welche sechs Hinweise dabei sind oder wie sie gewählt werden, welcher Informant in welchem Viertel steht und wo die zwölf Würfel liegen. Für jeden Hinweis, der zu zweit entfällt, nennt es einen Ersatz (R-9.1).",
            ),
          ],
        },
        {
          id: "R-3.4",
          parts: [
            content(
              "Es gibt sechs Szenarien: Das Training für den Anfang, dann Nachtschicht, Kurzfristig und Heiße Spur, jedes schwerer als das davor, und für Profis Der Maulwurf und Der letzte Flug (R-10.5). Mehr macht die Werkstatt (R-10).",
            ),
          ],
        },
        {
          id: "R-3.5",
          parts: [
            ruling(
              "Wer auf Platz 1 sitzt, ist als Erstes Boss. Vor jedem weiteren Raub wandert die Rolle im Uhrzeigersinn.",
            ),
          ],
        },
      ],
    },
    {
      id: "R-4",
      title: "Vorbereitung eines Raubs",
      rules: [
        {
          id: "R-4.1",
          parts: [
            rule(
              "Der Boss sucht ein Gebäude aus und stellt alle seine Tresore hinter den Sichtschirm. Nur der Boss sieht sie.",
            ),
            ruling("Bis dahin darf die Bande darüber reden."),
          ],
        },
        {
          id: "R-4.2",
          parts: [rule("War das der letzte Tresor eines Viertels, kommt dessen Informant auf den Fluchtweg.")],
        },
        {
          id: "R-4.3",
          parts: [
            rule(
              "Die sechs Hinweise werden gemischt und so viele aufgedeckt, wie Gelb sagt. Die anderen liegen verdeckt daneben.",
            ),
          ],
        },
        {
          id: "R-4.4",
          parts: [
            rule(
              "Alle Werkzeuge werden neu gemischt. Jeder Komplize bekommt so viele, wie Grün sagt. Die Hände sind geheim.",
            ),
          ],
        },
        {
          id: "R-4.5",
          parts: [
            rule(
              "Ein Raub hat eine oder mehrere Runden aus drei Phasen: Hinweise, Komplizen, Alarm. Dann wird er ausgewertet.",
            ),
          ],
        },
      ],
    },
    {
      id: "R-5",
      title: "Die Phasen",
      rules: [
        {
          id: "R-5.1",
          parts: [
            rule(
              "In der Hinweisphase darf der Boss beliebig viele offene Hinweise nutzen, einen nach dem anderen. Ein genutzter wird umgedreht.",
            ),
          ],
        },
        {
          id: "R-5.2",
          parts: [
            rule(
              "Für 3 Gold darf der Boss einen beliebigen verdeckten Hinweis aufdecken und nutzen, auch einen schon genutzten.",
            ),
          ],
        },
        {
          id: "R-5.3",
          parts: [rule("Der Boss darf auch ganz verzichten. Ist er fertig, beginnt die Komplizenphase.")],
        },
        {
          id: "R-5.4",
          parts: [
            rule(
              "Links vom Boss beginnend sind die Komplizen reihum dran: eine Karte verdeckt spielen, die ganze Hand tauschen oder passen. Tauschen geht einmal je Phase. Die Phase endet, wenn so viele Karten liegen, wie Weiß sagt.",
            ),
          ],
        },
        {
          id: "R-5.5",
          parts: [
            rule(
              "Passen alle Komplizen nacheinander, muss der nächste mit einer Karte spielen oder, falls noch erlaubt, tauschen.",
            ),
            ruling("Ohne Karten kann man nur passen, und das zählt als Passen. Zu zweit wird nicht gepasst."),
          ],
        },
        {
          id: "R-5.6",
          parts: [
            rule(
              "Eine getauschte Hand kommt verdeckt in die Mülltonne, und ebenso viele Karten werden gezogen. Ist der Stapel leer, wird die Mülltonne gemischt und zum Stapel.",
            ),
            ruling("Das gilt für jedes Ziehen. Ist auch die Mülltonne leer, wird nichts gezogen."),
          ],
        },
        {
          id: "R-5.7",
          parts: [
            rule(
              "Hat am Ende der Komplizenphase niemand mehr Karten (zu zweit: nach dem Nachziehen), endet der Raub nach dieser Alarmphase.",
            ),
            ruling("Die Phase endet, sobald niemand mehr Karten hat, und ihre Taschen bringen keine Karten."),
          ],
        },
        {
          id: "R-5.8",
          parts: [
            rule(
              "In der Alarmphase werden die gespielten Karten gemischt und sortiert. Gebrauchte Werkzeuge liegen offen. Was nicht oder nicht so oft gebraucht wird, kommt verdeckt auf den Alarmstapel. Taschen liegen offen daneben. Bis zum Ende des Raubs erfährt kein Komplize, was im Alarmstapel liegt und wer was gespielt hat.",
            ),
          ],
        },
        {
          id: "R-5.9",
          parts: [
            rule("Für jede Tasche zieht jeder Komplize: 1 Karte zu viert oder fünft, 2 zu dritt."),
            ruling(
              "Taschen zählen für Weiß und sind nie falsch. Sie liegen bis zum Ende des Raubs daneben. Ausgeteilt wird einzeln, links vom Boss beginnend.",
            ),
          ],
        },
        {
          id: "R-5.10",
          parts: [
            rule(
              "Dann wird geprüft: Liegen alle gebrauchten Werkzeuge offen, endet der Raub. Liegen im Alarmstapel mehr Karten, als Rot erlaubt, geht der rote Alarm los und der Raub endet. Beides kann zugleich geschehen. Sonst beginnt die nächste Runde, und alles bleibt liegen.",
            ),
          ],
        },
        {
          id: "R-5.11",
          parts: [
            ruling(
              "Das Sortieren lässt dem Boss keine Wahl. Deshalb übernimmt es das Programm und zeigt dem Boss, was wohin kam.",
            ),
          ],
        },
      ],
    },
    {
      id: "R-6",
      title: "Auswertung",
      rules: [
        {
          id: "R-6.1",
          parts: [
            rule("Jeder geknackte Tresor bringt der Bande sein Gold und das Auto ein Feld weiter."),
            ruling(
              "Bei mehreren Tresoren knacken die offenen Werkzeuge möglichst viele, bei gleicher Zahl die mit dem meisten Gold.",
            ),
          ],
        },
        { id: "R-6.2", parts: [rule("Würfel auf Feldern, die das Auto betritt, kommen auf die Leiste ihrer Farbe.")] },
        {
          id: "R-6.3",
          parts: [
            rule(
              "Für jeden Tresor, der zu blieb, kommt ein neuer vom Stapel auf ein Gebäude, das nicht leer ist und weniger als 3 hat. Gibt es keins, ist der neue aus dem Spiel.",
            ),
            ruling("Der Boss stellt sie verdeckt auf. Ist der Stapel leer, kommt keiner dazu."),
          ],
        },
        {
          id: "R-6.4",
          parts: [
            rule(
              "Die Polizei rückt 1 Feld vor, 1 weiteres für jeden Tresor, der zu blieb, und 1 weiteres, falls der rote Alarm losging.",
            ),
          ],
        },
        {
          id: "R-6.5",
          parts: [
            rule(
              "Ist ein Informant am Fluchtweg, darf die Bande ein oder zwei Würfel seiner Farbe von der Wache entfernen lassen. Weiß und Grün kosten 2 Gold und für den zweiten Würfel 3 mehr, Rot und Gelb 3 und 4 mehr. Danach ist der Informant in jedem Fall aus dem Spiel.",
            ),
            ruling(
              "Der Boss entscheidet, nachdem die Bande geredet hat. Die zuletzt gelegten Würfel gehen, und zwar aus dem Spiel.",
            ),
          ],
        },
        { id: "R-6.6", parts: [rule("Die geraubten Tresore sind aus dem Spiel.")] },
      ],
    },
    {
      id: "R-7",
      title: "Das Ende",
      rules: [
        {
          id: "R-7.1",
          parts: [
            rule(
              "Hat die Polizei das Auto nach der Auswertung erreicht oder überholt, hat die Bande verloren, auch an einem Terminal.",
            ),
          ],
        },
        { id: "R-7.2", parts: [rule("Sonst hat sie gewonnen, wenn das Auto an einem Terminal steht.")] },
        { id: "R-7.3", parts: [rule("Sonst folgt der nächste Raub.")] },
        {
          id: "R-7.4",
          parts: [
            rule(
              "Eine siegreiche Bande wird nach Gold bewertet: bis 3 wenigstens frei; 4 bis 7 als Anfang ganz ordentlich; 8 bis 11, davon lässt sich leben; ab 12 an Terminal 2 oder 3 perfekt.",
            ),
            ruling("Ab 12 an Terminal 1 zählt wie 8 bis 11. Weiter als Terminal 3 fährt das Auto nicht."),
          ],
        },
        {
          id: "R-7.5",
          parts: [
            ruling("Steht in der Stadt kein Tresor mehr und das Auto an keinem Terminal, hat die Bande verloren."),
          ],
        },
      ],
    },
    hintChapter,
    {
      id: "R-9",
      title: "Zu zweit",
      rules: [
        { id: "R-9.1", parts: [rule("Die Hinweise 6, 9, 13, 14 und 16 werden aussortiert.")] },
        {
          id: "R-9.2",
          parts: [
            rule(
              "Es gibt keine Sporttaschen. Am Ende jeder Komplizenphase zieht der Komplize so viele Werkzeuge nach, wie gespielt wurden.",
            ),
          ],
        },
      ],
    },
    ownScenario,
    {
      id: "R-11",
      title: "Stille und Notizen",
      rules: [
        {
          id: "R-11.1",
          parts: [
            rule(
              "Von dem Moment an, in dem die Tresore genommen werden, bis zum Ende des Raubs redet niemand: kein Chat, keine Emotes, keine neuen Namen.",
            ),
            ruling(
              "Dann werden Tresore, Alarmstapel und alle Hände gezeigt, und die Bande darf reden. Das Protokoll sagt, wem etwas gesagt wurde, und was nur dort, wo R-8.4 es öffentlich macht.",
            ),
          ],
        },
        {
          id: "R-11.2",
          parts: [
            rule("Alle dürfen Notizen machen. Sie bleiben privat."),
            option("Ein Tisch kann Notizzettel anbieten und ein Gitter, das ausrechnet, was die Hinweise bedeuten."),
          ],
        },
        {
          id: "R-11.3",
          parts: [
            rule(
              "Als Gedächtnisstütze liegen die sieben Werkzeuge aus. Eins, das alle als nicht mehr nötig kennen können, wird umgedreht.",
            ),
            ruling(
              "Das Programm dreht es um, wenn in keinem Bedarf, den R-1.2, die allen gesagten Hinweise und die offenen Werkzeuge zulassen, noch eins davon fehlt. Was nur der Boss weiß, zählt nie.",
            ),
          ],
        },
      ],
    },
    {
      id: "R-12",
      title: "Ausgewogenheit",
      rules: [
        {
          id: "R-12.1",
          parts: [
            measured(
              "Zufällig spielende Banden gewinnen höchstens 5 % ihrer Partien. Bots der Stufe normal, die R-13.1 bis R-13.5 folgen, gewinnen das Training in 75 bis 90 %, jedes spätere Szenario mindestens 3 Punkte seltener, die Profi-Szenarien in 20 bis 40 %. Von ihren Siegen sind 5 bis 15 % perfekt.",
            ),
          ],
        },
        {
          id: "R-12.2",
          parts: [
            measured(
              "Von den Raubzügen, deren Bedarf vor der letzten Komplizenphase alle kennen konnten, enden unter 10 % mit einem Tresor, der zu bleibt.",
            ),
          ],
        },
        {
          id: "R-12.3",
          parts: [
            measured(
              "Banden der Stufe Experte, die allen Absprachen von R-13 folgen, finden die Szenarien in derselben Reihenfolge schwer und gewinnen die Profi-Szenarien in 35 bis 65 %.",
            ),
          ],
        },
      ],
    },
    conventions,
  ],
};
