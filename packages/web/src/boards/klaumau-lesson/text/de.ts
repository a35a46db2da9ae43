import type { LessonTexts } from "../../../lesson/lesson.ts";

export const de: LessonTexts = {
  lead: "Du spielst Schritt für Schritt eine echte Runde gegen zwei Bots.",
  topics: [
    "Nach Stein, Zahl oder Bild bedienen",
    "„Ich kann nicht“ sagen, ob es stimmt oder nicht",
    "Glauben, zweifeln und dafür bezahlen",
    "Plan, Tresore, Tausch, Polizist, Schlüsselloch und Gauner einsetzen",
    "Die Runde mit Punkten auf der Hand beenden",
  ],
  steps: {
    job: {
      title: "Der Auftrag",
      text: "Du musst dich von Karten trennen und willst es nicht: Was am Ende der Runde auf deiner Hand ist, sind deine Punkte. Zahlen zählen, was draufsteht, ein Polizist nichts, jede andere Karte 1. Vera und Bruno wollen dasselbe wie du.",
      aim: "die Punkte",
    },
    stone: {
      title: "Derselbe Stein",
      text: "Auf Saphir 3 passt derselbe Stein, dieselbe Zahl oder dasselbe Bild. Bei dir passen zwei, beides Saphire. Drück auf die 2: Sie ist gleich gespielt und lässt sich einen Moment lang zurücknehmen.",
      aim: "denselben Stein",
    },
    liar: {
      title: "Zweifeln",
      text: "Vera sagt „Ich kann nicht“, mit vier Karten auf der Hand. Alle dürfen zweifeln. Tu es: Hat sie gelogen, bestimmst du ihre Karte, diesmal die 4, und darfst selbst eine ziehen.",
      aim: "ertappte Lügner",
    },
    cannot: {
      title: "„Ich kann nicht“",
      text: "Ihre 4 ist weg, und du hast einen Gauner mehr. Zu Brunos Rubin 4 passt bei dir nichts. Sag „Ich kann nicht“. Zweifelt niemand, ziehst du eine Karte, und das war dein Zug.",
      aim: "„Ich kann nicht“",
    },
    police: {
      title: "Ein Polizist im Dienst",
      text: "Du hast einen großen Tresor gezogen. Vera spielt einen Polizisten: Das darf man, egal was oben liegt, und es bleibt oben. Auf der Hand ist er nichts wert, und er bringt eine neue Karte.",
      aim: "den Polizisten",
    },
    wrong: {
      title: "Falsch gezweifelt",
      text: "Also zählt noch immer Rubin 4, und Bruno kann nicht, mit drei Karten. Zweifle noch einmal und sieh, was ein Irrtum kostet.",
      aim: "den Preis eines falschen Zweifels",
    },
    doubted: {
      title: "Ehrlich und verdächtig",
      text: "Es war die Wahrheit, und Bruno hat zwei Karten gezogen: zwei mehr, die zählen. Jetzt andersherum: Zu Rubin 4 passt bei dir nichts. Sag es und hoffe, dass jemand zweifelt.",
      aim: "Zweifel an dir",
    },
    plan: {
      title: "Pläne drehen den Tisch",
      text: "Bruno hat gezweifelt, du hast zwei gezogen. Veras Plan zeigt zwei Steine und passt zu Rubin wie zu Bernstein. Ein Plan dreht die Richtung um: Statt Bruno bist wieder du dran.",
      aim: "den Plan",
    },
    crook: {
      title: "Gauner",
      text: "Ein Gauner zieht blind eine Karte, wenn kein Polizist ihn abwehrt. Dein Bernstein-Gauner passt auf den Plan. Spiel ihn und beraube Bruno: Er hat mehr Karten als Vera.",
      aim: "den Gauner",
    },
    bold: {
      title: "Eine dreiste Lüge",
      text: "Du hast Smaragd 3 erwischt. Brunos Plan dreht zurück zu dir und zeigt alle Steine, also passt alles: „Ich kann nicht“ ist hier immer gelogen. Sag es einmal und sieh, wer aufpasst.",
      aim: "dreistes Lügen",
    },
    parry: {
      title: "Abwehren",
      text: "Niemand hat es gemerkt, und du hast einen Tausch gezogen. Du zweifelst so etwas künftig an. Jetzt kommt Brunos Gauner zu dir: Leg deinen Polizisten ab. Der Gauner geht leer aus, und du ziehst eine Karte.",
      aim: "die Abwehr",
    },
    barter: {
      title: "Tausch",
      text: "Du nimmst blind eine Karte und gibst eine zurück, und niemand kann es verhindern. Spiel den Tausch, wähle Vera und gib ihr den Plan, den du eben gezogen hast.",
      tasks: { rob: "Mit Vera tauschen" },
      aim: "den Tausch",
    },
    cheap: {
      title: "Eine billige Karte",
      text: "Du hast ein Schlüsselloch genommen. Vera spielt den Plan von dir, und du bist wieder dran. Nur Saphir 1 passt, und eine 1 ist billig. Wer spielt, zieht nicht nach, außer nach einem Polizisten.",
      aim: "billige Karten",
    },
    believe: {
      title: "Im Zweifel glauben",
      text: "Bruno kann nicht, und eine seiner zwei Karten hast du gesehen: den kleinen Bernstein-Tresor. Alle antworten zugleich und verdeckt. Ist er ehrlich, bringt ihm dein Zweifel zwei Karten: Glaub ihm.",
      aim: "das Glauben",
    },
    memory: {
      title: "Gutes Gedächtnis",
      text: "Vera kann nicht, und ihre einzige Karte hast du bei deinem Zweifel gesehen: den Bernstein-Tausch. Der passt nicht auf Saphir 1, also glaub ihr.",
      aim: "das Glauben",
    },
    number: {
      title: "Dieselbe Zahl",
      text: "Die 1 oben ist ein Saphir, deine ein Smaragd: Die Zahl allein genügt. Spiel sie.",
      aim: "dieselbe Zahl",
    },
    keyhole: {
      title: "Schlüsselloch",
      text: "Auch Bruno und Vera hatten eine 1. Auf Rubin passt nur dein Schlüsselloch. Spiel es und wünsch dir den nächsten Stein: Bernstein, denn von Smaragd hast du drei Karten, die du lieber behältst.",
      aim: "das Schlüsselloch",
    },
    treasure: {
      title: "Tresore",
      text: "Bei Brunos kleinem Tresor setzt Vera aus. Ein großer passt darauf: Bei deinem in Smaragd setzen beide aus, und du bist noch einmal dran.",
      aim: "Tresore",
    },
    bluff: {
      title: "Eine Lüge, die sich lohnt",
      text: "Smaragd 3 passt, und die ist drei Punkte wert. Behalte sie: Sag „Ich kann nicht“ und verzieh keine Miene. Ertappt müsstest du spielen, was man dir aussucht, und wer zweifelt, dürfte ziehen.",
      aim: "das Lügen",
    },
    score: {
      title: "Alles los, nichts verdient",
      text: "Man hat dir geglaubt. Bruno hat seine letzte Karte gelegt, eine 4, also ist die Runde vorbei: 6 Punkte für dich, 1 für Vera, keiner für ihn. Zu dritt spielt ihr drei Runden; wer führt, fängt an, also du.",
      aim: "die Punkte",
    },
  },
  end: "Die Runde ist gezählt, die nächste ist ausgeteilt. Ab jetzt spielst du allein.",
};
