import type { MessageTable, SameMessages } from "@safehouse/kernel";

export const en = {
  "label.write": ({ cell, value }: { cell: number; value: number }) => `${value} in cell ${cell + 1}`,
  "ask.write": ({ round }: { round: number }) => `Round ${round + 1}: where do you write which number?`,
  "refused.taken": ({ cell }: { cell: number }) => `Cell ${cell + 1} is taken.`,
  "refused.apart": ({ cell }: { cell: number }) => `Cell ${cell + 1} touches no number.`,
  "refused.not-rolled": ({ dice }: { dice: number[] }) => `The dice show ${dice.join(" and ")}.`,
  "event.rolled": ({ dice }: { dice: number[] }) => `The dice show ${dice.join(" and ")}.`,
  "event.wrote": ({ seat, cell, value }: { seat: number; cell: number; value: number }, { name }: Names) =>
    `${name(seat)} writes ${value} in cell ${cell + 1}.`,
  "line.numbers": "Your numbers",
  "line.neighbours": "Your numbers side by side",
  "step.value": ({ value }: { value: number }) => `Write ${value}`,
  "step.part": ({ part }: { part: number }) => `Part ${part + 1}`,
  "step.cell": ({ cell }: { cell: number }) => `Cell ${cell + 1}`,
} satisfies MessageTable;

export const de: SameMessages<typeof en> = {
  "label.write": ({ cell, value }) => `${value} in Feld ${cell + 1}`,
  "ask.write": ({ round }) => `Runde ${round + 1}: Wohin schreibst du welche Zahl?`,
  "refused.taken": ({ cell }) => `Feld ${cell + 1} ist belegt.`,
  "refused.apart": ({ cell }) => `Feld ${cell + 1} berührt keine Zahl.`,
  "refused.not-rolled": ({ dice }) => `Die Würfel zeigen ${dice.join(" und ")}.`,
  "event.rolled": ({ dice }) => `Die Würfel zeigen ${dice.join(" und ")}.`,
  "event.wrote": ({ seat, cell, value }, { name }) => `${name(seat)} schreibt ${value} in Feld ${cell + 1}.`,
  "line.numbers": "Deine Zahlen",
  "line.neighbours": "Deine Zahlen nebeneinander",
  "step.value": ({ value }) => `${value} schreiben`,
  "step.part": ({ part }) => `Teil ${part + 1}`,
  "step.cell": ({ cell }) => `Feld ${cell + 1}`,
};

interface Names {
  name(seat: number): string;
}
