import { busyInWords } from "@app/domain/lessons/conflicts.ts";
import { fullName } from "@app/domain/people/person.ts";
import { lockRecords } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { readBy } from "../../service/read-by.ts";
import { learnersByIds, personOf } from "../customers/customers.public.ts";
import { takenBy } from "../lessons/taken.public.ts";
import { tutors } from "../tutors/tutors.public.ts";

interface Busy {
  tutorIds?: readonly string[];
  learnerIds?: readonly string[];
  start: Date;
  end: Date;
  /** The time zone of the answer. */
  timeZone: string;
  /** The session that is being changed. */
  exceptId?: string;
}

interface Called {
  name: string;
  /** Their clock, if it is known. */
  zone: string | null;
}
const called = (person: Parameters<typeof fullName>[0] & { timeZone: string }): Called => ({
  name: fullName(person),
  zone: person.timeZone,
});

/** What a learner is called. */
async function learnerCalled(context: Context, id: string): Promise<Called> {
  const [learner] = await learnersByIds(context, [id]);
  return learner ? called(learner) : { name: "This learner", zone: null };
}

/**
 * Who of some tutors and learners is busy at a time, in words, with lessons or with sessions of other groups; nobody where
 * the time is free. The tutors are held until the transaction ends, so that two who ask cannot both be told that it is.
 *
 *     const [busy] = await groupConflicts(context, { tutorIds, start, end, timeZone });
 */
export async function groupConflicts(
  context: Context,
  { tutorIds = [], learnerIds = [], start, end, timeZone, exceptId }: Busy,
): Promise<string[]> {
  await lockRecords(context, tutors, tutorIds);
  const taken = await takenBy(context, [...tutorIds, ...learnerIds], exceptId);
  const busy: string[] = [];
  for (const [id, intervals] of taken) {
    // Half-open: what ends when the other begins does not clash.
    const clash = intervals.find((other) => other.start < end && start < other.end);
    if (!clash) continue;
    const { name, zone } = tutorIds.includes(id)
      ? called(await personOf(context, id))
      : await learnerCalled(context, id);
    busy.push(busyInWords(name, clash, readBy(context) ?? timeZone, zone ?? timeZone));
  }
  return busy;
}
