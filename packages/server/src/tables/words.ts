/** Short, friendly, easy to say on the phone, and no two that sound alike. */
export const FIRST_WORDS: readonly string[] =
  `amber ashen azure brave breezy bright bronze calm candid canny clever copper cosy crafty cunning dapper daring dusky easy
  fancy fast fearless fine floral fluffy foggy foxy frosty gentle gilded glad golden grand green handy happy hasty hidden honest
  humble hungry ivory jaunty jolly keen kind lavish lazy little lively lucky magic marble masked mellow merry midnight mighty
  misty modest nimble noble odd orange patient pearly playful plucky polite proud purple quick quiet rapid ready rosy royal ruby
  rusty salty scarlet secret shady sharp shiny silent silver simple sleepy sly smart smooth snowy solid sparkly speedy spicy
  starry stealthy sturdy sunny swift tidy tiny tricky trusty upbeat velvet violet warm wary wild windy wise witty zesty`.split(
    /\s+/,
  );

export const SECOND_WORDS: readonly string[] =
  `alarm alibi attic badger balcony bandit banknote basement beacon bishop blanket bolt boss bracelet briefcase bridge bucket
  burglar butler cabin camera candle cane canvas casino castle cellar chandelier cheese chimney circus clock cloak coin compass
  corridor crew crowbar crown curtain diamond diary dice disguise door driver duchess elevator emerald escape fence ferry
  fiddle flashlight fountain gadget gallery garage garden gate getaway glove goldfish guard hammer harbour hat heist helmet
  hideout hotel inspector jacket jewel jackpot juggler key keyhole ladder lantern laser ledger letter limousine locket lookout
  loot magnet magpie mansion map mask mirror monocle motor museum napkin necklace nugget opera orchid painting palace parcel
  parrot passage pearl pickle pigeon pillow pocket poker porter puzzle raccoon radio ransom rocket roof rope sapphire satchel
  scarf signal skylight spider staircase statue suitcase sunglasses taxi teapot ticket tiger tower treasure trolley tunnel
  umbrella van vase vault waiter walnut wallet whistle wig window wrench yacht`.split(/\s+/);
