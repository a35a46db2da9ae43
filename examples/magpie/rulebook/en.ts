import { option, rule, ruling, type Rulebook } from "@safehouse/kernel";

export const rulebook: Rulebook = {
  title: "Magpie",
  onePage: [
    {
      title: "What it is about",
      text: "Every night something glitters on the roof. All bid one card at once; the highest takes it, unless two are equally high. Every card is bid once.",
    },
  ],
  chapters: [
    {
      id: "M-1",
      title: "Setting up",
      rules: [
        {
          id: "M-1.1",
          parts: [
            rule("Everybody has the cards from 1 to 6, and there is loot worth 1 to 6."),
            option("For a shorter or longer game there are 4 to 8 of both."),
          ],
        },
      ],
    },
    {
      id: "M-2",
      title: "A night",
      rules: [
        { id: "M-2.1", parts: [rule("Luck puts one piece of loot that nobody has seen on the roof.")] },
        { id: "M-2.2", parts: [rule("All bid one of their cards at once and unseen. A card that was bid is gone.")] },
        { id: "M-2.3", parts: [rule("The highest card takes everything on the roof into its nest.")] },
        {
          id: "M-2.4",
          parts: [ruling("If the highest cards are equal nobody takes anything, and it stays for the next night.")],
        },
      ],
    },
    {
      id: "M-3",
      title: "The end",
      rules: [
        {
          id: "M-3.1",
          parts: [rule("After the last night the most valuable nest wins. What is on the roof is lost.")],
        },
      ],
    },
  ],
};
