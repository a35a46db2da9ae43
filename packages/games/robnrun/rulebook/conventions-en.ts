import { type Chapter, content, option } from "@safehouse/kernel";

export const conventions: Chapter = {
  id: "R-13",
  title: "Conventions",
  rules: [
    {
      id: "R-13.1",
      parts: [
        content(
          "Nobody has to follow these, but bots do, and people understand them. A boss who names a needed tool (hints 1 and 9) names the one still needed most.",
        ),
      ],
    },
    {
      id: "R-13.2",
      parts: [
        content(
          "Each accomplice plays one copy of a tool a round, unless its count is known. Two people with the same idea are one too many.",
        ),
      ],
    },
    { id: "R-13.3", parts: [content("Swapping a hand says: there is nothing useful here.")] },
    { id: "R-13.4", parts: [content("In doubt, play a bag. It is never wrong, and everybody gets cards.")] },
    { id: "R-13.5", parts: [content("If you played more of a tool than lie open, that tool is finished.")] },
    {
      id: "R-13.6",
      parts: [
        option(
          "The list of the 70 safes lies open, which is easier. By default it does not: the table does not show it, bots do not use it, and any safe within R-1.2 is possible.",
        ),
      ],
    },
  ],
};
