import { type Chapter, content, rule, ruling } from "@safehouse/kernel";

export const hintChapter: Chapter = {
  id: "R-8",
  title: "Hinweise",
  rules: [
    {
      id: "R-8.1",
      parts: [
        rule(
          "Ein Hinweis hat einen festen Wortlaut mit Lücken, die der Boss wahrheitsgemäß ausfüllt. Wenn die Karte nichts anderes sagt, geht es um alle Tresore des Raubs zusammen und um das, was sie insgesamt brauchen, nicht um das, was noch fehlt. Die Hinweise 6, 9, 13, 14 und 16 sind für drei bis fünf Spieler.",
        ),
      ],
    },
    {
      id: "R-8.2",
      parts: [
        rule("1: ein gebrauchtes Werkzeug. 2: ein nicht gebrauchtes Werkzeug. 3: wie viele Arten gebraucht werden."),
        content(
          "4: ein Werkzeug, das mindestens zweimal gebraucht wird. 5: wie viele Werkzeuge insgesamt gebraucht werden. 6: Ein Komplize zeigt dem Boss die Hand, und alle erfahren, wie viele Karten darin nützlich sind (R-8.5). 7: wie oft genau ein gebrauchtes Werkzeug gebraucht wird. 8: ein Werkzeug, das von keinem übertroffen wird.",
        ),
        content(
          "9: Ein Komplize erfährt insgeheim ein gebrauchtes Werkzeug; alle sehen, wer. 10: zwei Werkzeuge, von denen mindestens eins gebraucht wird. 11: zwei gebrauchte Werkzeuge, die gleich oft gebraucht werden. 12: wie viele schwere Werkzeuge (Rammbock, Dynamit, Presslufthammer) insgesamt gebraucht werden.",
        ),
        content(
          "13: der Komplize mit den meisten nützlichen Karten, bei Gleichstand alle; das Programm nennt sie. 14: Ein Komplize setzt diese Phase aus, spielt und tauscht also nicht, was als Passen zählt; nicht, wenn sonst kein Komplize Karten hat. 15: wie viele Arten genau einmal gebraucht werden. 16: Zwei Komplizen mit Karten geben einander ungesehen eine Karte eigener Wahl.",
        ),
      ],
    },
    {
      id: "R-8.3",
      parts: [
        rule(
          "Ein falscher oder nicht ausfüllbarer Hinweis kann nicht gegeben werden. Das Programm sagt, warum, bevor Gold bezahlt wird.",
        ),
      ],
    },
    {
      id: "R-8.4",
      parts: [
        ruling("Was ein Hinweis sagt, ist öffentlich, außer wenn ihn laut Karte nur ein Komplize insgeheim erfährt."),
      ],
    },
    {
      id: "R-8.5",
      parts: [
        rule(
          "Nützlich sind von jedem Werkzeug so viele Karten einer Hand, wie davon noch fehlen, höchstens so viele, wie sie hat. Taschen sind nicht nützlich.",
        ),
      ],
    },
  ],
};
