import type { LessonTexts } from "../../../lesson/lesson.ts";

export const en: LessonTexts = {
  lead: "You begin the campaign alone: the free box, the first heist in a few presses, and the wages. Whoever knows Clou knows the rest.",
  topics: [
    "Find your way in the campaign book",
    "Take the free box and pick a team",
    "Use the campaign’s cells in a heist",
    "Read the police report and settle the wages",
    "Know what costs you the campaign",
  ],
  steps: {
    story: {
      title: "Three heists",
      text: "A copy, a combination, a tiara: three heists by the rules of Clou, and what you win or lose in one goes with you into the next. How it begins stands in the book: press it if it is folded.",
      aim: "the story",
    },
    book: {
      title: "The book",
      text: "On this page stands how far you are: the heists with their special loot, the kitty, the traces, who sits in prison. Nobody writes here during a heist.",
      aim: "the book",
    },
    free: {
      title: "A free box",
      text: "Tools and preparations are bought by boxes. All boxes of an item crossed, and it is yours from then on. Before the first heist one box is free: press the one of the candy canes, then take it.",
      tasks: { agree: "Take it" },
      aim: "the free box",
    },
    team: {
      title: "The team",
      text: "Each of you takes a thief who is not in prison, with a fresh sheet every time. Some preparations need their own thief on the job. Take Bruce.",
      aim: "picking Bruce",
    },
    sheet: {
      title: "One sheet for all",
      text: "The heist begins, and beside your own sheet lies the campaign’s. Experience comes by itself, one area more with every heist; the candy canes you have just bought. Everybody may write here, but what is used is used for all, and it never comes back.",
      aim: "the campaign sheet",
    },
    cell: {
      title: "Candy canes",
      text: "2, 4 and 5. The candy canes have a circle of 4: take the 4 and cross it, as if it stood on your own sheet. A circle that is alone in its line pays at once.",
      aim: "the circle of the candy canes",
    },
    gifts: {
      title: "What it gives",
      text: "A lock and cunning go to whoever finished the line. Open the shutter with the lock: the shop lies behind it. Then cunning for the stair door.",
      aim: "the two symbols",
    },
    leave: {
      title: "Six rounds later",
      text: "We have skipped the work: you know it from Clou. You were on the roof, at the bench and at the safe, and most of it with the campaign’s cells. Ten points, and no trace. Run away with it.",
      aim: "running away in time",
    },
    report: {
      title: "The police report",
      text: "A heist is written into the book by itself: points go into the kitty, special loot and presents are crossed, traces stay for good. The glass diamonds are yours, and they will matter in the third heist. Put the report away.",
      aim: "the report",
    },
    wages: {
      title: "Wages",
      text: "Now every box costs 5 points. What you spend makes the next heist easier, what you keep counts at the end. Put the fairy lights into the proposal.",
      aim: "the fairy lights",
    },
    settle: {
      title: "All or nobody",
      text: "The kitty shows what would be left. Until it is settled, a box can be put back. With others at the table all have to agree, and one who refuses stops everything. Settle the wages.",
      tasks: { agree: "Settle the wages" },
      aim: "settling the wages",
    },
    prison: {
      title: "What can go wrong",
      text: "All traces crossed, and the campaign is lost. Too many in one heist: everybody who was there goes to prison. Caught in the car: only the driver does, and half the points are gone. Fewer thieves than players, and it is over.",
      aim: "what can go wrong",
    },
    count: {
      title: "The count",
      text: "At the end: what is left in the kitty and the third heist, 3 for every present and meal, minus 3 for every trace and 5 for every thief in prison. From 51 on you are professionals.",
      aim: "the count",
    },
  },
  end: "The second heist waits: a hotel, and a man who mumbles numbers. Pick your thief.",
};
