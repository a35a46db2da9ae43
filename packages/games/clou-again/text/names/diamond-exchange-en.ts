/** Rooms, challenges, loot and special rules of the diamond exchange. */
export const diamondExchangeEn = {
  "diamond-exchange": "The diamond exchange",
  "blind-alley": "Blind alley",
  "porters-lodge": "Porter’s lodge",
  "cutting-shop": "Cutting shop",
  "trading-floor": "Trading floor",
  "sorting-room": "Sorting room",
  "brokers-club": "Brokers’ club",
  "lift-shaft": "Lift shaft",
  "stone-vault": "Stone vault",
  doorman: "Doorman",
  "barred-window": "Barred window",
  turnstile: "Turnstile",
  "lift-grille": "Lift grille",
  "grinding-wheel": "Grinding wheel",
  "service-door": "Service door",
  scales: "Scales",
  "brokers-desk": "Broker’s desk",
  "club-door": "Club door",
  "chess-table": "Chess table",
  "sorting-drawer": "Drawer",
  "light-table": "Light table",
  ventilator: "Ventilator",
  "time-lock": "Time lock",
  "stone-cabinet": "Cabinet",
  "great-safe": "Great safe",
  "rough-stones": "Rough stones",
  "diamond-dust": "Diamond dust",
  "letters-of-credit": "Cheques",
  "eldest-sister": "Eldest sister",
  "jade-chessmen": "Jade chessmen",
  "members-book": "Members’ book",
  opals: "Opals",
  "middle-sister": "Middle sister",
  "youngest-sister": "Youngest sister",
  "winter-star": "Winter Star",
  seismograph: "The seismograph",
  clockwork: "The clockwork",
  constable: "The constable",
  "three-sisters": "The three sisters",
} as const;

export const diamondExchangeStoryEn =
  "In Hatton Garden a man may carry a house in his waistcoat, and most of the men here do. When they go home, the stones stay at the exchange: loose in the sorting room, half polished in the cutting shop, and the best in a vault at the bottom of the lift shaft, behind a lock that was built to wait. It opens in the small hours, all by itself, for a guard who counts. Patient people can be there first. Impatient people will need wire. What makes the house hard is in the foundations. A professor from Kew has put a seismograph there, meant for earthquakes, and it cannot tell one from a crowbar. Four honest efforts it forgives, the fifth it reports. Outside walks Constable Mould, who is slow, but not stupid, and takes an interest once there is something to take an interest in. Three pink stones called the sisters lie in three rooms. Their owner has refused every offer for one of them. For all three, nobody has yet asked him politely.";

export const diamondExchangeRulesEn = {
  seismograph:
    "Every strength crossed on the plan also crosses a needle stroke. With the last stroke the alarm goes off.",
  clockwork:
    "Every time symbol crossed also crosses a tooth of the clockwork. With the last tooth the time lock opens by itself: it counts as overcome, and leads on as soon as you are in the lift shaft.",
  constable: "As soon as only 3 traces are left, the constable tries the door handles: cross a time symbol.",
  "three-sisters": "All three sisters together are worth 3 points more.",
} as const;
