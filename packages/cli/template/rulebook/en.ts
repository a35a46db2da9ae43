import { rule, type Rulebook } from "@safehouse/kernel";

export const rulebook: Rulebook = {
  title: "My Game",
  onePage: [
    {
      title: "What it is about",
      text: "Take coins in turn. Whoever takes the last one sets off the alarm and loses all of them.",
    },
  ],
  chapters: [
    {
      id: "M-1",
      title: "The vault",
      rules: [{ id: "M-1.1", parts: [rule("There are 12 to 20 coins in the vault; luck says how many.")] }],
    },
    {
      id: "M-2",
      title: "Taking",
      rules: [
        { id: "M-2.1", parts: [rule("In turn everybody takes 1 to 3 coins. The number can be chosen for a table.")] },
      ],
    },
    {
      id: "M-3",
      title: "The end",
      rules: [
        { id: "M-3.1", parts: [rule("Whoever takes the last coin sets off the alarm and gives back all coins.")] },
        { id: "M-3.2", parts: [rule("Most coins win.")] },
      ],
    },
  ],
};
