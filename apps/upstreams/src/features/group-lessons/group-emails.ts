import { and, asc, inArray } from "drizzle-orm";
import type { EnrolmentStatus } from "@app/domain/group-lessons/group-enums.ts";
import {
  isTutorLetter,
  type GroupMailKind,
  type GroupTutorMailKind,
} from "@app/domain/group-lessons/group-mail-kinds.ts";
import { momentInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { fullName } from "@app/domain/people/person.ts";
import { inPercent } from "@app/domain/percent.ts";
import { fillTemplate, withoutGaps, withPersonalMessage, type Placeholder } from "@app/domain/system/template-text.ts";
import type { Context } from "../../service/context.ts";
import { systemName } from "../../service/system-context.ts";
import { nameOf } from "../account/account.public.ts";
import { learnersByIds, personOf } from "../customers/customers.public.ts";
import { writeEmail } from "../messages/messages.public.ts";
import { emailOr } from "../system/templates/templates.public.ts";
import { lessonOf } from "./group.kinds.ts";
import { groupEnrolments, type GroupInstanceRow } from "./group-lessons.table.ts";
import { groupTexts } from "./group-texts.ts";

type Values = Partial<Record<Placeholder, string>>;
/** A session's details for an email, in the recipient's time zone. */
type Say = (moment: (at: Date) => string) => Values;

/** The signature if a group lesson has no owner. */
const team = "The lessons team";
const named = new Intl.ListFormat("en-GB");

/** The affected learners with their payers and sessions. */
interface Told {
  learnerIds: string[];
  starts: Date[];
}

/** All enrolled and waiting learners. */
const concerned: readonly EnrolmentStatus[] = ["enrolled", "offered", "waitlisted"];

/** The payers of some sessions, each once, with their learners and sessions. */
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
      const payer = payers.get(row.customerId) ?? { learnerIds: [], starts: [] };
      if (!payer.learnerIds.includes(row.learnerId)) payer.learnerIds.push(row.learnerId);
      if (!payer.starts.includes(start)) payer.starts.push(start);
      payers.set(row.customerId, payer);
    }
  return payers;
}

/** What tutors are told of a session. */
type Taught = Pick<GroupInstanceRow, "groupLessonId" | "tutorIds" | "start">;

/** The tutors of some sessions, each once, with their sessions. */
function tutorsOf(instances: readonly Taught[]): Map<string, Told> {
  const ids = [...new Set(instances.flatMap(({ tutorIds }) => tutorIds))];
  const startsFor = (id: string) => instances.filter(({ tutorIds }) => tutorIds.includes(id)).map(({ start }) => start);
  return new Map(ids.map((id) => [id, { learnerIds: [], starts: startsFor(id) }]));
}

async function write(
  context: Context,
  kind: GroupMailKind,
  groupLessonId: string,
  readers: ReadonlyMap<string, Told>,
  say: Say,
): Promise<void> {
  const template = readers.size > 0 ? await emailOr(context, kind, groupTexts[kind]) : null;
  if (!template) return;
  const lesson = await lessonOf(context, groupLessonId);
  const owner = lesson.createdBy === systemName ? context.actor.personId : lesson.createdBy;
  const ownerName = owner === systemName ? team : await nameOf(context, owner);
  for (const [personId, { learnerIds, starts }] of readers) {
    const { firstName, lastName, email, timeZone } = await personOf(context, personId);
    if (email === null) continue;
    const learners = await learnersByIds(context, learnerIds);
    const moment = (at: Date) => momentInWords(at, timeZone);
    const values: Values = {
      firstName,
      lastName,
      ownerName,
      groupTitle: lesson.title,
      lessonSubject: lesson.subject,
      learnerNames: named.format(learners.map((one) => (one._id === personId ? "you" : fullName(one)))),
      lessonTime: named.format(starts.map(moment)),
      lessonLength: `${lesson.durationMinutes} minutes`,
      meetingLink: lesson.meetingUrl ?? "",
      ...say(moment),
      personalMessage: (isTutorLetter(kind) ? context.notes?.tutorMessage : context.notes?.familyMessage) ?? "",
    };
    const body = withPersonalMessage(template.body, values.personalMessage ?? "");
    await writeEmail(context, {
      toPersonId: personId,
      address: email,
      link: null,
      subject: fillTemplate(template.subject ?? "", values, "line"),
      textFor: () => withoutGaps(fillTemplate(body, values)),
    });
  }
}

/** Emails the tutors of some sessions about a change: one email each, however many sessions. */
export async function notifyTutors(
  context: Context,
  kind: GroupTutorMailKind,
  instances: readonly Taught[],
  say: Say = () => ({}),
): Promise<void> {
  const [first] = instances;
  if (first) await write(context, kind, first.groupLessonId, tutorsOf(instances), say);
}

/**
 * Tells the families and the tutors of some sessions of a group lesson that these do not take place, and why: one letter to
 * each. To be called before places are settled or moved. The tutors of a draft have not heard of it.
 */
export async function notifySessionsOff(
  context: Context,
  instances: readonly GroupInstanceRow[],
  reason: string,
): Promise<void> {
  const [first] = instances;
  if (!first) return;
  // What staff note is for colleagues; their messages go with the letters by themselves.
  const why = () => ({ lessonReason: context.actor.id === systemName ? reason : "" });
  await write(context, "group-cancelled", first.groupLessonId, await payersOf(context, instances), why);
  const { status } = await lessonOf(context, first.groupLessonId);
  if (status !== "draft") await notifyTutors(context, "group-tutor-cancelled", instances, why);
}

/** Tells the families of a session to which other session they were moved, and the tutors of both. */
export async function notifySessionMoved(context: Context, from: GroupInstanceRow, into: GroupInstanceRow) {
  const to: Say = (moment) => ({ newTime: moment(into.start) });
  await write(context, "group-moved", from.groupLessonId, await payersOf(context, [from]), to);
  const tutorIds = [...new Set([...from.tutorIds, ...into.tutorIds])];
  await notifyTutors(context, "group-tutor-moved", [{ ...from, tutorIds }], to);
}

/** A learner's place, and who pays for it. */
interface Place {
  customerId: string;
  learnerId: string;
}

/** Writes to whoever pays for a place and to the tutors of its sessions, who are told the learner's first name. */
async function writeOfPlace(
  context: Context,
  [kind, tutorKind]: readonly [GroupMailKind, GroupTutorMailKind],
  instances: readonly GroupInstanceRow[],
  { customerId, learnerId }: Place,
  say: Say,
): Promise<void> {
  const [first] = instances;
  if (!first) return;
  const payer = { learnerIds: [learnerId], starts: instances.map(({ start }) => start) };
  await write(context, kind, first.groupLessonId, new Map([[customerId, payer]]), say);
  const [learner] = await learnersByIds(context, [learnerId]);
  const learnerNames = learner?.firstName ?? "a learner";
  await notifyTutors(context, tutorKind, instances, (moment) => ({ ...say(moment), learnerNames }));
}

/** Tells the family that what they object to rests, and asks the tutors for their account. */
export const notifyPlaceDisputed = (context: Context, instances: readonly GroupInstanceRow[], place: Place) =>
  writeOfPlace(context, ["group-disputed", "group-tutor-disputed"], instances, place, () => ({}));

/** Tells both how an objection was decided; without a percentage, it is charged as before. */
export const notifyPlaceDecided = (
  context: Context,
  instances: readonly GroupInstanceRow[],
  place: Place,
  chargePercent: number | null,
) =>
  writeOfPlace(context, ["group-decided", "group-tutor-decided"], instances, place, () => ({
    lessonOutcome:
      chargePercent === null
        ? "It is charged as before."
        : chargePercent === 0
          ? "Nothing is charged for it."
          : `${inPercent(chargePercent)} of the price is charged.`,
  }));

/** Tells whoever pays for a learner who waited that a place is kept for them. */
export const notifyOfPlace = (
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
