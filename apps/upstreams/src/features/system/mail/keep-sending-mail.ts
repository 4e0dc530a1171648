import type { Availability } from "../../../database/availability.ts";
import { isUnreachable } from "../../../database/unreachable.ts";
import { sendWaitingMail, type MailParts } from "./send-mail.ts";

/** Mails that failed, or wait until an act can no longer be undone, are looked at this often, in milliseconds. */
const againMs = 10_000;

/** Tells when something was committed, and when to stop. */
interface Signal {
  readonly closed: boolean;
  wait(ms: number): Promise<void>;
}

/** Sends mail as soon as it is committed, and what failed again when it is due. Resolves once the signal is closed. */
export async function keepSendingMail(
  parts: MailParts & { availability: Availability },
  signal: Signal,
): Promise<void> {
  while (!signal.closed) {
    // Asked for first, so that what is committed while others are sent is not missed.
    const woken = signal.wait(againMs);
    try {
      await sendWaitingMail(parts);
    } catch (error) {
      if (isUnreachable(error)) parts.availability.lost(error);
      else parts.log.error({ err: error }, "mail failed");
    }
    await woken;
  }
}
