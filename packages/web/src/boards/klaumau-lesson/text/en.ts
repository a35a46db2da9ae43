import type { LessonTexts } from "../../../lesson/lesson.ts";

export const en: LessonTexts = {
  lead: "You play a real round against two bots, step by step.",
  topics: [
    "Match the top card by stone, number or kind",
    "Say “I cannot”, truly or not",
    "Believe, doubt, and pay for it",
    "Use Plan, treasures, Barter, Policeman, Keyhole and Crook",
    "End the round with points in your hand",
  ],
  steps: {
    job: {
      title: "The job",
      text: "You have to part with cards, and you would rather not: what is still in your hand when the round ends is your score. Numbers count what they show, a Policeman nothing, any other card 1. Vera and Bruno want the same as you.",
      aim: "the points",
    },
    stone: {
      title: "The same stone",
      text: "On a sapphire 3 goes the same stone, the same number or the same picture. Two of yours fit, both sapphires. Press the 2: it is played at once, and for a moment Undo takes it back.",
      aim: "matching by stone",
    },
    liar: {
      title: "Doubt",
      text: "Vera says “I cannot”, with four cards in hand. All may doubt that. Do it: if she lied, you pick the card she plays, the 4 for once, and may draw one yourself.",
      aim: "catching a liar",
    },
    cannot: {
      title: "“I cannot”",
      text: "Her 4 is gone, and you have a Crook more. Nothing of yours fits Bruno’s ruby 4. Say “I cannot”. If nobody doubts you, you draw one card, and that was your turn.",
      aim: "“I cannot”",
    },
    police: {
      title: "A Policeman on duty",
      text: "You drew a Big treasure. Vera plays a Policeman: one may do so whatever lies on top, and it stays on top. He is worth nothing in the hand, and he brings a new card.",
      aim: "the Policeman",
    },
    wrong: {
      title: "A wrong doubt",
      text: "So the ruby 4 still counts, and Bruno cannot, with three cards. Doubt him, too, and see what a mistake costs.",
      aim: "the price of a wrong doubt",
    },
    doubted: {
      title: "Honest and doubted",
      text: "He told the truth and drew two cards: two more to score. Now the other way round: nothing of yours fits the ruby 4. Say so, and hope that somebody doubts you.",
      aim: "being doubted",
    },
    plan: {
      title: "Plans turn the table",
      text: "Bruno doubted, you drew two. Vera’s Plan shows two stones, so it fits ruby and amber alike. A Plan turns the direction round: instead of Bruno it is your turn again.",
      aim: "the Plan",
    },
    crook: {
      title: "Crook",
      text: "A Crook draws a card unseen, unless a Policeman parries. Your amber one fits the Plan. Play it and rob Bruno: he has more cards than Vera.",
      aim: "the Crook",
    },
    bold: {
      title: "A bold lie",
      text: "You took an emerald 3. Bruno’s Plan turns back to you and shows all stones, so anything fits: here “I cannot” is always a lie. Say it once, and see who is awake.",
      aim: "lying boldly",
    },
    parry: {
      title: "Parry",
      text: "Nobody noticed, and you drew a Barter. Next time, doubt such a claim. Now Bruno’s Crook comes to rob you: lay your Policeman down. The Crook gets nothing, and you draw a card.",
      aim: "the parry",
    },
    barter: {
      title: "Barter",
      text: "You take a card unseen and give one back, and nobody can prevent it. Play the Barter, choose Vera, and hand her the Plan that you have just drawn.",
      tasks: { rob: "Barter with Vera" },
      aim: "the Barter",
    },
    cheap: {
      title: "A cheap card",
      text: "You took a Keyhole. Vera plays the Plan from you, and the turn comes back. Only your sapphire 1 fits, and a 1 is cheap. After playing nobody draws, except after a Policeman.",
      aim: "cheap cards",
    },
    believe: {
      title: "In doubt, believe",
      text: "Bruno cannot, and one of his two cards you have seen: the Small treasure in amber. All answer at once, unseen. If he is honest, a doubt gives him two cards: believe him.",
      aim: "believing",
    },
    memory: {
      title: "A good memory",
      text: "Vera cannot, and her only card you saw when you doubted her: the Barter in amber. It does not fit a sapphire 1, so believe her.",
      aim: "believing",
    },
    number: {
      title: "The same number",
      text: "The 1 on top is a sapphire, yours is an emerald: the number alone is enough. Play it.",
      aim: "matching by number",
    },
    keyhole: {
      title: "Keyhole",
      text: "Bruno and Vera had a 1 as well. Only your Keyhole fits a ruby. Play it and name the stone that comes next: amber, for of emerald you hold three cards that you would rather keep.",
      aim: "the Keyhole",
    },
    treasure: {
      title: "Treasures",
      text: "Bruno’s Small treasure skips Vera. Small and Big match: your Big one in emerald skips both of them, so you are on again.",
      aim: "treasures",
    },
    bluff: {
      title: "A lie that pays",
      text: "Your emerald 3 fits, and it is worth three points. Keep it: say “I cannot” with a straight face. Caught, you would play what the doubter picks, and the doubter could draw.",
      aim: "lying",
    },
    score: {
      title: "Rid of everything, paid nothing",
      text: "They believed you. Bruno has laid his last card, a 4, so the round is over: 6 points for you, 1 for Vera, none for him. Three players play three rounds; the leader, you, starts the next.",
      aim: "the score",
    },
  },
  end: "The round is scored, the next one is dealt, and you are on your own.",
};
