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
      text: "On a sapphire 1 goes the same stone, the same number or the same picture. Only your sapphire 2 fits: press it, then press it again to play it.",
      aim: "matching by stone",
    },
    plan: {
      title: "Plans turn the table",
      text: "Vera’s Plan shows two stones, so it fits sapphire and emerald alike. A Plan turns the direction round: instead of Bruno it is your turn again.",
      aim: "the Plan",
    },
    cannot: {
      title: "“I cannot”",
      text: "Ruby and amber do not fit a Plan of emerald and sapphire. Say “I cannot”. If nobody doubts you, you draw one card, and that was your turn.",
      aim: "“I cannot”",
    },
    liar: {
      title: "Doubt",
      text: "You drew an amber 4. Bruno cannot, with four cards? Doubt him: if he lied, you pick the card he plays, the 3 for once, and may draw one yourself.",
      aim: "catching a liar",
    },
    wrong: {
      title: "A wrong doubt",
      text: "His 3 is gone and you have a card more. Vera cannot either, with three cards. Doubt her, too, and see what a mistake costs.",
      aim: "the price of a wrong doubt",
    },
    doubted: {
      title: "Honest and doubted",
      text: "She told the truth and drew two cards: two more to score. Now the other way round: nothing of yours fits the sapphire 3. Say so, and hope that somebody doubts you.",
      aim: "being doubted",
    },
    treasure: {
      title: "Treasures",
      text: "Bruno doubted, you drew two. Now his Small treasure skips Vera. Small and Big match: your Big one skips both of them, so you are on again.",
      aim: "treasures",
    },
    barter: {
      title: "Barter",
      text: "You take a card unseen and give one back, and nobody can prevent it. Play the Barter, choose Bruno, and hand him the Crook in ruby. You have another.",
      aim: "the Barter",
    },
    parry: {
      title: "Parry",
      text: "Bruno sends your own Crook back to rob you. Luckily you took his Policeman: lay him down. The Crook gets nothing, and you draw a card.",
      aim: "the parry",
    },
    bluff: {
      title: "Your first lie",
      text: "Only your ruby 4 fits, and it is worth four points. Keep it: say “I cannot” with a straight face. Caught, you would lose it, and the doubter could draw.",
      aim: "lying",
    },
    memory: {
      title: "A good memory",
      text: "They believed you. Now Bruno cannot, and you have seen his only card: the Small treasure in amber. It does not fit a ruby 2, so believe him.",
      aim: "believing",
    },
    police: {
      title: "A Policeman on duty",
      text: "Like Vera just now, you may play a Policeman whatever lies on top, and it stays on top. He is worth nothing in your hand, and he brings you a new card.",
      aim: "the Policeman",
    },
    believe: {
      title: "In doubt, believe",
      text: "Bruno again, and one of his two cards is still that treasure. All answer at once, unseen. If he is honest, a doubt gives him two cards: believe him.",
      aim: "believing",
    },
    number: {
      title: "The same number",
      text: "Vera’s 1 is a ruby, yours is an amber: the number alone is enough. You could lie again, but a 1 is a cheap card to lose.",
      aim: "matching by number",
    },
    keyhole: {
      title: "Keyhole",
      text: "Bruno’s Plan shows all stones: anything fits, and it is your turn again. Play the Keyhole and name the stone that comes next: amber, you hold two of it.",
      aim: "the Keyhole",
    },
    crook: {
      title: "Crook",
      text: "Vera’s Big treasure and Plan fit amber, and now she has one card. Play the Crook and take it: a Crook draws a card unseen, unless a Policeman parries.",
      aim: "the Crook",
    },
    score: {
      title: "Rid of everything, paid nothing",
      text: "Her last card was a 4, and now it is yours. Vera has no cards, so the round is over: 13 points for you, 2 for Bruno, none for her. Three players play three rounds; the leader, you, starts the next.",
      aim: "the score",
    },
  },
  end: "The round is scored, the next one is dealt, and you are on your own.",
};
