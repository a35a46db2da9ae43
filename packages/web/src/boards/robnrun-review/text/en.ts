export const en = {
  none: "Nobody told a hint here.",
  title: (hints: number, missed: number) =>
    `${hints === 1 ? "One hint was" : `${hints} hints were`} told. ${missed === 0 ? "None could have been much better." : missed === 1 ? "For one there was something better." : `For ${missed} there was something better.`}`,
  lead: "How many right cards more the crew should play for it, what it costs taken off, and how many combinations of tools the crew held possible before and after. By the agreements on the rules page, from what the boss could see.",
  heist: (heist: number) => `Heist ${heist}`,
  boss: "Boss",
  told: "told",
  best: "best available",
  silence: "nothing more",
  theBest: "this was the best",
  cards: (value: string) => `${value} cards`,
  needs: (before: number, after: number) => `${before} → ${after} possible`,
};
