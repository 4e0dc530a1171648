import type { Availability } from "../../../database/availability.ts";
import { isUnreachable } from "../../../database/unreachable.ts";
import type { EventSignal } from "../../../service/event-signal.ts";
import { writeDocuments, type DocumentParts } from "./write-documents.ts";

/** Those that failed, and those that other servers ordered, are looked for this often, in milliseconds. */
const againMs = 30_000;

/** Makes PDFs as soon as what orders them is committed, and wakes the mail that waits for them. Resolves once the signal is closed. */
export async function keepWritingDocuments(
  parts: DocumentParts & { availability: Availability },
  signal: Pick<EventSignal, "closed" | "wait" | "wake">,
): Promise<void> {
  while (!signal.closed) {
    // Asked for first, so that what is committed meanwhile is not missed.
    const woken = signal.wait(againMs);
    try {
      if ((await writeDocuments(parts)) > 0) signal.wake();
    } catch (error) {
      if (isUnreachable(error)) parts.availability.lost(error);
      else parts.log.error({ err: error }, "documents could not be looked for");
    }
    await woken;
  }
}
