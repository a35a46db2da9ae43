/** The way to the server, apart from the small things of the protocol that every page uses: this part is loaded when it is needed. */
export { openRequests, openWay } from "@safehouse/protocol";
