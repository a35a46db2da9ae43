import type { LessonTexts } from "../../../lesson/lesson.ts";

export const de: LessonTexts = {
  lead: "Du brichst allein und Schritt für Schritt in die alte Villa ein: vier echte Runden, und danach steht dir das Haus weiter offen.",
  topics: [
    "Würfel für Leisten, Gitter, Baum und Kreiskästen nutzen, einzeln oder zusammengezählt",
    "Symbole auf den Plan setzen und einen Raum nach dem anderen öffnen",
    "Boni, weiße Symbole und Symbolkreise ausnutzen",
    "Eine Runde durchspielen und wieder zurücknehmen",
    "Wissen, wann man geht, und was passiert, wenn nicht",
  ],
  steps: {
    job: {
      title: "Der Auftrag",
      text: "Der Oberst schläft, und sein Haus ist voll. Beute zählt, jede Spur kostet 2 Punkte, und die Zeit läuft: Nach der zehnten Runde geht der Alarm los. Mehr als 9 Punkte sind ordentlich, mehr als 14 ein echter Clou.",
      aim: "den Auftrag",
    },
    sheet: {
      title: "Dein Blatt",
      text: "Heute Nacht bist du Janet, die Planerin. Jede Runde kommen drei Würfel auf dieses Blatt: in Leisten, Gitter, Baum oder Kreiskästen. Zahlen gehen hinein, Symbole kommen heraus und öffnen, was auf dem Plan steht.",
      aim: "dein Blatt",
    },
    bonus: {
      title: "Ein Geschenk der Würfel",
      text: "1, 3 und 4. Eine einzelne 1 gibt Janet Geschick und kostet keinen Würfel: Solche Würfelboni stehen auf jedem Blatt. Das Fenster braucht es: Drück auf das beleuchtete Symbol.",
      aim: "den Würfelbonus",
    },
    box: {
      title: "Eine Leiste füllen",
      text: "Leisten füllst du von links, und jeder Kasten sagt, was er nimmt. Der erste der List nimmt alles: Drück darauf, und die 4 kommt hinein.",
      aim: "das Füllen einer Leiste",
    },
    sum: {
      title: "Würfel zusammenzählen",
      text: "Der zweite Kasten will dieselbe Zahl und gibt dafür List. Eine zweite 4 hast du nicht, aber 1 und 3: Drück auf den Kasten, und beide kommen hinein. Ein Würfel wird einmal genutzt und nie geteilt.",
      aim: "das Zusammenzählen",
    },
    door: {
      title: "Ein Symbol setzen",
      text: "Ein farbiges Symbol nutzt du sofort, sonst verfällt es. Die Seitentür braucht List: Kreuz sie dort an. Dann öffnet sich die Raute am Pfeil und mit ihr die Spülküche.",
      aim: "das Setzen eines Symbols",
    },
    parts: {
      title: "Das eine oder das andere",
      text: "Ein Strich trennt zwei Wege durch eine Aufgabe. Die Speisekammer will Geschick oder Stärke und eine Spur, die verschlossene Tür ein Schloss oder zweimal Stärke. An allem, was offen ist, darfst du arbeiten, in beliebiger Reihenfolge.",
      aim: "die Wahl zwischen zwei Wegen",
    },
    finish: {
      title: "Das Ende der Runde",
      text: "Alle Würfel sind benutzt. Einer, der nirgends passt, kostet eine Spur, und wer die letzte Spur ankreuzt, wird erwischt. Drück auf „Fertig“: Ein Zeitsymbol ist weg.",
      aim: "das Ende der Runde",
    },
    stay: {
      title: "Bleiben oder abhauen",
      text: "Einmal pro Runde darfst du mit allem abhauen, was du hast. Noch ist das nichts, also bleib. In einer Bande antworten alle verdeckt, und ein einziges „Bleiben“ hält alle im Haus.",
      aim: "das Bleiben",
    },
    loot: {
      title: "Beute",
      text: "1, 6 und 6: wieder Geschick. Kreuz es an der Speisekammer an. Ihr Pfeil führt geradewegs zu den Silberlöffeln, und Beute, die sonst nichts verlangt, gehört dir von selbst.",
      aim: "die Löffel",
    },
    adjust: {
      title: "Eins mehr oder weniger",
      text: "Ein Pasch gibt Janet ±1, ein weißes Symbol: deins bis zum Ende der Runde. Drück darauf und zähl eins dazu. Dann sind 1 und 6 zusammen 8, und bei 8 beginnt der Baum: ein Weg, von links nach rechts.",
      aim: "±1 und den Baum",
    },
    circle: {
      title: "Symbolkreise",
      text: "List, und auf dem Plan braucht sie gerade niemand. Deine Symbolkreise nehmen sie stattdessen: Ist die ganze Reihe voll, schreibst du eine beliebige Zahl oder kreuzt einen beliebigen Kreis an.",
      aim: "die Symbolkreise",
    },
    rehearse: {
      title: "Probieren",
      text: "Bis neue Würfel fallen, ist nichts endgültig. Probier es: Schreib die 6 in die Leiste für Geschick, sieh es dir an und nimm es zurück. So kannst du eine ganze Runde durchspielen.",
      aim: "das Probieren",
    },
    grid: {
      title: "Das Gitter",
      text: "Die Kreise im Gitter kreuzt du in beliebiger Reihenfolge an. Kreuz die 6 an, beende die Runde und bleib. Mit 3 und 8 ist ihre Reihe voll und gibt ein Schloss.",
      aim: "das Gitter",
    },
    line: {
      title: "Drei in einer Reihe",
      text: "Da ist die 3, und 4 und 4 sind die 8. Der dritte Kreis einer Reihe gibt, was an ihrem Ende steht: ein Schloss für die verschlossene Tür. ±1 verfällt ungenutzt. Beende die Runde und bleib.",
      aim: "die Dreierreihe",
    },
    either: {
      title: "Eins von beiden genügt",
      text: "Die Diele ist offen, und eine einzelne 1 hat dir Geschick gegeben. Zwei Symbole in einem Feld: Eins genügt. Die knarrende Tür nimmt Geschick oder List, also öffne die Bibliothek.",
      aim: "die knarrende Tür",
    },
    boxes: {
      title: "Kreiskästen",
      text: "Erst schreibst du eine Zahl, die der Kasten nimmt: 5 ist mehr als 3. Dann will sein Kreis genau diese Zahl: Kreuz ihn mit 4 und 1 an. Die ganze Reihe gibt ein Schloss und einen Tresor.",
      aim: "die Kreiskästen",
    },
    leave: {
      title: "Zeit zu gehen?",
      text: "Beende die Runde. Dann sind noch sechs von zehn Zeitsymbolen übrig, und ein Punkt ist keine Nachtarbeit wert: Bleib. Ist das letzte angekreuzt, geht der Alarm los, und niemand kann mehr abhauen.",
      aim: "das rechtzeitige Gehen",
    },
    escape: {
      title: "Der Alarm",
      text: "Nach dem Alarm fährt einer von euch und würfelt, wieder und wieder. Sein Blatt sagt, was eine Zahl ankreuzt: Auto, Polizei oder beides. Sind alle Autos vor der letzten Polizei angekreuzt oder mit ihr zugleich, seid ihr mit der Beute davon.",
      aim: "die Flucht",
    },
    score: {
      title: "Die Rechnung",
      text: "Die Löffel sind 1 Punkt wert. Mit Uhr und Karaffe sind sie das Familiensilber und zusammen mehr. Jede Spur kostet 2, und wer erwischt wird, bekommt nichts. In der Bibliothek wartet eine Erstausgabe auf List.",
      aim: "die Rechnung",
    },
  },
  end: "Runde fünf liegt im Kasten: 5, 3 und 2. Deine Leiste für List hätte gern eine 3. Ab jetzt sagt dir das niemand mehr.",
};
