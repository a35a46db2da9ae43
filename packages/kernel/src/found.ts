/** What a look-up found that cannot fail. If it does all the same, that is a mistake of ours: told here, and not where it does harm. */
export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error("nothing was found where something must be");
  return thing;
}
