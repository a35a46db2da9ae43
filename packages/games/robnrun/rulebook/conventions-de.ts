import { type Chapter, content, option } from "@safehouse/kernel";

export const conventions: Chapter = {
  id: "R-13",
  title: "Gepflogenheiten",
  rules: [
    {
      id: "R-13.1",
      parts: [
        content(
          "Niemand muss sich daran halten, aber Bots tun es, und Menschen verstehen sie. Ein Boss, der ein gebrauchtes Werkzeug nennt (Hinweise 1 und 9), nennt das, von dem noch am meisten fehlt.",
        ),
      ],
    },
    {
      id: "R-13.2",
      parts: [
        content(
          "Jeder Komplize spielt je Runde ein Exemplar eines Werkzeugs, es sei denn, die Zahl ist bekannt. Zwei mit derselben Idee sind einer zu viel.",
        ),
      ],
    },
    { id: "R-13.3", parts: [content("Wer die Hand tauscht, sagt damit: Hier ist nichts Nützliches.")] },
    { id: "R-13.4", parts: [content("Im Zweifel eine Tasche. Sie ist nie falsch, und alle bekommen Karten.")] },
    { id: "R-13.5", parts: [content("Hast du mehr von einem Werkzeug gespielt, als offen liegen, ist es erledigt.")] },
    {
      id: "R-13.6",
      parts: [
        option(
          "Die Liste der 70 Tresore liegt offen, das ist leichter. Sonst zeigt sie der Tisch nicht, die Bots nutzen sie nicht, und jeder Tresor nach R-1.2 ist möglich.",
        ),
      ],
    },
    {
      id: "R-13.7",
      parts: [
        content(
          "Absprachen der Experten: Bots der Stufe Experte geben und lesen Hinweise auch nach R-13.7 bis R-13.9, und ihr dürft es ebenso. Kein Bot nutzt einen Code, der nicht auf dieser Seite steht. Hinweis 10 nennt die zwei Werkzeuge, von denen noch am meisten fehlt, unter denen, die er wahrheitsgemäß nennen kann. Es fehlt, was zu Beginn der Runde noch nicht offen liegt; unter Gleichen hat der Boss die Wahl.",
        ),
      ],
    },
    {
      id: "R-13.8",
      parts: [
        content(
          "Auch die Hinweise 4, 7, 8 und 11 nennen das, wovon noch am meisten fehlt, unter dem, was sie wahrheitsgemäß nennen können: von allen doppelt gebrauchten Werkzeugen das, von dem am meisten fehlt, von allen gleichen Paaren das, von dem am meisten fehlt.",
        ),
      ],
    },
    {
      id: "R-13.9",
      parts: [
        content(
          "Hinweis 2 zeigt zurück. Die Werkzeuge liegen in einer Reihe: Rammbock, Ausweis, Dynamit, Taschenlampe, Stethoskop, Säure, Presslufthammer, und dann wieder der Rammbock. Von dem Werkzeug, von dem noch am meisten fehlt, geht der Boss nach rechts und nennt das erste, das nicht gebraucht wird. Ihr braucht also das Werkzeug links vom genannten; und das, von dem am meisten fehlt, ist eben dieses, oder es steht weiter links, und dazwischen sind lauter gebrauchte.",
        ),
      ],
    },
  ],
};
