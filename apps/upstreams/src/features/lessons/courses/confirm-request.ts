import { asc, eq, sql } from "drizzle-orm";
import { furtherLessons } from "@app/domain/billing/lesson-cover.ts";
import { conflictsOf, type Conflict, type Planned } from "@app/domain/lessons/conflicts.ts";
import type { ConfirmInput } from "@app/domain/lessons/confirm.ts";
import { firstDayOf, lessonsBetween, madeAtFirst } from "@app/domain/lessons/course-plan.ts";
import { courseBegins } from "@app/domain/lessons/course-states.ts";
import { heldUntil } from "@app/domain/lessons/unpaid-holds.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { wallClockOf, type Occurrence, type WeeklySchedule } from "@app/domain/time.ts";
import { insertRecord } from "../../../database/records.ts";
import { createRecord } from "../../../records/change-record.ts";
import { withUnique } from "../../../records/unique.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal, Refusal } from "../../../service/refusal.ts";
import { coverOf } from "../../billing/cover.public.ts";
import { draftForCourse } from "../../billing/draft-for-course.public.ts";
import { personOf } from "../../customers/customers.public.ts";
import { customerForTrial, trialBooked } from "../../leads/lead-trials.public.ts";
import { bookedLessons } from "../booked/booked.table.ts";
import { makeLessons } from "../booked/make-lessons.ts";
import { notifyBegun } from "../emails/course-emails.ts";
import { lockTutor, plannedOf, refuseConflicts } from "../plan-lessons.ts";
import { currentProposal, endProposal } from "../proposal-rows.ts";
import { moveRequest } from "../request.kind.ts";
import { notifyOwner } from "../request-owner.ts";
import { learnerLabel } from "../request-words.ts";
import type { RequestRecord } from "../request.record.ts";
import type { ProposalRow, RequestRow } from "../requests.table.ts";
import { courseKind } from "./course.kind.ts";
import { confirmedLessons, type CourseRow } from "./courses.table.ts";
import { lockParties } from "./hold-parties.ts";
import { settingOf } from "../../system/settings/settings.public.ts";
import { policyOf } from "./policy-of.ts";
import type { RecordRef } from "../../../records/record-ref.ts";

/** What the lessons of a request would be, were it confirmed now, and what stands in their way. */
export interface Confirmation {
  schedule: WeeklySchedule;
  lessons: Occurrence[];
  planned: Planned;
  conflicts: Conflict[];
  learnerIds: string[];
}

/** Whoever is to be taught has to be a customer's learner: of a lead nobody knows who pays, but for a trial. */
function refuseLead({ customerId, kind }: RequestRow): void {
  if (customerId === null && kind !== "trial") throw new Refusal("WRONG_STATE", lessonMessages.leadFirst);
}

/** The request with who pays for it; a lead gets an account with their trial lesson. */
async function withPayer(context: Context, request: RequestRow): Promise<RequestRow & { customerId: string }> {
  refuseLead(request);
  const customerId = request.customerId ?? (await customerForTrial(context, request.leadId ?? ""));
  return { ...request, customerId, leadId: null };
}

/** Holds whose time lessons take; a lead who has no account yet has none that is taken. */
async function holdThose(context: Context, { customerId, ...request }: RequestRow, tutorId: string) {
  if (customerId === null) return { tutor: await lockTutor(context, tutorId), learners: [] };
  return lockParties(context, { ...request, customerId, tutorId });
}

/** Looks again at what was proposed, with everybody held whose time it takes. */
export async function confirmationOf(
  context: Context,
  request: RequestRow,
  proposal: ProposalRow,
  skipDates: readonly string[],
): Promise<Confirmation> {
  refuseLead(request);
  const { tutor, learners } = await holdThose(context, request, proposal.tutorId);
  const { anchorTimeZone, slots, endOn, lessonCount } = proposal;
  const schedule = {
    anchorTimeZone,
    endOn,
    lessonCount,
    skipDates,
    slots: slots.map((slot) => ({ ...slot, durationMinutes: request.durationMinutes })),
    startOn: firstDayOf(proposal.startOn, anchorTimeZone, context.now),
  };
  const lessons = lessonsBetween(schedule, schedule.startOn, madeAtFirst(schedule.startOn));
  const planned = await plannedOf(context, { tutor, learners, lessons, timeZone: anchorTimeZone });
  const learnerIds = learners.map(({ _id }) => _id);
  return { schedule, lessons, planned, conflicts: conflictsOf(planned), learnerIds };
}

async function nextNumber({ db }: Pick<Context, "db">): Promise<string> {
  const [row] = await db
    .select({ n: sql<string>`nextval('confirmed_lesson_numbers')::text` })
    .from(sql`(values (1)) as once`);
  return `L-${(row?.n ?? "0").padStart(6, "0")}`;
}

/** Lets the lead behind a trial know of its lesson. */
async function tellLead(context: Context, { id: courseId, customerId }: CourseRow): Promise<void> {
  const [first] = await context.db
    .select({ id: bookedLessons.id })
    .from(bookedLessons)
    .where(eq(bookedLessons.courseId, courseId))
    .orderBy(asc(bookedLessons.startAt))
    .limit(1);
  if (first) await trialBooked(context, { customerId, lessonId: first.id });
}

/** Whether the customer's credit pays for the first lesson, after all that is booked already. */
async function isFirstCovered(
  context: Context,
  { customerId, dependentId, podId, subject, durationMinutes: minutes }: RequestRow & { customerId: string },
  { tutorId, priceAmount: charge, priceCurrency: currency, anchorTimeZone }: ProposalRow,
  first: Occurrence | undefined,
): Promise<boolean> {
  const free = (await coverOf(context, [customerId])).get(customerId)?.free ?? [];
  const learnerId = podId === null ? (dependentId ?? customerId) : null;
  const day = wallClockOf(first?.start ?? context.now, anchorTimeZone).date;
  return furtherLessons(free, { learnerId, podId, subject, tutorId, currency, day, minutes, charge }) > 0;
}

async function beginCourse(
  context: Context,
  request: RequestRow & { customerId: string },
  proposal: ProposalRow,
  { schedule, lessons, conflicts, learnerIds }: Confirmation,
  billing: ProposalRow["billing"],
): Promise<void> {
  const { customerId, dependentId, podId, regionId, subject, kind, durationMinutes } = request;
  const { tutorId, priceAmount, priceCurrency } = proposal;
  // Read before the database refuses: afterwards nothing can be read in this transaction.
  const names = [await learnerLabel(context, request, "staff"), fullName(await personOf(context, tutorId))] as const;
  const together = () => new Refusal("WRONG_STATE", lessonMessages.alreadyTogether(names[0], subject, names[1]));
  const remarkOn = (start: Date) =>
    conflicts.find(({ level, at }) => level !== "hard" && at?.getTime() === start.getTime())?.text ?? null;
  const confirmedNumber = await nextNumber(context);
  const policySnapshot = await policyOf(context, request);
  const status = courseBegins(billing, priceAmount, await isFirstCovered(context, request, proposal, lessons[0]));
  await createRecord(context, courseKind, {
    write: () =>
      withUnique({ confirmed_lessons_once: together }, () =>
        insertRecord(context, confirmedLessons, {
          confirmedNumber,
          requestId: request.id,
          customerId,
          dependentId,
          podId,
          tutorId,
          regionId,
          subject,
          kind,
          durationMinutes,
          priceAmount,
          priceCurrency,
          billing,
          ...schedule,
          slots: [...schedule.slots],
          skipDates: [...(schedule.skipDates ?? [])],
          generatedUntil: madeAtFirst(schedule.startOn),
          policySnapshot,
          status,
          statusSince: context.now,
        }),
      ),
    effects: async (course) => {
      await makeLessons(context, course, lessons, { learnerIds, remarkOn });
      if (kind === "trial") await tellLead(context, course);
      const [first] = lessons;
      const hours = await settingOf(context, "unpaidHoldHours", regionId);
      if (course.status === "awaiting-payment") await draftForCourse(context, course);
      const held = course.status === "awaiting-payment" && first ? heldUntil(first.start, context.now, hours) : null;
      await notifyBegun(context, course, held);
    },
  });
}

/**
 * The customer accepts: what was agreed becomes a course with its first eight weeks of lessons, or nothing does. What stands
 * in the way is looked at again with everybody held; days may be left out. Source: domain.md 2.1, 2.2, 5.4.
 */
export const confirmRequest = (
  context: Context,
  at: RecordRef,
  { skipDates, despite, billing, note }: Omit<ConfirmInput, "version">,
): Promise<RequestRecord> => {
  let payer: Partial<RequestRow> = {};
  return moveRequest(context, at, "confirm", {
    reason: note ?? null,
    async prepare(asked) {
      const request = await withPayer(context, asked);
      payer = { customerId: request.customerId, leadId: null };
      const proposal = await currentProposal(context, request.id);
      if (!proposal) throw new Refusal("NOT_FOUND", messages.missing("Proposal"));
      const confirmation = await confirmationOf(context, request, proposal, skipDates);
      refuseConflicts(context, confirmation.conflicts, despite);
      if (confirmation.lessons.length === 0) throw fieldRefusal("skipDates", lessonMessages.nothingLeft);
      await endProposal(context, request.id, "confirmed", {
        customerAnsweredAt: context.now,
        answerNote: note ?? proposal.answerNote,
      });
      await beginCourse(context, request, proposal, confirmation, billing ?? proposal.billing);
    },
    set: () => payer,
    effects: (row) =>
      notifyOwner(context, row, {
        title: `${row.requestNumber}: the customer has accepted`,
        description: "The lessons are booked.",
      }),
  });
};
