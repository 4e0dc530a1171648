import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { DueLesson } from "@app/domain/billing/lesson-cover.ts";
import { priceForLength } from "@app/domain/billing/coverage.ts";
import { priceOn } from "@app/domain/lessons/course-plan.ts";
import { amountOfShare, minutesOfShare } from "@app/domain/lessons/settled-share.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { openLessonStatuses } from "@app/domain/lessons/booked-states.ts";
import type { Context } from "../../service/context.ts";
import { bookedLessons, confirmedLessons, lessonSettlements } from "../lessons/lessons-tables.public.ts";
import { regions } from "../regions/regions.public.ts";

/** A lesson of a prepaid course that its customer's credit has not paid for yet. */
export interface PrepaidLesson extends DueLesson {
  customerId: string;
  courseId: string;
  startAt: Date;
  /** Whether it is still to be given. */
  isUpcoming: boolean;
}

const isOpen = (status: string) => openLessonStatuses.some((one) => one === status);

/** The date of a lesson in its region. */
export const lessonDay = sql<string>`(${bookedLessons.startAt} at time zone ${regions.timeZone})::date::text`;

/** Whether a lesson is on or after the day on which its region's books begin; null before that day is set. */
export const isInBooks = sql<boolean>`${lessonDay} >= ${regions.booksBeginOn}::text`;

const first = alias(bookedLessons, "first_of_chain");

const readRows = ({ db }: Pick<Context, "db">, customerIds: readonly string[]) =>
  db
    .selectDistinctOn([bookedLessons.id], {
      lesson: {
        id: bookedLessons.id,
        customerId: bookedLessons.customerId,
        learnerId: bookedLessons.learnerId,
        podId: bookedLessons.podId,
        subject: bookedLessons.subject,
        // Credit for one tutor's lessons pays for those that another gives in their place.
        tutorId: sql<string>`coalesce(${bookedLessons.coversForId}, ${bookedLessons.tutorId})`,
        startAt: bookedLessons.startAt,
        endAt: bookedLessons.endAt,
        status: bookedLessons.status,
      },
      course: {
        id: confirmedLessons.id,
        priceAmount: confirmedLessons.priceAmount,
        earlierPrices: confirmedLessons.earlierPrices,
        priceCurrency: confirmedLessons.priceCurrency,
        durationMinutes: confirmedLessons.durationMinutes,
      },
      settled: {
        minutes: lessonSettlements.minutes,
        chargeMinutes: lessonSettlements.chargeMinutes,
        chargeBp: lessonSettlements.chargeBp,
      },
      timeZone: regions.timeZone,
      agreedOn: first.localDate,
    })
    .from(bookedLessons)
    .innerJoin(confirmedLessons, eq(confirmedLessons.id, bookedLessons.courseId))
    .innerJoin(regions, eq(regions.id, bookedLessons.regionId))
    .innerJoin(first, eq(first.id, bookedLessons.chainId))
    .leftJoin(lessonSettlements, eq(lessonSettlements.lessonId, bookedLessons.id))
    .where(
      and(
        inArray(bookedLessons.customerId, [...customerIds]),
        eq(confirmedLessons.billing, "prepaid"),
        or(
          inArray(bookedLessons.status, [...openLessonStatuses]),
          and(eq(lessonSettlements.state, "unposted"), isInBooks),
        ),
      ),
    )
    .orderBy(bookedLessons.id, desc(lessonSettlements.round));

type DueRow = Awaited<ReturnType<typeof readRows>>[number];

type Priced = Pick<DueRow, "course" | "agreedOn"> & { lesson: Pick<DueRow["lesson"], "startAt" | "endAt"> };

/** How long a lesson is, and what all of it costs: by the price of the day on which its chain first stood. */
export function priceOfLesson({ lesson, course, agreedOn }: Priced): { minutes: number; price: number } {
  const minutes = Math.round((lesson.endAt.getTime() - lesson.startAt.getTime()) / 60_000);
  return { minutes, price: priceForLength(priceOn(course, agreedOn), minutes, course.durationMinutes) };
}

/** What a settlement takes of a lesson. */
export function chargeOf(
  price: number,
  settled: { minutes: number; chargeMinutes: number; chargeBp: number },
): { minutes: number; charge: number } {
  const share = { minutes: settled.chargeMinutes, bp: settled.chargeBp };
  return { minutes: minutesOfShare(share), charge: amountOfShare(price, share, settled.minutes) };
}

/** What a lesson takes: all of it while it is ahead, its charge once it is settled. */
function takes(row: DueRow): { minutes: number; charge: number } {
  const { minutes, price } = priceOfLesson(row);
  return isOpen(row.lesson.status) || !row.settled ? { minutes, charge: price } : chargeOf(price, row.settled);
}

/** The lessons of some customers that credit is to pay for, the earliest first. Source: domain.md 5.5. */
export async function dueLessons(
  context: Pick<Context, "db" | "now">,
  customerIds: readonly string[],
): Promise<PrepaidLesson[]> {
  const rows = await readRows(context, customerIds);
  return rows
    .map((row) => {
      const { lesson, course, timeZone } = row;
      return {
        ...takes(row),
        id: lesson.id,
        customerId: lesson.customerId,
        courseId: course.id,
        learnerId: lesson.podId === null ? lesson.learnerId : null,
        podId: lesson.podId,
        subject: lesson.subject,
        tutorId: lesson.tutorId,
        currency: course.priceCurrency,
        startAt: lesson.startAt,
        day: wallClockOf(lesson.startAt, timeZone).date,
        isUpcoming: isOpen(lesson.status) && lesson.startAt > context.now,
      };
    })
    .filter(({ minutes }) => minutes > 0)
    .toSorted((a, b) => a.startAt.getTime() - b.startAt.getTime() || a.id.localeCompare(b.id));
}
