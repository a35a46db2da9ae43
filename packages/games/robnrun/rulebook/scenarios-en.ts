import { type Chapter, option, rule, ruling } from "@safehouse/kernel";

export const ownScenario: Chapter = {
  id: "R-10",
  title: "Scenarios of your own, and variants",
  rules: [
    {
      id: "R-10.1",
      parts: [
        rule(
          "Choose six hints, place the four informants and spread the twelve dice. Each marked space gets at least one, and towards the airport the number on a space never grows. The more dice lie on the station at the start, the harder it gets.",
        ),
      ],
    },
    {
      id: "R-10.2",
      parts: [
        rule("Variant 1: you choose how many dice lie where. Chance chooses their colours and places the informants."),
        option(
          "In a named scenario as many dice as ever lie at each place; their colours and the informants are random.",
        ),
      ],
    },
    {
      id: "R-10.3",
      parts: [
        rule("Variant 2: each boss draws six hints at random when the heist begins."),
        ruling("Only the boss knows those that lie face down."),
        option(
          "In a named scenario the drawn hints take the place of its six. What a professional one forbids (R-10.5) is not drawn.",
        ),
      ],
    },
    {
      id: "R-10.4",
      parts: [
        rule("To make it easier, start with more than 3 gold or with fewer dice."),
        ruling("With fewer dice and variant 1, chance also says which dice stay in the box. 20 gold is the most."),
        option(
          "A named scenario can be begun with 3 to 20 gold and with 5 to 12 dice. Dice go from the station first, then one by one from the marked space with the most, of several the one nearest the airport; at each place red ones go first, then green, yellow and white. Every marked space keeps one.",
        ),
      ],
    },
    {
      id: "R-10.5",
      parts: [
        rule("Professional scenarios forbid three hints. Choosing six of the other thirteen is part of the game."),
        ruling("The host enters the crew’s six. Until then the scenario’s own suggestion stands."),
      ],
    },
    {
      id: "R-10.6",
      parts: [
        rule(
          "A short code holds a scenario whole, to note it or to share it. A broken code is refused with the reason.",
        ),
      ],
    },
  ],
};
