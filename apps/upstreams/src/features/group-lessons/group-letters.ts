import { and, asc, inArray } from "drizzle-orm";
import type { EnrolmentStatus } from "@app/domain/group-lessons/group-enums.ts";
import type { GroupMailKind } from "@app/domain/group-lessons/group-mail-kinds.ts";
import { momentInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { fullName } from "@app/domain/people/person.ts";
import { fillTemplate, type Placeholder } from "@app/domain/system/template-text.ts";
import type { Context } from "../../service/context.ts";
import { systemName } from "../../service/system-context.ts";
import { nameOf } from "../account/account.public.ts";
import { learnersByIds, personOf } from "../customers/customers.public.ts";
import { writeLetter } from "../messages/messages.public.ts";
import { emailOr } from "../system/templates/templates.public.ts";
import { lessonOf } from "./group.kinds.ts";
import { groupEnrolments, type GroupInstanceRow } from "./group-lessons.table.ts";
import { groupTexts } from "./group-texts.ts";

type Values = Partial<Record<Placeholder, string>>;
/** What is said of a session besides which it is, by the clock of whoever reads it. */
type Say = (moment: (at: Date) => string) => Values;

/** Who signs where nobody in particular looks after a group lesson. */
const team = "The lessons team";
const named = new Intl.ListFormat("en-GB");

/** Whose learners are concerned, and by which sessions. */
interface Told {
  learnerIds: string[];
  starts: Date[];
}

/** Everybody who holds a place or waits for one. */
const concerned: readonly EnrolmentStatus[] = ["enrolled", "offered", "waitlisted"];

/** Those who pay for places in some sessions, each once, with the learners and the sessions that are theirs. */
async function payersOf({ db }: Context, instances: readonly GroupInstanceRow[]): Promise<Map<string, Told>> {
  const { customerId, learnerId, instanceId, status, place } = groupEnrolments;
  const rows = await db
    .select({ customerId, learnerId, instanceId })
    .from(groupEnrolments)
    .where(
      and(
        inArray(
          instanceId,
          instances.map(({ id }) => id),
        ),
        inArray(status, [...concerned]),
      ),
    )
    .orderBy(asc(place));
  const payers = new Map<string, Told>();
  for (const { id, start } of instances)
    for (const row of rows.filter((one) => one.instanceId === id)) {
      const told = payers.get(row.customerId) ?? { learnerIds: [], starts: [] };
      if (!told.learnerIds.includes(row.learnerId)) told.learnerIds.push(row.learnerId);
      if (!told.starts.includes(start)) told.starts.push(start);
      payers.set(row.customerId, told);
    }
  return payers;
}

async function write(
  context: Context,
  kind: GroupMailKind,
  groupLessonId: string,
  payers: ReadonlyMap<string, Told>,
  say: Say,
): Promise<void> {
  const template = payers.size > 0 ? await emailOr(context, kind, groupTexts[kind]) : null;
  if (!template) return;
  const lesson = await lessonOf(context, groupLessonId);
  const owner = lesson.createdBy === systemName ? context.actor.id : lesson.createdBy;
  const ownerName = owner === systemName ? team : await nameOf(context, owner);
  for (const [customerId, { learnerIds, starts }] of payers) {
    const { firstName, lastName, email, timeZone } = await personOf(context, customerId);
    if (email === null) continue;
    const learners = await learnersByIds(context, learnerIds);
    const moment = (at: Date) => momentInWords(at, timeZone);
    const values: Values = {
      ...{ firstName, lastName, ownerName, groupTitle: lesson.title, lessonSubject: lesson.subject },
      ...{ learnerNames: named.format(learners.map(fullName)), lessonTime: named.format(starts.map(moment)) },
      ...{ lessonLength: `${lesson.durationMinutes} minutes`, meetingLink: lesson.meetingUrl ?? "" },
      ...say(moment),
    };
    await writeLetter(context, {
      ...{ toPersonId: customerId, address: email, link: null },
      subject: fillTemplate(template.subject ?? "", values, "line"),
      textFor: () => fillTemplate(template.body, values),
    });
  }
}

/**
 * Tells the families of some sessions of a group lesson that these do not take place, and why: one letter to each, whatever
 * number of sessions it is about. To be called before places are settled or moved.
 */
export async function tellSessionsOff(
  context: Context,
  instances: readonly GroupInstanceRow[],
  reason: string,
): Promise<void> {
  const [first] = instances;
  if (!first) return;
  const payers = await payersOf(context, instances);
  await write(context, "group-cancelled", first.groupLessonId, payers, () => ({ lessonReason: reason }));
}

/** Tells the families of a session to which other session they were moved. */
export const tellSessionMoved = async (context: Context, from: GroupInstanceRow, into: GroupInstanceRow) =>
  write(context, "group-moved", from.groupLessonId, await payersOf(context, [from]), (moment) => ({
    newTime: moment(into.start),
  }));

/** Tells whoever pays for a learner who waited that a place is kept for them. */
export const tellOfPlace = (
  context: Context,
  { groupLessonId, start }: GroupInstanceRow,
  { customerId, learnerId }: { customerId: string; learnerId: string },
  until: Date,
): Promise<void> =>
  write(
    context,
    "group-place",
    groupLessonId,
    new Map([[customerId, { learnerIds: [learnerId], starts: [start] }]]),
    (moment) => ({ answerBy: moment(until) }),
  );
