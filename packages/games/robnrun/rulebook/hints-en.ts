import { type Chapter, content, rule, ruling } from "@safehouse/kernel";

export const hintChapter: Chapter = {
  id: "R-8",
  title: "Hints",
  rules: [
    {
      id: "R-8.1",
      parts: [
        rule(
          "A hint has a fixed wording with blanks, which the boss fills in truthfully. Unless its card says otherwise it is about all safes of the heist together, and about what they need in total, not about what is still missing. Hints 6, 9, 13, 14 and 16 are for three to five players.",
        ),
      ],
    },
    {
      id: "R-8.2",
      parts: [
        rule("1: a tool that is needed. 2: a tool that is not needed. 3: how many kinds are needed."),
        content(
          "4: a tool that is needed at least twice. 5: how many tools are needed in all. 6: an accomplice shows the boss the hand, and all are told how many of its cards are useful (R-8.5). 7: exactly how often a needed tool is needed. 8: a tool than which none is needed more often.",
        ),
        content(
          "9: one accomplice is told a needed tool in secret; all see who. 10: two tools of which at least one is needed. 11: two needed tools that are needed equally often. 12: how many heavy tools (ram, dynamite, jackhammer) are needed in all.",
        ),
        content(
          "13: the accomplice with the most useful cards, or all who tie; the program names them. 14: one accomplice sits out this phase, neither playing nor swapping, which counts as passing; not if no other accomplice holds a card. 15: how many kinds are needed exactly once. 16: two accomplices with cards hand each other one card of their own choice, unseen.",
        ),
      ],
    },
    {
      id: "R-8.3",
      parts: [
        rule(
          "A false hint, or one that cannot be filled in, cannot be given. The program says why before any gold is paid.",
        ),
      ],
    },
    {
      id: "R-8.4",
      parts: [ruling("What a hint says is public, unless its card says that one accomplice is told in secret.")],
    },
    {
      id: "R-8.5",
      parts: [
        rule(
          "Useful are, for each tool, as many cards of a hand as copies are still missing, at most as many as it holds. Bags are not useful.",
        ),
      ],
    },
  ],
};
