/** Rooms, challenges, loot and special rules of the private bank. */
export const privateBankEn = {
  "private-bank": "The private bank",
  alley: "Alley",
  "coal-cellar": "Coal cellar",
  "banking-hall": "Banking hall",
  boardroom: "Boardroom",
  "counting-room": "Cash room",
  "steel-corridor": "Steel corridor",
  "deposit-room": "Deposit room",
  vault: "Vault",
  "staff-door": "Staff door",
  "coal-chute": "Coal chute",
  "fuse-box": "Fuse box",
  "barred-gate": "Barred gate",
  "boardroom-door": "Double door",
  "tellers-grille": "Tellers’ grille",
  "founders-portrait": "The founder",
  "coin-sorter": "Coin sorter",
  strongbox: "Strongbox",
  grating: "Grating",
  "light-barrier": "Light barrier",
  "vault-door": "Vault door",
  "brass-box": "Brass box",
  "iron-box": "Iron box",
  "double-box": "Double box",
  "gold-rack": "Gold rack",
  "tellers-tray": "Teller’s tray",
  "share-certificates": "Shares",
  coins: "Coins",
  payroll: "Payroll",
  rubies: "Rubies",
  sovereigns: "Sovereigns",
  "black-pearl": "Black pearl",
  "gold-bars": "Gold bars",
  "main-fuse": "The main fuse",
  relays: "The relays",
} as const;

export const privateBankStoryEn =
  "Aldous, Finch and Sons do not advertise. They have eleven customers, all of them titled, and a house off Lombard Street with a coal chute at the back and a vault underneath that was built by a man who disliked surprises. He left three of them behind. The first is a light barrier across the steel corridor, thin as a hair, which hangs on the same fuse as the lamps in the coal cellar. The second is a set of relays: one for every lock in the strongrooms, wired in a row like fairy lights. Two may click and nothing happens. The third closes the circuit, and then it is bells, boots and the road. The third surprise is that there is more down there than four hands can carry. So decide early what you came for: the payroll, which is quick, the deposit boxes, which are private, or the gold, which is heavy. You will not get everything. The people who tried are still explaining it to somebody.";

export const privateBankRulesEn = {
  "main-fuse":
    "Once the fuse box is overcome, the light barrier is out: it counts as overcome, and leads on as soon as you are in the corridor. In the dark the plan takes no electronics in the next round.",
  relays:
    "Every deposit box that is opened and the vault door each cross a relay. With the third relay the alarm goes off. What lies behind that lock is still yours if nothing else is needed for it.",
} as const;
