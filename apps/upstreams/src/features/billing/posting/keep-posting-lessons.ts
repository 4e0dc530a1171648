import type { Logger } from "pino";
import type { Availability } from "../../../database/availability.ts";
import type { Database } from "../../../database/client.ts";
import { isUnreachable } from "../../../database/unreachable.ts";
import type { EventSignal } from "../../../service/event-signal.ts";
import { postLessons } from "./post-lessons.ts";

/** What failed, and what other servers settled, is looked for this often, in milliseconds. */
const againMs = 30_000;

interface Parts {
  database: Database;
  clock: { now: () => Date };
  log: Logger;
  availability: Availability;
}

/** Posts what lessons came to as soon as it is committed. Resolves once the signal is closed. */
export async function keepPostingLessons(
  { database, clock, log, availability }: Parts,
  signal: Pick<EventSignal, "closed" | "wait">,
): Promise<void> {
  const isClosed = () => signal.closed;
  while (!isClosed()) {
    // Asked for first, so that what is committed meanwhile is not missed.
    const woken = signal.wait(againMs);
    try {
      while (!isClosed() && (await postLessons(database, clock.now(), log)) > 0);
    } catch (error) {
      if (isUnreachable(error)) availability.lost(error);
      else log.error({ err: error }, "lessons could not be posted");
    }
    await woken;
  }
}
