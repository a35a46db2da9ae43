/** The same with its lines, which most pages do without. */
export { openClient } from "@safehouse/protocol";
