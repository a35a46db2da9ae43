import type { en } from "./en.ts";

const often = (count: number): string => (count === 1 ? "einmal" : `${count}-mal`);

export const de: typeof en = {
  title: "Aufgaben",
  titleOf: (game: string) => `Aufgabe: ${game}`,
  lead: "Eine Frage aus einer echten Partie, ein paar Antworten, eine davon klar die beste. Wertung und Serie bleiben auf diesem Gerät.",
  loading: "Die Aufgabe wird ausgelegt …",
  none: "Hier gibt es keine Aufgaben.",
  failed: "Die Aufgabe konnte nicht geladen werden.",
  retry: "Noch einmal",
  today: "Aufgabe des Tages",
  any: "Eine andere",
  yours: (rating: number) => `Deine Wertung: ${rating}`,
  streak: (days: number) => (days === 1 ? "1 Tag in Folge" : `${days} Tage in Folge`),
  grade: (stars: number, rating: number) => `${["", "leicht", "mittel", "schwer"][stars] ?? ""}, Wertung ${rating}`,
  others: (strength: string) => `An jedem anderen Platz: ein Bot (${strength})`,
  record: (name: string, claims: number, shown: number, lies: number) =>
    `${name} hat bisher ${often(claims)} „Ich kann nicht“ gesagt; ${shown === 0 ? "gezweifelt wurde nie" : `${often(shown)} wurde gezweifelt, gelogen war es ${lies === 0 ? "nie" : often(lies)}`}.`,
  answers: "Antworten",
  found: (letter: string) => `${letter} ist richtig.`,
  missed: (yours: string, best: string, loss: string) => `${yours} geht. ${best} ist um ${loss} besser.`,
  best: "am besten",
  yourAnswer: "deine Antwort",
  playOut: "Zu Ende spielen",
  next: "Nächste Aufgabe",
  leave: "Alle Aufgaben",
  you: "Du",
  titleOwn: "Eine Aufgabe aus deinen Partien",
  noneOwn: "In deinen Partien wurde noch keine gefunden: Such welche bei „Mein Spiel“.",
  print: "Einige drucken",
  printTitle: "Aufgaben auf Papier",
  printLead: "Die Lösungen stehen auf der letzten Seite.",
  solutions: "Lösungen",
  printNow: "Drucken",
  numbered: (n) => `Aufgabe ${n}`,
  back: "Zurück zur Aufgabe",
};
