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
  ],
};
