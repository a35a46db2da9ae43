import { content, departure, measured, option, rule, type Rulebook, ruling } from "@safehouse/kernel";

export const rulebook: Rulebook = {
  title: "Klaumau!",
  onePage: [
    {
      title: "The job",
      text: "Turn after turn you are to part with a card, and you would rather not: what is still in your hand when the round ends is your score. Number cards are worth what they show, 1 to 4. A Policeman is worth nothing, every other card 1. Whoever is rid of all cards first has earned nothing. There are as many rounds as players, and the highest total wins.",
    },
    {
      title: "Getting ready",
      text: "Everybody gets 4 cards, the rest is the draw pile. Its top card is turned up and begins the discard pile; on a Policeman the next one is laid. Up to five players use half the deck.",
    },
    {
      title: "Your turn",
      text: "Play a card that matches the top card: the same colour, the same number, or the same kind of action. Small and Big treasures match each other, and a Plan belongs to each of its colours. You do not draw afterwards. If nothing fits, or if you do not feel like it, say “I cannot”.",
    },
    {
      title: "“I cannot”",
      text: "The others decide in secret whether they believe you. If all do, you draw one card and that was your turn. If somebody doubts, your hand is laid open. Caught lying, you play the fitting card the doubter chooses, and the doubter may draw one. Wrongly doubted, you draw two.",
    },
    {
      title: "Action cards",
      text: "Keyhole: name the colour that comes next. Small treasure: the next player is skipped. Big treasure: the next two are. Plan: the direction turns round. Crook: take a card from somebody, unseen. Barter: take one unseen, then give one back.",
    },
    {
      title: "The police",
      text: "When a Crook comes for you, a Policeman stops him: lay it beside the discard pile and draw a card. You may also play a Policeman on your own turn, whatever lies on top. He is worth nothing in your hand, so let him work.",
    },
    {
      title: "Lying well",
      text: "A lie keeps your 4 in hand and adds a card. A truth that somebody doubts adds two, so an honest player with a guilty face does well. Doubt whoever seems to be saving something; believe those who only want to be doubted. And remember what was shown: a hand that has been open lies badly, and every Crook knows where to go.",
    },
    {
      title: "The end",
      text: "A round is over when somebody has no cards left, or must draw and the pile is empty. Score the hands; the leader starts the next round. The variations with forgers, Watchdogs and a Bomb can wait until you have lied a few times.",
    },
  ],
  chapters: [
    {
      id: "K-1",
      title: "Cards",
      rules: [
        {
          id: "K-1.1",
          parts: [
            rule(
              "There are 108 cards: 36 number cards from 1 to 4, 8 Keyholes, 8 Small treasures, 8 Big treasures, 12 Plans, 16 Crooks, 8 Barters, 8 Policemen and 4 cards for variations, namely 1 Receiver of stolen goods, 2 Watchdogs and 1 Bomb. In German the treasures are safes.",
            ),
          ],
        },
        {
          id: "K-1.2",
          parts: [
            content(
              "The four colours are ruby, amber, emerald and sapphire. Each has 9 number cards (1, 1, 1, 2, 2, 3, 3, 4, 4), 2 Keyholes, 2 Small and 2 Big treasures, 2 Barters, 4 Crooks and 2 Policemen. On a Policeman the colour is mere decoration (K-6.2).",
            ),
          ],
        },
        {
          id: "K-1.3",
          parts: [
            content(
              "The 12 Plans: one for each colour alone, one for each of the six pairs of colours, and two that show all four.",
            ),
          ],
        },
        {
          id: "K-1.4",
          parts: [
            rule("Two to five players use only the half of the deck with black backs."),
            content(
              "That half holds the numbers 1, 1, 2, 3, 4 in ruby and in amber and 1, 2, 3, 4 in emerald and in sapphire. Each colour has 1 Keyhole, 1 Small and 1 Big treasure, 1 Barter, 1 Policeman and 2 Crooks. Its Plans are amber, sapphire, ruby-amber, emerald-sapphire, ruby-emerald and the one of all colours.",
            ),
          ],
        },
        {
          id: "K-1.5",
          parts: [
            rule("A variation’s cards take part only if the variation is switched on."),
            ruling(
              "They are put into the draw pile once the hands are dealt and before the first card is turned up (K-2.3).",
            ),
          ],
        },
      ],
    },
    {
      id: "K-2",
      title: "Setup",
      rules: [
        {
          id: "K-2.1",
          parts: [
            rule("The cards are shuffled and everybody is dealt 4. What remains lies face down as the draw pile."),
          ],
        },
        {
          id: "K-2.2",
          parts: [
            rule("The first round is started by the eldest player."),
            ruling("The eldest is whoever sits in seat 1. The table’s host decides the order of the seats."),
          ],
        },
        {
          id: "K-2.3",
          parts: [
            rule(
              "The starter turns up the top card of the draw pile and puts it beside the pile, where it begins the discard pile. Its action does not happen.",
            ),
            ruling("A Keyhole turned up this way stands for its own colour."),
          ],
        },
        {
          id: "K-2.4",
          parts: [
            rule(
              "A Watchdog, the Bomb or a Policeman is no start card: the next card is turned up and laid on it. The card below stays under the discard pile for this round.",
            ),
            ruling(
              "The Receiver is no start card either. As he belongs into the middle (K-9.3), he goes back into the middle third of the draw pile once there is a start card.",
            ),
            ruling("What lies below was not played and counts for nothing, not for K-9.2 either."),
          ],
        },
      ],
    },
    {
      id: "K-3",
      title: "A turn",
      rules: [
        {
          id: "K-3.1",
          parts: [
            rule(
              "When it is your turn, do one of these: play a card from your hand that matches the top card in colour or theme; play a Policeman (K-6.2) or the Bomb (K-9.8); lay out a Watchdog (K-9.4); or say “I cannot”.",
            ),
          ],
        },
        {
          id: "K-3.2",
          parts: [
            rule(
              "Two cards share a theme if they show the same number or are the same kind of action card. Small and Big treasures are one theme.",
            ),
          ],
        },
        {
          id: "K-3.3",
          parts: [
            rule(
              "A Plan of several colours has each of them: it goes on any card that shares one of its colours, and any such card goes on it.",
            ),
          ],
        },
        {
          id: "K-3.4",
          parts: [
            rule(
              "On a Keyhole only the colour that was named matches by colour; another Keyhole still matches by theme. The Keyhole itself has to match when it is played.",
            ),
          ],
        },
        { id: "K-3.5", parts: [rule("Playing a card does not let you draw one, unless it is a Policeman.")] },
        { id: "K-3.6", parts: [rule("Every round starts out clockwise.")] },
      ],
    },
    {
      id: "K-4",
      title: "“I cannot”",
      rules: [
        {
          id: "K-4.1",
          parts: [
            rule("You may say “I cannot” although you could play. Each of the other players may doubt it."),
            option("Only the next player in the direction of play may doubt."),
          ],
        },
        { id: "K-4.2", parts: [rule("If nobody doubts, you draw one card and your turn is over.")] },
        {
          id: "K-4.3",
          parts: [
            rule(
              "If somebody doubts and you do hold a playable card, these things happen in this order: your hand is shown; the doubter chooses which of your playable cards you have to play; the doubter may draw one card; your card is played. You yourself draw nothing.",
            ),
            departure(
              "The card acts just as if you had played it freely, and play goes on with the player who follows by K-5.",
              "play goes on with the player to the liar’s left.",
            ),
          ],
        },
        {
          id: "K-4.4",
          parts: [
            rule("If somebody doubts and you hold no playable card, you draw two cards."),
            departure(
              "You have no choice about it, so that every round comes to an end. If only one card is left, you draw that one, and then K-7.2 applies.",
              "you may draw two.",
            ),
          ],
        },
        {
          id: "K-4.5",
          parts: [rule("As soon as somebody doubts, your whole hand is shown to everybody, whether you lied or not.")],
        },
        {
          id: "K-4.6",
          parts: [
            ruling(
              "The others answer at the same time, and no answer is seen before the last one is given. If several doubt, the one who comes first in the direction of play is the doubter. If answers are timed, silence counts as belief.",
            ),
            ruling("Then all answers are shown."),
          ],
        },
        {
          id: "K-4.7",
          parts: [
            ruling(
              "A Policeman is always a playable card, and so is the Bomb: the doubter may choose them under K-4.3. A Watchdog is not playable in this sense.",
            ),
          ],
        },
        {
          id: "K-4.8",
          parts: [
            ruling(
              "If the card you have to play under K-4.3 asks for a choice, such as a colour or a victim, the choice is yours.",
            ),
          ],
        },
        {
          id: "K-4.9",
          parts: [
            ruling("The doubter is free to draw or not. If the draw pile is empty, the question does not come up."),
          ],
        },
      ],
    },
    {
      id: "K-5",
      title: "Action cards",
      rules: [
        { id: "K-5.1", parts: [rule("Keyhole: you name the colour that is to be matched next.")] },
        { id: "K-5.2", parts: [rule("Small treasure: the next player misses a turn.")] },
        { id: "K-5.3", parts: [rule("Big treasure: the next two players miss a turn.")] },
        {
          id: "K-5.4",
          parts: [
            ruling(
              "Skipping counts off the seats in the direction of play, your own included. So a Big treasure gives you another turn with three players and changes nothing with two, and a Small treasure gives you another turn with two.",
            ),
          ],
        },
        {
          id: "K-5.5",
          parts: [
            rule("Plan: the direction of play turns round."),
            departure(
              "The next Plan turns it back again. With two players it has no further effect.",
              "after a Plan play goes anticlockwise.",
            ),
          ],
        },
        {
          id: "K-5.6",
          parts: [
            rule(
              "Crook: you choose a player and draw one card from that hand without seeing it first, unless the player parries at once with a Policeman (K-6.1) or has a Watchdog on the table (K-9.5).",
            ),
          ],
        },
        {
          id: "K-5.7",
          parts: [
            rule("Barter: you choose a player, draw one card from that hand, and then hand over one card of yours."),
            ruling(
              "Nobody can parry a Barter and no Watchdog prevents it. The card you hand over may be the one you have just drawn.",
            ),
          ],
        },
        {
          id: "K-5.8",
          parts: [
            ruling(
              "For Crook and Barter alike, chance decides which card is drawn, each card being equally likely. You may also take nothing. You cannot choose a player who has no cards; if there is nobody to choose, the card does nothing.",
            ),
          ],
        },
        {
          id: "K-5.9",
          parts: [
            ruling(
              "If a Crook or Barter is your last card, it takes effect first. Only then does K-7.1 look for empty hands.",
            ),
          ],
        },
      ],
    },
    {
      id: "K-6",
      title: "Police",
      rules: [
        {
          id: "K-6.1",
          parts: [
            rule(
              "If a Crook is aimed at you, you may parry with a Policeman: lay it beside the discard pile and draw one card. The Crook gets nothing.",
            ),
          ],
        },
        {
          id: "K-6.2",
          parts: [
            rule(
              "Without any Crook, you may play a Policeman as your turn: lay it beside the discard pile and draw one card. It needs no match, and the top card remains what it was.",
            ),
          ],
        },
      ],
    },
    {
      id: "K-7",
      title: "End of a round",
      rules: [
        {
          id: "K-7.1",
          parts: [
            rule("The round is over when a player has no card in hand."),
            ruling(
              "All hands are checked once, after a move with all it brings about, draws included. A Watchdog on the table is not in hand: if you lay it out as your last card, the round ends and the Watchdog still scores.",
            ),
          ],
        },
        {
          id: "K-7.2",
          parts: [
            rule("The round is also over when a player has to draw and no card is left."),
            ruling(
              "You have to draw under K-4.2, K-4.4, K-6.1 and K-6.2. Draws by choice or as a replacement (K-4.3, K-9.3) simply do not take place when the pile is empty, and do not end the round. The discard pile is never shuffled into a new draw pile.",
            ),
          ],
        },
        {
          id: "K-7.3",
          parts: [
            rule("Everybody scores the cards in hand: a number card its number, a Policeman 0, any other card 1."),
          ],
        },
        {
          id: "K-7.4",
          parts: [
            rule(
              "The next round is started by the player with the highest total; of several, by the eldest among them (K-2.2).",
            ),
          ],
        },
        {
          id: "K-7.5",
          parts: [
            rule("There are as many rounds as players. Then the highest total wins."),
            ruling("Players with the same highest total win together."),
          ],
        },
      ],
    },
    {
      id: "K-8",
      title: "What you may know",
      rules: [
        {
          id: "K-8.1",
          parts: [
            rule(
              "You know your own hand, the discard pile, how many cards each hand and the draw pile hold, and everything that was shown to all. A card that changes hands through a Crook or a Barter is known to the two players involved and to nobody else.",
            ),
          ],
        },
        {
          id: "K-8.2",
          parts: [
            rule(
              "Nothing else gives anybody away. “I cannot” takes the same steps and the same time, true or not. Nobody sees who has answered already. A Crook’s victim is asked about parrying even with no Policeman in hand. The questions of Receiver and Bomb go to everybody alike. If answers are timed, silence means no parry and nothing turned in.",
            ),
          ],
        },
      ],
    },
    {
      id: "K-9",
      title: "Variations, each to be switched on by itself",
      rules: [
        {
          id: "K-9.1",
          parts: [
            rule(
              "Forgery: at scoring, number cards in the colour of the last card played count nothing. If that card is a Plan of several colours, all of them are cancelled.",
            ),
            ruling(
              "If it is a Keyhole, the named colour is cancelled. A Policeman or the Bomb is never taken for the last card.",
            ),
            ruling("If no card was laid on the discard pile in the round, nothing is cancelled."),
          ],
        },
        {
          id: "K-9.2",
          parts: [
            rule(
              "Converted by the Police: the 8th Policeman to be played, on a turn or to parry, ends the round at once, even before the draw he would bring.",
            ),
            ruling("With the black-backed half it is the 4th Policeman."),
            departure(
              "Only the round ends, not the game. The player of that Policeman may take one card, drawn by chance, from one player: the one scores it, the other has lost it. A Watchdog is no protection.",
              "the game ends at once.",
            ),
          ],
        },
        {
          id: "K-9.3",
          parts: [
            rule(
              "Receiver: this card is hidden in the middle of the draw pile. When it is drawn, everybody may at once turn in number cards for 2 points each, which are noted immediately. The cards turned in and the Receiver leave the game: they are missing in the later rounds, too. Each of them is replaced by a new card from the pile.",
            ),
            ruling(
              "The middle is the middle third. Everybody chooses at the same time and unseen, even those who hold no number card. Then the player who drew the Receiver draws a replacement for it, after that all replace what they sold, in turn order beginning with the same player, as long as the pile lasts. After that the interrupted draw is carried on. A card that a doubter has called for (K-4.3) cannot be turned in.",
            ),
          ],
        },
        {
          id: "K-9.4",
          parts: [
            rule(
              "Watchdog: when you draw it, you take it into your hand like any other card. As your turn, instead of playing a card, you may lay it face up before you.",
            ),
          ],
        },
        { id: "K-9.5", parts: [rule("Nobody can aim a Crook at a player who has a Watchdog on the table.")] },
        { id: "K-9.6", parts: [rule("Nobody may have two Watchdogs on the table.")] },
        {
          id: "K-9.7",
          parts: [
            rule("A Watchdog is worth 1 point, in the hand as on the table."),
            ruling(
              "It never goes on the discard pile. While in hand it can be stolen and bartered like any card; once on the table it cannot.",
            ),
          ],
        },
        {
          id: "K-9.8",
          parts: [
            rule("Bomb: the players agree on one of the bomb rules before the game (K-9.9)."),
            ruling(
              "The Bomb needs no match and is laid beside the discard pile, so the top card and a named colour stay as they are. It goes off when it is played, but not if it is your last card. In hand it scores 1 like every other card (K-7.3).",
            ),
          ],
        },
        {
          id: "K-9.9",
          parts: [
            content(
              "The house’s bomb rules: (a) every hand goes to the next player in the direction of play; (b) everybody who holds a number card puts one of them, freely chosen, out of the round; (c) the player with the most cards, or each of several, puts half of them, rounded down, out of the round; (d) the player of the Bomb swaps hands with another player of choice. Everybody chooses at the same time and unseen. Watchdogs on the table stay where they are.",
            ),
            ruling("Cards put out of the round are laid open once everybody has chosen."),
            option(
              "Instead of these you may write a bomb rule of your own before the game, in up to 200 characters. When the Bomb goes off, the house lays it aside, shows everybody your rule, and the turn is over. Doing what the rule says is up to you: the program moves no cards for it.",
            ),
          ],
        },
      ],
    },
    {
      id: "K-10",
      title: "Balance",
      rules: [
        {
          id: "K-10.1",
          parts: [
            measured(
              "At tables of 2, 4 and 8 there is no simple recipe: who always doubts, who never doubts, who always says “I cannot” and who never says it each scores less than the “normal” bot in whose company they play. And every round comes to an end.",
            ),
          ],
        },
      ],
    },
  ],
};
