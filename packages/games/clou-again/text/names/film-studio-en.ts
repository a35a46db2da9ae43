/** Rooms, challenges, loot and special rules of the film studio. */
export const filmStudioEn = {
  "film-studio": "The film studio",
  "studio-gate": "Studio gate",
  wardrobe: "Wardrobe",
  "back-lot": "Back lot",
  "prop-store": "Prop store",
  "stage-two": "Stage two",
  caravan: "Caravan",
  "cutting-room": "Cutting room",
  "front-office": "Front office",
  gatekeeper: "Gatekeeper",
  hoarding: "Hoarding",
  "scenery-dock": "Scenery dock",
  "costume-rail": "Costume rail",
  "stage-door": "Stage door",
  "nile-tank": "Nile tank",
  "caravan-door": "Caravan door",
  "fire-escape": "Fire escape",
  "prop-cage": "Prop cage",
  gantry: "Gantry",
  throne: "Throne",
  "camera-crane": "Camera crane",
  "iron-stair": "Iron stairs",
  "leading-lady": "Leading lady",
  "editing-bench": "Editing bench",
  "projection-port": "Projector port",
  "film-can-rack": "Film rack",
  "producers-safe": "Studio safe",
  "fur-stole": "Fur stole",
  "ming-vase": "Real vase",
  crocodile: "Crocodile",
  sceptre: "Sceptre",
  "first-reel": "First reel",
  sapphire: "Sapphire",
  "fan-mail": "Fan mail",
  "second-reel": "Second reel",
  "last-reel": "Last reel",
  budget: "Budget",
  retake: "The retake",
  continuity: "Continuity",
  reels: "The reels",
} as const;

export const filmStudioStoryEn =
  "At Larkfield Studios, an hour west of London, they are shooting the last night of Cleopatra’s cousin for the ninth night running. The palace is plywood, the Nile is a tank, the slaves are on union rates. Only the jewels are real, because the leading lady refuses to suffer in glass, and so is the money, which lies in the front office in a safe no critic has ever seen the inside of. There are also three reels of a picture that nobody has been allowed to see. A rival in Soho would pay for each of them, and much better for the set: half a story is only gossip. Getting in is simple. An extra with a spear is stopped by nobody, scenery goes through any gate, and the hoarding at the back is scenery too. Two people deserve respect. The director finds nothing good enough, and every time he wants it again, the night grows longer. The continuity girl has a photograph of every prop, and when two of them have gone she begins to count.";

export const filmStudioRulesEn = {
  retake:
    "Whenever the roll shows at least two dice alike, cross a clapperboard. With the last one the director wants it all again: win back one time symbol.",
  continuity:
    "Costume rail, prop cage, throne and leading lady each cross a photograph once they are overcome. With the last photograph something is missing in the picture: cross a trace. Then all photographs are fresh again.",
  reels: "Two reels are worth 2 points more, all three 5 points.",
} as const;
