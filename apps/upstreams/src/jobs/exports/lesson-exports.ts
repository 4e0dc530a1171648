import { sql } from "drizzle-orm";
import { wallClockOf } from "@app/domain/time.ts";
import { chargeInWords, payInWords } from "@app/domain/lessons/settled-share.ts";
import { slotsInWords } from "@app/domain/lessons/weekdays.ts";
import { customerPods } from "../../features/customer-pods/customer-pods.public.ts";
import { dependents, persons } from "../../features/customers/customers.public.ts";
import {
  bookedList,
  courseList,
  listBooked,
  listCourses,
  type BookedRecord,
  type CourseRecord,
} from "../../features/lessons/lessons-list.public.ts";
import { bookedLessons, confirmedLessons, lessonRequests } from "../../features/lessons/lessons.public.ts";
import type { Context } from "../../service/context.ts";
import { exportKind } from "./export-kind.ts";
import { idsOf, nameIn, namesIn, personNames, regionCodes, regionFilter, wordsOf, type Names } from "./names.ts";

type Party = Pick<BookedRecord, "customerId" | "dependentId" | "podId" | "tutorId" | "regionId">;

interface Named<Lesson> {
  lesson: Lesson;
  people: Names;
  regions: Names;
}

/** Adds the names of payers, learners and tutors to rows. */
async function named<Lesson extends Party>(context: Context, rows: readonly Lesson[]): Promise<Named<Lesson>[]> {
  const pluck = (pick: (row: Lesson) => string | null) => rows.map(pick);
  const children = sql<string>`${dependents.firstName} || ' ' || ${dependents.lastName}`;
  const people = new Map([
    ...(await personNames(context, [...pluck(({ customerId }) => customerId), ...pluck(({ tutorId }) => tutorId)])),
    ...(await namesIn(
      context,
      dependents,
      children,
      pluck(({ dependentId }) => dependentId),
    )),
    ...(await namesIn(
      context,
      customerPods,
      customerPods.name,
      pluck(({ podId }) => podId),
    )),
  ]);
  const regions = await regionCodes(
    context,
    pluck(({ regionId }) => regionId),
  );
  return rows.map((lesson) => ({ lesson, people, regions }));
}

const filters = {
  regionId: regionFilter,
  customerId: idsOf("Customer", personNames),
  tutorId: idsOf("Tutor", personNames),
};

interface Course extends Named<CourseRecord> {
  requests: Names;
}

export const coursesExport = exportKind<Course>({
  permission: "lessons:read",
  list: courseList,
  table: confirmedLessons,
  async read(context, asked) {
    const { rows } = await listCourses(context, asked);
    const ids = rows.map(({ requestId }) => requestId);
    const requests = await namesIn(context, lessonRequests, lessonRequests.requestNumber, ids);
    return (await named(context, rows)).map((row) => ({ ...row, requests }));
  },
  columns: [
    { id: "number", heading: "Course", cell: ({ lesson }) => lesson.confirmedNumber },
    { id: "learner", heading: "Learner", cell: ({ lesson, people }) => nameIn(people, lesson.learnerId) },
    { id: "customer", heading: "Customer", cell: ({ lesson, people }) => nameIn(people, lesson.customerId) },
    { id: "tutor", heading: "Tutor", cell: ({ lesson, people }) => nameIn(people, lesson.tutorId) },
    { id: "subject", heading: "Subject", cell: ({ lesson }) => lesson.subject },
    {
      id: "times",
      heading: "Times",
      cell: ({ lesson }) => slotsInWords(lesson.slots),
    },
    { id: "zone", heading: "Time zone", cell: ({ lesson }) => lesson.anchorTimeZone },
    { id: "minutes", heading: "Minutes", cell: ({ lesson }) => lesson.durationMinutes },
    {
      id: "price",
      heading: "Price of a lesson",
      cell: ({ lesson }) => lesson.priceAmount / 100,
    },
    { id: "currency", heading: "Currency", cell: ({ lesson }) => lesson.priceCurrency },
    { id: "billing", heading: "Billing", cell: ({ lesson }) => wordsOf(lesson.billing) },
    { id: "next", heading: "Next lesson", cell: ({ lesson }) => lesson.nextLessonAt },
    { id: "status", heading: "Status", cell: ({ lesson }) => wordsOf(lesson.status) },
    { id: "request", heading: "Request", cell: ({ lesson, requests }) => nameIn(requests, lesson.requestId) },
    { id: "region", heading: "Region", cell: ({ lesson, regions }) => nameIn(regions, lesson.regionId) },
    { id: "startOn", heading: "First day", cell: ({ lesson }) => lesson.startOn },
    { id: "endOn", heading: "Last day", cell: ({ lesson }) => lesson.endOn },
    { id: "ended", heading: "Why it ended", cell: ({ lesson }) => lesson.endedReason },
  ],
  filters,
});

interface Booked extends Named<BookedRecord> {
  zones: Names;
}

function tutorTimeOf({ lesson, zones }: Booked): string {
  const { date, time } = wallClockOf(new Date(lesson.startAt), nameIn(zones, lesson.tutorId) ?? lesson.anchorTimeZone);
  return `${date} ${time}`;
}

export const bookedExport = exportKind<Booked>({
  permission: "lessons:read",
  list: bookedList,
  table: bookedLessons,
  async read(context, asked) {
    const { rows } = await listBooked(context, asked);
    const ids = rows.map(({ tutorId }) => tutorId);
    const zones = await namesIn(context, persons, persons.timeZone, ids);
    return (await named(context, rows)).map((row) => ({ ...row, zones }));
  },
  columns: [
    { id: "start", heading: "Start", cell: ({ lesson }) => lesson.startAt },
    { id: "end", heading: "End", cell: ({ lesson }) => lesson.endAt },
    { id: "learnerTime", heading: "Learner’s time", cell: ({ lesson }) => `${lesson.localDate} ${lesson.localTime}` },
    { id: "tutorTime", heading: "Tutor’s time", cell: tutorTimeOf },
    { id: "zone", heading: "Time zone", cell: ({ lesson }) => lesson.anchorTimeZone },
    { id: "learner", heading: "Learner", cell: ({ lesson, people }) => nameIn(people, lesson.learnerId) },
    { id: "customer", heading: "Customer", cell: ({ lesson, people }) => nameIn(people, lesson.customerId) },
    { id: "tutor", heading: "Tutor", cell: ({ lesson, people }) => nameIn(people, lesson.tutorId) },
    { id: "subject", heading: "Subject", cell: ({ lesson }) => lesson.subject },
    { id: "kind", heading: "Kind", cell: ({ lesson }) => wordsOf(lesson.kind) },
    { id: "number", heading: "Lesson", cell: ({ lesson }) => lesson.lessonNumber },
    { id: "status", heading: "Status", cell: ({ lesson }) => wordsOf(lesson.status) },
    { id: "money", heading: "Charged", cell: ({ lesson }) => lesson.settlement && chargeInWords(lesson.settlement) },
    { id: "pay", heading: "Tutor paid", cell: ({ lesson }) => lesson.settlement && payInWords(lesson.settlement) },
    { id: "settled", heading: "Settled", cell: ({ lesson }) => lesson.settlement?.sentence ?? null },
    { id: "region", heading: "Region", cell: ({ lesson, regions }) => nameIn(regions, lesson.regionId) },
  ],
  filters,
});
