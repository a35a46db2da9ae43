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
      text: "Auf Saphir 1 passt derselbe Stein, dieselbe Zahl oder dasselbe Bild. Bei dir passt nur Saphir 2: Drück darauf und dann noch einmal, um sie zu spielen.",
      aim: "denselben Stein",
    },
    plan: {
      title: "Pläne drehen den Tisch",
      text: "Veras Plan zeigt zwei Steine und passt deshalb zu Saphir wie zu Smaragd. Ein Plan dreht die Richtung um: Statt Bruno bist wieder du dran.",
      aim: "den Plan",
    },
    cannot: {
      title: "„Ich kann nicht“",
      text: "Rubin und Bernstein passen nicht zu einem Plan in Smaragd und Saphir. Sag „Ich kann nicht“. Zweifelt niemand, ziehst du eine Karte, und das war dein Zug.",
      aim: "„Ich kann nicht“",
    },
    liar: {
      title: "Zweifeln",
      text: "Du hast Bernstein 4 gezogen. Bruno kann nicht, mit vier Karten? Zweifle: Hat er gelogen, bestimmst du seine Karte, diesmal die 3, und darfst selbst eine ziehen.",
      aim: "ertappte Lügner",
    },
    wrong: {
      title: "Falsch gezweifelt",
      text: "Seine 3 ist weg, und du hast eine Karte mehr. Vera kann auch nicht, mit drei Karten. Zweifle noch einmal und sieh, was ein Irrtum kostet.",
      aim: "den Preis eines falschen Zweifels",
    },
    doubted: {
      title: "Ehrlich und verdächtig",
      text: "Es war die Wahrheit, und Vera hat zwei Karten gezogen: zwei mehr, die zählen. Jetzt andersherum: Zu Saphir 3 passt bei dir nichts. Sag es und hoffe, dass jemand zweifelt.",
      aim: "Zweifel an dir",
    },
    treasure: {
      title: "Tresore",
      text: "Bruno hat gezweifelt, du hast zwei gezogen. Bei seinem kleinen Tresor setzt Vera aus. Ein großer passt darauf: Bei deinem setzen beide aus, und du bist noch einmal dran.",
      aim: "Tresore",
    },
    barter: {
      title: "Tausch",
      text: "Du nimmst blind eine Karte und gibst eine zurück, und niemand kann es verhindern. Spiel den Tausch, wähle Bruno und gib ihm den Rubin-Gauner. Du hast noch einen.",
      aim: "den Tausch",
    },
    parry: {
      title: "Abwehren",
      text: "Bruno schickt dir deinen eigenen Gauner ins Haus. Zum Glück hast du jetzt seinen Polizisten: Leg ihn ab. Der Gauner geht leer aus, und du ziehst eine Karte.",
      aim: "die Abwehr",
    },
    bluff: {
      title: "Deine erste Lüge",
      text: "Nur Rubin 4 passt, und die ist vier Punkte wert. Behalte sie: Sag „Ich kann nicht“ und verzieh keine Miene. Ertappt wärst du sie los, und wer zweifelt, dürfte ziehen.",
      aim: "das Lügen",
    },
    memory: {
      title: "Gutes Gedächtnis",
      text: "Man hat dir geglaubt. Jetzt kann Bruno nicht, und seine einzige Karte hast du gesehen: den kleinen Bernstein-Tresor. Der passt nicht auf Rubin 2, also glaub ihm.",
      aim: "das Glauben",
    },
    police: {
      title: "Ein Polizist im Dienst",
      text: "Wie Vera eben darfst du einen Polizisten spielen, egal was oben liegt, und es bleibt oben. Auf der Hand ist er nichts wert, und er bringt dir eine neue Karte.",
      aim: "den Polizisten",
    },
    believe: {
      title: "Im Zweifel glauben",
      text: "Wieder Bruno, und eine seiner zwei Karten ist noch dieser Tresor. Alle antworten zugleich und verdeckt. Ist er ehrlich, bringt ihm dein Zweifel zwei Karten: Glaub ihm.",
      aim: "das Glauben",
    },
    number: {
      title: "Dieselbe Zahl",
      text: "Veras 1 ist ein Rubin, deine ein Bernstein: Die Zahl allein genügt. Du könntest wieder lügen, aber eine 1 lässt sich verschmerzen.",
      aim: "dieselbe Zahl",
    },
    keyhole: {
      title: "Schlüsselloch",
      text: "Brunos Plan zeigt alle Steine: Alles passt, und du bist wieder dran. Spiel das Schlüsselloch und wünsch dir den nächsten Stein: Bernstein, davon hast du zwei.",
      aim: "das Schlüsselloch",
    },
    crook: {
      title: "Gauner",
      text: "Veras Tresor und Plan passten zu Bernstein, und jetzt hat sie noch eine Karte. Spiel den Gauner und hol sie dir: Er zieht blind, wenn kein Polizist ihn abwehrt.",
      aim: "den Gauner",
    },
    score: {
      title: "Alles los, nichts verdient",
      text: "Ihre letzte Karte war eine 4, und jetzt hast du sie. Vera hat keine Karten mehr, also ist die Runde vorbei: 13 Punkte für dich, 2 für Bruno, keiner für sie. Zu dritt spielt ihr drei Runden; wer führt, fängt an, also du.",
      aim: "die Punkte",
    },
  },
  end: "Die Runde ist gezählt, die nächste ist ausgeteilt. Ab jetzt spielst du allein.",
};
