import type { LessonTexts } from "../../../lesson/lesson.ts";

export const de: LessonTexts = {
  lead: "Du brichst noch einmal ein, und nicht allein: zwei echte Runden mit Mina, und die Sterne sind neu.",
  topics: [
    "Drei Würfel mit jemandem teilen",
    "Einen Stern ankreuzen, für dich oder jemand anderen",
    "Erkennen, welche Würfel noch niemand benutzt hat und was sie noch ändern kann",
    "Die fünf Ränge kennen und wissen, wie weit es noch ist",
  ],
  steps: {
    job: {
      title: "Ihr beiden",
      text: "Das Haus eines Architekten, mit einem Hund, der Schlösser hört, und einer Katze, die eine Wand kennt. Du bist Bruce, Mina ist Matt. Alles geht wie in Clou: Zahlen auf das Blatt, Symbole auf den Plan. Manche Symbole tragen eine 2: Allein bräuchtest du sie nicht.",
      aim: "das Haus",
    },
    dice: {
      title: "Drei Würfel für beide",
      text: "1, 5 und 3 liegen für euch beide da. Jeder nutzt alle drei auf dem eigenen Blatt, und niemand wartet auf den anderen. Fang mit der Stärke an: Sie nimmt mehr als 2. Drück das erste Feld, und die 5 kommt hinein.",
      aim: "deinen ersten Würfel",
    },
    used: {
      title: "Wer was benutzt hat",
      text: "Auch Mina hat die 5 benutzt. Der Punkt am Würfel sagt, wer sonst noch. Ein Würfel gilt als benutzt, sobald einer von euch ihn benutzt hat. Das wird gleich wichtig: Nur was noch niemand benutzt hat, kann neu geworfen oder gedreht werden.",
      aim: "die Punkte",
    },
    stars: {
      title: "Sterne",
      text: "Das sind deine Sterne, und daneben steht, was sie tun. Ein Kreis ist einmal. Pro Runde gibt es einen Stern für die ganze Bande, also fragt euch, wer ihn am nötigsten hat. Der Stern neben den Würfeln zeigt, ob er noch frei ist.",
      aim: "die Sterne",
    },
    lend: {
      title: "Eine 6 für Mina",
      text: "Mina hat noch eine 1, und ihr Baum beginnt mit einer 7. Du kannst ihr eine 6 leihen: Drück den beleuchteten Stern neben der 6, dann „Für Mina“.",
      aim: "die geliehene 6",
    },
    lent: {
      title: "Was daraus wurde",
      text: "1 und 6 sind 7, der Baum gab ein Schloss, und das Schloss hängt an der Gartentür. Was du leihst, gehört ihr und verfällt mit der Runde, wenn sie es liegen lässt. Die geliehene 6 ist kein echter Würfel: Niemand kann sie werfen oder drehen.",
      aim: "die Gartentür",
    },
    rest: {
      title: "Deine anderen Würfel",
      text: "Mina ist fertig. Die 1 kommt zur List, die unter 4 beginnt, und die 3 zum Geschick, das mit allem beginnt. Dann drück „Fertig“. Hätte jemand einen Würfel geändert oder ihr etwas geliehen, dürfte Mina noch weitermachen.",
      aim: "den Rest deiner Würfel",
    },
    stay: {
      title: "Bleiben",
      text: "Noch ist nichts im Sack. Ihr antwortet beide geheim, und wenn einer bleibt, bleiben beide.",
      aim: "das Bleiben",
    },
    open: {
      title: "Zu zweit an einer Tür",
      text: "2, 6 und 3. Der Gartentür fehlt noch List, und genau die gibt jetzt deine Leiste: Trag dort die 6 ein und kreuz dann die Tür an. Die eine Hälfte war von Mina, die andere ist von dir.",
      aim: "die Gartentür",
    },
    turn: {
      title: "Ein gedrehter Würfel",
      text: "Jetzt hat Mina den Stern dieser Runde benutzt: Die 2 hatte noch niemand angefasst, also hat sie sie auf 4 gedreht, für euch beide. Dein Baum beginnt mit einer 4. Kreuz sie an und häng das Schloss an die Glaswand.",
      aim: "den gedrehten Würfel",
    },
    others: {
      title: "Die anderen Sterne",
      text: "Bruce packt doppelt zu und hinterlässt dafür eine Spur. Matt verschiebt eine Zahl um bis zu 2. Trixie kreuzt einen Kreis an. Janet wirft neu, was niemand benutzt hat; ist sie dabei, gelingt jede Flucht von selbst, und der Alarm kostet nichts.",
      aim: "die anderen Sterne",
    },
    score: {
      title: "Fünf Ränge",
      text: "Beute, minus 2 je Spur, minus 3 für den Alarm. Unter 10 seid ihr Amateure, ab 10 gewöhnliche Gauner, ab 14 echte Profis, ab 17 Meisterdiebe. Mit 20 ist es das Verbrechen des Jahrhunderts.",
      aim: "die Ränge",
    },
  },
  end: "Du hast noch eine 3, Mina alle drei Würfel, und die Orangerie ist offen. Die Blumenkübel wollen Stärke, und dahinter steht etwas.",
};
