import { rule, type Rulebook } from "@safehouse/kernel";

export const rulebook: Rulebook = {
  title: "My Game",
  onePage: [
    {
      title: "Worum es geht",
      text: "Nehmt reihum Münzen. Wer die letzte nimmt, löst den Alarm aus und verliert alle.",
    },
  ],
  chapters: [
    {
      id: "M-1",
      title: "Der Tresor",
      rules: [{ id: "M-1.1", parts: [rule("Im Tresor liegen 12 bis 20 Münzen; wie viele, sagt das Glück.")] }],
    },
    {
      id: "M-2",
      title: "Nehmen",
      rules: [
        { id: "M-2.1", parts: [rule("Reihum nehmen alle 1 bis 3 Münzen. Die Zahl lässt sich am Tisch wählen.")] },
      ],
    },
    {
      id: "M-3",
      title: "Das Ende",
      rules: [
        { id: "M-3.1", parts: [rule("Wer die letzte Münze nimmt, löst den Alarm aus und gibt alle Münzen zurück.")] },
        { id: "M-3.2", parts: [rule("Die meisten Münzen gewinnen.")] },
      ],
    },
  ],
};
