/** How many servers may die while working on the same job before it is abandoned. */
export const serversLostMax = 2;

export const givenUpMessages = {
  /** For an account that is suspended or gone. */
  ownerGone: "Stopped: the account of the person who started this is no longer active. A colleague can start it again.",
  /** For the user who started it. */
  person: "Stopped: the server ended twice while working on this. Nothing more is tried; ask your administrator.",
  import:
    "Stopped: the server ended twice while working on this file. Save it as CSV, or split it, and upload it again.",
  run: "Given up until it is next due: the server ended twice during this run.",
} as const;
