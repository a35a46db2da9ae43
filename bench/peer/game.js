// The game of shedding.js and server.js: play what matches the top card in suit or rank, else draw.
export const SEATS = 4;
const CARDS = 52;
const HAND = 5;

export const matches = (card, top) => card % 4 === top % 4 || card >> 2 === top >> 2;

export const game = {
  name: "shedding",
  setup: ({ random, ctx }) => {
    const pile = random.Shuffle(Array.from({ length: CARDS }, (_, i) => i));
    const hands = Array.from({ length: ctx.numPlayers }, () => pile.splice(-HAND));
    return { hands, top: pile.pop(), pile };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx }, card) => {
      const hand = G.hands[ctx.currentPlayer];
      const i = hand.indexOf(card);
      if (i < 0 || !matches(card, G.top)) return "INVALID_MOVE";
      hand.splice(i, 1);
      G.top = card;
    },
    draw: ({ G, ctx }) => {
      if (G.pile.length === 0) return "INVALID_MOVE";
      G.hands[ctx.currentPlayer].push(G.pile.pop());
    },
  },
  endIf: ({ G }) => (G.pile.length === 0 || G.hands.some((hand) => hand.length === 0) ? { over: true } : undefined),
};
