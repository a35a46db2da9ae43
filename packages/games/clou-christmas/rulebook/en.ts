import { content, departure, measured, rule, type Rulebook, type RulePart, ruling } from "@safehouse/kernel";
import { chaptersHolding } from "../../clou/rulebook/holding.ts";
import { heistRules } from "./heist-en.ts";
import { REPLACED } from "./replaced.ts";

const example = (text: string): RulePart => ({ kind: "example", text });

export const rulebook: Rulebook = {
  title: "The 3 heists of Christmas",
  onePage: [
    {
      title: "Three jobs",
      text: "London, December 1963. One to three thieves rob a workshop, a grand hotel and a concert, in this order, by the rules of Clou – Roll & Heist. What you learn, buy and spoil on the way stays with you: it all stands on one campaign sheet that lies open for everybody. You may stop after every heist and go on another day.",
    },
    {
      title: "A heist",
      text: "Each of you picks a thief who is not in prison; the thief sheets are fresh every time. Break in as usual. Beside your own sheet you may write and cross on the campaign sheet: experience comes by itself, tools must be bought. What one of you has used there is used for all.",
    },
    {
      title: "The police report",
      text: "Afterwards the heist is written down: its points, its special loot, the presents and meals you took, the traces you left. Traces add up over the campaign, and when all of them are crossed it is lost. Too many traces in one heist: everybody who was there goes to prison. Caught in the car: only the driver does, and half the points are gone.",
    },
    {
      title: "Wages",
      text: "A box in tools or preparations costs 5 points, and one is free before the first heist. All boxes of an item crossed, and it is yours from then on. You buy together or not at all. Points you keep count at the end.",
    },
    {
      title: "What it is for",
      text: "Each heist helps with the last one. The glass diamonds let you leave the concert unnoticed. The combination crosses part of the security case. The tiara is what you came for.",
    },
    {
      title: "The concert",
      text: "Every time symbol crossed moves the concert on, and what is being played is the rule of the next round: a closed dressing room, no tools, a symbol for nothing, or no restriction. Nobody runs away from it. You sneak out, and once you have begun, there is nothing else to be done.",
    },
    {
      title: "The count",
      text: "What is left of your points, plus the third heist, minus 5 for each thief in prison, minus 3 for each trace, plus 3 for each present and meal. Up to 50 you are ordinary crooks, from 51 real professionals, from 69 criminal legends, from 79 it is the crime of the century.",
    },
  ],
  chapters: [
    {
      id: "X-1",
      title: "The campaign sheet",
      rules: [
        {
          id: "X-1.1",
          parts: [
            rule(
              "One half keeps your progress: the heists with their special loot, prison, traces, points (rest + points − expenses = rest), presents and meals. It is written only between heists.",
            ),
          ],
        },
        {
          id: "X-1.2",
          parts: [
            rule(
              "The other half holds improvements, shared by the crew: experience, tools and preparations. In a heist everybody may write or cross there instead of on the own sheet. A cell used by one is used for all. White symbols work there too.",
            ),
            ruling(
              "Nobody has to use it, not even to avoid a trace. The symbol of a finished line goes to who finished it.",
            ),
          ],
        },
        {
          id: "X-1.3",
          parts: [rule("Setup: write down the names, and cross all traces left of the crew’s size.")],
        },
        { id: "X-1.4", parts: [rule("Before the first heist one box in tools or preparations is free.")] },
      ],
    },
    {
      id: "X-2",
      title: "From heist to heist",
      rules: [
        { id: "X-2.1", parts: [rule("The target is the topmost heist that is not done.")] },
        {
          id: "X-2.2",
          parts: [
            rule(
              "Everybody picks a thief who is not in prison. Thief sheets are fresh each heist; prison lasts for the whole campaign. With fewer free thieves than players the campaign is lost.",
            ),
            departure(
              "This holds and no other reading of it: prisoners are never compared with players. After the third heist it is not asked.",
              "in one place as here, in another the campaign is lost with more prisoners than players.",
            ),
          ],
        },
        {
          id: "X-2.3",
          parts: [rule("The break-in follows the rules of Clou – Roll & Heist, with the campaign sheet beside it.")],
        },
        {
          id: "X-2.4",
          parts: [
            rule(
              "The police report: mark the heist, the special loot if you took it, and the double circles crossed. Cross as many traces on the campaign sheet as you left in the heist; when all are crossed, the campaign is lost. Mark who went to prison. Add the points to the rest.",
            ),
            ruling(
              "Double circles stay when a heist fails. A heist’s points may be below 0 and are added as they are; what is below 0 is not halved. A kitty below 0 buys nothing.",
            ),
          ],
        },
        {
          id: "X-2.5",
          parts: [
            rule(
              "Wages: each box in tools or preparations costs 5 points. Once all boxes of an item are crossed, it is available from then on. There are no debts.",
            ),
            ruling("Buying needs everybody’s consent. Without it nothing is bought."),
            example("Two players: 9 points, one box: 9 − 5 = 4. After the next heist 13 more: 17 − 10 = 7."),
          ],
        },
      ],
    },
    {
      id: "X-3",
      title: "Failing a heist",
      rules: [
        {
          id: "X-3.1",
          parts: [
            rule(
              "Too many traces in a heist: it is over at once. Points and special loot stay yours, but every thief of the break-in goes to prison.",
            ),
            departure(
              "Special loot stays only if it was crossed by then.",
              "the crew receives the special loot, whether it was taken or not.",
            ),
          ],
        },
        {
          id: "X-3.2",
          parts: [
            rule("Caught in the escape: only the driver goes to prison. Half the points are lost, special loot stays."),
            ruling("Half is rounded down."),
          ],
        },
      ],
    },
    {
      id: "X-4",
      title: "Experience and tools",
      rules: [
        {
          id: "X-4.1",
          parts: [
            rule(
              "Experience comes by itself. In the second heist, say, the areas “from the 1st” and “from the 2nd break-in” may be used.",
            ),
          ],
        },
        { id: "X-4.2", parts: [rule("Tools must be bought before they are used.")] },
        {
          id: "X-4.3",
          parts: [
            rule("Tools are not reset between heists."),
            ruling("Nor is experience."),
            content(
              "The tools are candy canes, fairy lights and a Santa costume, which has a circle of 10 among its cells. Experience has, among others, a circle of 1 that gives an extra 5, and circle boxes that give strength, dexterity or cunning.",
            ),
          ],
        },
        {
          id: "X-4.4",
          parts: [
            example(
              "The dice show 1, 3 and 5. Bruce uses 1 and 3 on his own sheet and writes the 5 into a circle box of experience. Trixie crosses the 1 of experience, which gives her an extra 5: 5 + 5 crosses the 10 of the costume. Her own sheet has given her number ±2: the 3 becomes a 5 and crosses the 5 that Bruce wrote. That activates strength, dexterity or cunning.",
            ),
            content(
              "On the sheets of this box the single 5 of the roll gives Trixie electronics, which can complete her long line of symbol circles. Its “any number” fills the last box of her strength bar, and that box gives ±2.",
            ),
          ],
        },
      ],
    },
    {
      id: "X-5",
      title: "Preparations",
      rules: [
        {
          id: "X-5.1",
          parts: [
            rule(
              "Preparations are bought like tools; one with a name needs that thief in the break-in. Affair with the inspector (Janet): traces cost no points in the heist. They still go onto the campaign sheet.",
            ),
          ],
        },
        {
          id: "X-5.2",
          parts: [
            rule("Scouting (Matt): at the start cross any one symbol on the plan."),
            departure(
              "Any symbol of a challenge, whether its room is open or not; no loot, no bars, not sneaking out. What it completes takes effect, and a printed trace is paid, once it is within reach.",
              "any symbol anywhere on the plan.",
            ),
          ],
        },
        {
          id: "X-5.3",
          parts: [rule("Power lifting (Bruce): a part that needs only strength and costs a trace costs none.")],
        },
        {
          id: "X-5.4",
          parts: [
            rule(
              "Tuning up (Trixie): at the start everybody may cross one circle of the own or the campaign sheet. It activates nothing.",
            ),
            departure(
              "The circle must be within reach and available. A line finished by it gives nothing, ever.",
              "any circle, wherever it stands.",
            ),
          ],
        },
        {
          id: "X-5.5",
          parts: [rule("Tickets: in the concert “sneak in” is crossed, and you start in the foyer.")],
        },
        {
          id: "X-5.6",
          parts: [rule("False passports, two boxes: two more traces on the campaign sheet.")],
        },
      ],
    },
    {
      id: "X-6",
      title: "The three heists",
      rules: [
        {
          id: "X-6.1",
          parts: [
            content(
              "First the glass cutter in Hatton Garden, where the copy is made. Its special loot is the glass diamonds; single diamonds score 2 each. The last circle of the velvet row also crosses all time symbols before the watchman’s mark.",
            ),
          ],
        },
        {
          id: "X-6.2",
          parts: [
            content(
              "Second “Numbers game”, the grand hotel. Its special loot is the combination of the security case.",
            ),
          ],
        },
        {
          id: "X-6.3",
          parts: [
            content(
              "Third “Final curtain”, the concert at the Royal Albert Hall. Its special loot is the tiara, which scores points of its own.",
            ),
          ],
        },
        {
          id: "X-6.4",
          parts: [rule("Christmas presents and meals are double circles among the loot of all three.")],
        },
        {
          id: "X-6.5",
          parts: [
            rule(
              "The concert bar: whenever time is crossed, cross a step here as well. It names the rule of the next round. Not begun or interval: no work in the dressing room, nor on its door. Instrumental: no restriction. Quiet passage: symbols activated by tools may not be used. Loud passage: the crew gets one of the two symbols shown for nothing.",
            ),
            ruling(
              "Round 1 is “not begun”. Only time crossed in play moves the bar. Tools are those of the thieves and of the campaign, and their white symbols count too; their cells may still be filled. The loud symbol is offered in the order of seats before dice are used, and who takes it first uses it at once.",
            ),
          ],
        },
        {
          id: "X-6.6",
          parts: [
            ruling(
              "In the third heist sneaking out replaces running away. Its first symbol crossed, nothing else on the plan may be worked on. Its last one ends the heist at once, and dice not yet used cost no traces. With the glass diamonds on the campaign sheet you are away; without them an escape is played.",
            ),
          ],
        },
        {
          id: "X-6.7",
          parts: [
            rule("The combination, if you took it, helps with the case in the third heist."),
            content("Two symbols of the security case are crossed from the start: a safe and electronics."),
          ],
        },
      ],
    },
    {
      id: "X-7",
      title: "The end",
      rules: [
        {
          id: "X-7.1",
          parts: [
            rule(
              "After the third heist you have won, unless all traces of the campaign are crossed. Points: rest + points of the third heist − 5 a thief in prison − 3 a trace + 3 a double circle.",
            ),
          ],
        },
        {
          id: "X-7.2",
          parts: [
            rule(
              "Up to 50 points: ordinary crooks. 51 to 68: real professionals. 69 to 78: criminal legends. 79 and more: crime of the century.",
            ),
          ],
        },
        {
          id: "X-7.3",
          parts: [
            content("There is a story to begin with, and three to end with: won with the tiara, won without it, lost."),
            ruling("Winning without the tiara is winning."),
          ],
        },
        {
          id: "X-7.4",
          parts: [
            measured(
              "Over many whole campaigns, lost counting 0: random play gets at most 50 points or loses in 95 of 100. A greedy bot gets 51 to 68 in the middle.",
            ),
            content(
              "Good play is meant to bring about 20, 25 and 35 points before wages and eight double circles; who never buys anything pays for it.",
            ),
          ],
        },
      ],
    },
    ...chaptersHolding(heistRules, REPLACED),
  ],
};
