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
    {
      id: "R-13.7",
      parts: [
        content(
          "Conventions of the expert crew: bots of level expert also give and read hints by R-13.7 to R-13.9, and so may you. No bot uses a code that is not on this page. Hint 10 names the two tools still missed most, of those it could truly name. What is missed is what does not lie open yet when the round begins; of equals the boss may choose.",
        ),
      ],
    },
    {
      id: "R-13.8",
      parts: [
        content(
          "Hints 4, 7, 8 and 11 likewise name what is still missed most, of what they could truly name: of all tools needed twice the one missed most, of all equal pairs the one of which most is missing.",
        ),
      ],
    },
    {
      id: "R-13.9",
      parts: [
        content(
          "Hint 2 points back. The tools lie in a row: ram, ID card, dynamite, flashlight, stethoscope, acid, jackhammer, and then the ram again. From the tool still missed most the boss goes to the right and names the first one that is not needed. So you need the tool to the left of the named one; and the one missed most is this tool, or stands further left with nothing but needed tools between.",
        ),
      ],
    },
  ],
};
