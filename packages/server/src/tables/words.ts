/** Short, friendly, easy to say on the phone, and no two that sound alike. */
export const FIRST_WORDS: readonly string[] =
  `agile amber ashen azure bold bouncy brave breathless breezy bright bronze bubbly calm candid canny carefree cheerful chilly
  classy clever cloudy comfy copper cosy crafty cunning curious dainty dapper daring dazzling dreamy dusky eager earnest easy
  elegant faithful famous fancy fast fearless festive fiery fine floral fluffy foggy foxy frank friendly frosty gentle giddy
  gilded glad golden graceful grand grassy green handy happy hasty hearty hidden honest humble hungry icy ivory jaunty jazzy
  jolly keen kind lavish lazy leafy lemon little lively lofty lucky magic marble masked mellow merry midnight mighty misty
  modest mossy nimble noble odd orange patient pearly peppery plaid playful polite posh proud purple quaint quick quiet rapid
  ready royal ruby rugged salty satin scarlet secret shady sharp shiny silent silver simple sincere sleepy sly smart smooth
  snappy snowy snug solid sparkly speedy spicy starry stealthy sturdy sunny swift tender thrifty tidy timid tricky trusty
  upbeat urban velvet violet vivid warm wild windy wise witty woolly zesty`.split(/\s+/);

export const SECOND_WORDS: readonly string[] =
  `acrobat alarm alibi anchor antler attic badger baker balcony bandit banknote barrel basement beacon biscuit bishop blanket
  blueprint bolt bonfire boss bottle bracelet bridge briefcase bucket burglar butler cabin camera candle cane canvas carpet
  casino castle cellar chandelier cheese chimney circus clock cobbler coin compass corridor crew crowbar crown cupcake curtain
  diamond diary dice disguise dolphin door driver drummer duchess elevator emerald escape feather fence ferry fiddle fireplace
  flashlight fountain gadget gallery garage garden gate getaway glove goldfish gondola guard guitar hammer harbour hat
  hedgehog heist helmet hideout hotel inspector island jacket jackpot jewel juggler kettle key keyhole ladder lantern laser
  ledger lemonade letter lighthouse limousine lookout loot magnet magpie mailbox mandolin mansion map mask meadow mirror
  monocle motor museum napkin necklace notebook nugget opera orchid otter painting palace parcel parrot passage peacock pearl
  pepper pickle pigeon pillow pilot planet poker porter pumpkin puzzle quill raccoon radio ransom rocket roof rope sailor
  sandwich sapphire satchel scarf shovel signal skylight spider staircase statue suitcase sunglasses taxi teapot telescope
  ticket tiger tower treasure trolley trumpet tunnel turtle umbrella van vase vault violin waffle waiter wallet walnut whistle
  wig window wrench yacht zeppelin`.split(/\s+/);
