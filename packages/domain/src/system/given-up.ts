/** How many servers may end while they are at the same piece of work, before nobody takes it up again. */
export const serversLostMax = 2;

export const givenUpMessages = {
  /** For whoever asked for it. */
  person: "Stopped: the server ended twice while working on this. Nothing more is tried; ask your administrator.",
  import:
    "Stopped: the server ended twice while working on this file. Save it as CSV, or split it, and upload it again.",
  run: "Given up until it is next due: the server ended twice during this run.",
} as const;
