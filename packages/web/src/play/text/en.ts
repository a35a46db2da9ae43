export const en = {
  you: "You",
  nameless: (seat: number) => `Player ${seat + 1}`,
  bot: (seat: number) => `Bot ${seat + 1}`,
};
