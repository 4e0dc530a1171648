import { subjectOptions, type Subject } from "@app/domain/subjects.ts";
import { isTimeZone } from "@app/domain/zones.ts";

/** What is known already of whom a free slot is sought for. */
interface Sought {
  subject: Subject | null;
  minutes: number | null;
  timeZone: string | null;
  learnerId: string | null;
  requestId: string | null;
}

/** What an address says of it: "Igbo~45~Europe/London~" with the ids of the learner and of the request that it is for. */
export const soughtAddress = (sought: {
  subject: string;
  minutes: number;
  timeZone: string;
  learnerId: string;
  requestId: string;
}): string => [sought.subject, sought.minutes, sought.timeZone, sought.learnerId, sought.requestId].join("~");

/** The same, read; "any" says nothing. */
export function soughtIn(text: string | null): Sought {
  const [subject = "", minutes = "", timeZone = "", learnerId = "", requestId = ""] = (text ?? "").split("~");
  return {
    subject: subjectOptions.find((known) => known === subject) ?? null,
    minutes: Number(minutes) || null,
    timeZone: isTimeZone(timeZone) ? timeZone : null,
    learnerId: learnerId === "" ? null : learnerId,
    requestId: requestId === "" ? null : requestId,
  };
}
