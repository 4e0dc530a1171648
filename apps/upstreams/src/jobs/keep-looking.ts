import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Availability } from "../database/availability.ts";
import { isUnreachable } from "../database/unreachable.ts";

interface Looking {
  everyMs: number;
  signal: AbortSignal;
  log: Logger;
  availability: Availability;
  /** What could not be looked for, as the log says it: "jobs". */
  what: string;
  look: () => Promise<void>;
}

/** Looks for work every so often until it is told to stop; first after a moment, so that a start is not held up. */
export async function keepLooking({ everyMs, signal, log, availability, what, look }: Looking): Promise<void> {
  for (;;) {
    await wait(everyMs, null, { signal, ref: false }).catch(() => null);
    if (signal.aborted) return;
    try {
      await look();
    } catch (error) {
      if (isUnreachable(error)) availability.lost(error);
      else log.error({ err: error }, `${what} could not be looked for`);
    }
  }
}
