/** Undoing acts on lessons. Has no zod import, because screens load it. */

/** For how many seconds an act on lessons can be undone; its emails wait as long. */
export const undoSeconds = 30;
/** For how many seconds the portal offers it: an answer takes a while to arrive. */
export const undoOfferedSeconds = undoSeconds - 5;
