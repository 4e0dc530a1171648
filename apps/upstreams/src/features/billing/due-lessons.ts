import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { priceForLength } from "@app/domain/billing/coverage.ts";
import { priceOn } from "@app/domain/lessons/course-plan.ts";
import { partsOf, type Payer } from "@app/domain/customer-pods/pod-shares.ts";
import { openLessonStatuses } from "@app/domain/lessons/booked-states.ts";
import type { Context } from "../../service/context.ts";
import { podMembers } from "../customer-pods/customer-pods.public.ts";
import { bookedLessons, confirmedLessons, lessonSettlements } from "../lessons/lessons-tables.public.ts";
import { regions } from "../regions/regions.public.ts";
import { chargeOf } from "./charge-of.ts";
import { duePlaces } from "./due-places.ts";
import { payersOf } from "./payers-of.ts";
import type { PrepaidLesson } from "./prepaid-lesson.ts";

const isOpen = (status: string) => openLessonStatuses.some((one) => one === status);

/** The date of a lesson in its region. */
export const lessonDay = sql<string>`(${bookedLessons.startAt} at time zone ${regions.timeZone})::date::text`;

/** Whether a lesson is on or after the day on which its region's books begin; null before that day is set. */
export const isInBooks = sql<boolean>`${lessonDay} >= ${regions.booksBeginOn}::text`;

const first = alias(bookedLessons, "first_of_chain");

/** The pods in which some customers pay or paid for a learner. */
const podsOf = ({ db }: Pick<Context, "db">, customerIds: readonly string[]) =>
  db
    .select({ id: podMembers.podId })
    .from(podMembers)
    .where(inArray(podMembers.customerId, [...customerIds]));

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
      day: lessonDay,
      agreedOn: first.localDate,
    })
    .from(bookedLessons)
    .innerJoin(confirmedLessons, eq(confirmedLessons.id, bookedLessons.courseId))
    .innerJoin(regions, eq(regions.id, bookedLessons.regionId))
    .innerJoin(first, eq(first.id, bookedLessons.chainId))
    .leftJoin(lessonSettlements, eq(lessonSettlements.lessonId, bookedLessons.id))
    .where(
      and(
        or(
          inArray(bookedLessons.customerId, [...customerIds]),
          inArray(bookedLessons.podId, podsOf({ db }, customerIds)),
        ),
        eq(confirmedLessons.billing, "prepaid"),
        or(
          inArray(bookedLessons.status, [...openLessonStatuses]),
          and(eq(lessonSettlements.state, "unposted"), isInBooks),
        ),
      ),
    )
    .orderBy(bookedLessons.id, desc(lessonSettlements.round));

type DueRow = Awaited<ReturnType<typeof readRows>>[number];

interface Priced extends Pick<DueRow, "agreedOn"> {
  course: Pick<DueRow["course"], "priceAmount" | "earlierPrices" | "durationMinutes">;
  lesson: Pick<DueRow["lesson"], "startAt" | "endAt">;
}

/** How long a lesson is, and what all of it costs: by the price of the day on which its chain first stood. */
export function priceOfLesson({ lesson, course, agreedOn }: Priced): { minutes: number; price: number } {
  const minutes = Math.round((lesson.endAt.getTime() - lesson.startAt.getTime()) / 60_000);
  return { minutes, price: priceForLength(priceOn(course, agreedOn), minutes, course.durationMinutes) };
}

/**
 * What a lesson costs each of those who pay for it: all of it while it is ahead, its charge once it is settled. The minutes
 * are the same for all.
 */
export function partsOfLesson(
  row: Priced & { lesson: Pick<DueRow["lesson"], "status">; settled: DueRow["settled"] },
  payers: readonly Payer[],
): { minutes: number; parts: [customerId: string, charge: number][] } {
  const { minutes: length, price } = priceOfLesson(row);
  const settled = isOpen(row.lesson.status) ? null : row.settled;
  const { minutes, charge } = settled ? chargeOf(price, settled) : { minutes: length, charge: price };
  return { minutes, parts: [...partsOf(charge, payers)] };
}

/** The lessons and places of some customers that credit is to pay for, the earliest first. Source: domain.md 5.5. */
export async function dueLessons(
  context: Pick<Context, "db" | "now">,
  customerIds: readonly string[],
): Promise<PrepaidLesson[]> {
  const rows = await readRows(context, customerIds);
  const payers = await payersOf(
    context,
    rows.map(({ lesson }) => lesson),
  );
  const asked = new Set(customerIds);
  const lessons = rows.flatMap((row): PrepaidLesson[] => {
    const { lesson, course, day } = row;
    const { minutes, parts } = partsOfLesson(row, payers(lesson));
    const shown = {
      id: lesson.id,
      courseId: course.id,
      learnerId: lesson.podId === null ? lesson.learnerId : null,
      podId: lesson.podId,
      subject: lesson.subject,
      tutorId: lesson.tutorId,
      currency: course.priceCurrency,
      startAt: lesson.startAt,
      day,
      isUpcoming: isOpen(lesson.status) && lesson.startAt > context.now,
    };
    return parts
      .filter(([customerId]) => asked.has(customerId))
      .map(([customerId, charge]) => ({ ...shown, customerId, minutes, charge }));
  });
  return [...lessons, ...(await duePlaces(context, customerIds))]
    .filter(({ minutes }) => minutes > 0)
    .toSorted((a, b) => a.startAt.getTime() - b.startAt.getTime() || a.id.localeCompare(b.id));
}
