import { asc, eq, inArray, isNotNull, isNull, or, sql, type AnyColumn } from "drizzle-orm";
import { z } from "zod";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { raterKinds, ratingTags } from "@app/domain/ratings/rating-enums.ts";
import {
  anyIn,
  anyOf,
  anyText,
  searchWhere,
  type Filter,
  type ListRequest,
  type ListSpec,
} from "../../records/list-spec.ts";
import { booleanFilter, periodFilter } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { podMembers } from "../customer-pods/customer-pods.public.ts";
import { dependents, learnersByIds, peopleFoundAmong, personOf, persons } from "../customers/customers.public.ts";
import { tutors } from "../tutors/tutors.public.ts";
import { bookedLessons } from "../lessons/lessons-tables.public.ts";
import type { BookedRow } from "../lessons/lessons.public.ts";
import {
  lessonRatingOf,
  studentRatingOf,
  type LessonRaterRecord,
  type LessonRatingRecord,
  type RatingsOfLesson,
  type StudentRatingRecord,
} from "./ratings.record.ts";
import { lessonRatings, studentRatings, type LessonRatingRow } from "./ratings.table.ts";

const byStars: Filter = {
  value: z.enum(["1", "2", "3", "4", "5"], messages.choice("rating")),
  many: true,
  where: (values) => inArray(lessonRatings.rating, values.map(Number)),
  countedBy: () => sql`${lessonRatings.rating}::text`,
};

/** Matches ratings whose lesson has one of these values in a column. */
const ofLessons = (lessonId: AnyColumn, column: AnyColumn): Filter => ({
  ...anyText(column),
  where: (values) =>
    sql`${lessonId} in (select ${bookedLessons.id} from ${bookedLessons} where ${inArray(column, values)})`,
  countedBy: () => sql`(select ${column} from ${bookedLessons} where ${bookedLessons.id} = ${lessonId})`,
});

const { id: ratingId, searchName, tutorId } = lessonRatings;

const byWords = (text: string) => searchWhere(searchName, text);
const byTutor = (text: string) => sql`${tutorId} in (${peopleFoundAmong(tutors.id, text)})`;

export const lessonRatingList: ListSpec = {
  sorts: { createdAt: [lessonRatings.createdAt], rating: [lessonRatings.rating] },
  defaultSort: "-createdAt",
  search: (text) => (text.trim() === "" ? undefined : or(byWords(text), byTutor(text.trim()))),
  // Each by an index of its own: for "or" the database goes through all of them.
  found: (text) => sql`select ${ratingId} from ${lessonRatings} where ${byWords(text)}
    union all select ${ratingId} from ${lessonRatings} where ${byTutor(text)}`,
  id: ratingId,
  filters: {
    id: anyText(lessonRatings.id),
    lessonId: anyText(lessonRatings.lessonId),
    tutorId: anyText(lessonRatings.tutorId),
    customerId: ofLessons(lessonRatings.lessonId, bookedLessons.customerId),
    learnerId: ofLessons(lessonRatings.lessonId, bookedLessons.learnerId),
    raterKind: anyOf(lessonRatings.raterKind, raterKinds, "Who"),
    rating: byStars,
    tag: { ...anyIn(lessonRatings.tags), value: z.enum(ratingTags, messages.choice("tag")) },
    hidden: {
      ...booleanFilter("hidden", () => isNotNull(lessonRatings.hiddenAt)),
      where: ([value]) => (value === "true" ? isNotNull : isNull)(lessonRatings.hiddenAt),
    },
    ...periodFilter("created", lessonRatings.createdAt, "Given"),
  },
};

export const studentRatingList: ListSpec = {
  sorts: { createdAt: [studentRatings.createdAt] },
  defaultSort: "-createdAt",
  id: studentRatings.id,
  filters: {
    id: anyText(studentRatings.id),
    lessonId: anyText(studentRatings.lessonId),
    tutorId: anyText(studentRatings.tutorId),
    customerId: ofLessons(studentRatings.lessonId, bookedLessons.customerId),
    learnerId: ofLessons(studentRatings.lessonId, bookedLessons.learnerId),
    ...periodFilter("created", studentRatings.createdAt, "Given"),
  },
};

const nameIn = (table: typeof persons | typeof dependents) =>
  sql`(select ${table.firstName} || ' ' || ${table.lastName} from ${table} where ${table.id} = ${lessonRatings.raterId})`;
const raterName = sql<string>`coalesce(${nameIn(persons)}, ${nameIn(dependents)}, '')`;

/** One page of what customers and learners say of lessons. */
export async function listRatings(
  context: Context,
  request: ListRequest,
): Promise<{ rows: LessonRatingRecord[]; total: number }> {
  const { rows, total } = await readPage(context, { rating: lessonRatings, raterName }, lessonRatings, request);
  return { rows: rows.map(({ rating, ...more }) => lessonRatingOf(rating, more)), total };
}

/** A rating as it is answered. */
export async function presentRating({ db }: Pick<Context, "db">, row: LessonRatingRow): Promise<LessonRatingRecord> {
  const [more] = await db.select({ raterName }).from(lessonRatings).where(eq(lessonRatings.id, row.id));
  return lessonRatingOf(row, more as { raterName: string });
}

/** One page of what tutors say of learners. */
export async function listStudentRatings(
  context: Context,
  request: ListRequest,
): Promise<{ rows: StudentRatingRecord[]; total: number }> {
  const { rows, total } = await readPage(context, { rating: studentRatings }, studentRatings, request);
  return { rows: rows.map(({ rating }) => studentRatingOf(rating)), total };
}

/** Who may rate a lesson: whoever pays, and whoever learns; of a pod its members and those who pay for them. */
export async function ratersOf(
  context: Pick<Context, "db" | "now">,
  { customerId, dependentId, podId }: Pick<BookedRow, "customerId" | "dependentId" | "podId">,
): Promise<LessonRaterRecord[]> {
  const members =
    podId === null
      ? []
      : await context.db
          .select({ customerId: podMembers.customerId, dependentId: podMembers.dependentId })
          .from(podMembers)
          .where(eq(podMembers.podId, podId))
          .orderBy(asc(podMembers.place));
  const payers = [...new Set([customerId, ...members.map((member) => member.customerId)])];
  const children = [...new Set([dependentId, ...members.map((member) => member.dependentId)])].flatMap(
    (id) => id ?? [],
  );
  const learners = new Map((await learnersByIds(context, children)).map((learner) => [learner._id, learner]));
  const paying = await Promise.all(
    payers.map(async (id): Promise<LessonRaterRecord> => {
      return { _id: id, name: fullName(await personOf(context, id)), kind: "customer" };
    }),
  );
  return [
    ...paying,
    ...children.flatMap((id): LessonRaterRecord[] => {
      const learner = learners.get(id);
      return learner ? [{ _id: id, name: fullName(learner), kind: "learner" }] : [];
    }),
  ];
}

/** All that was said after a lesson, and what may still be. */
export async function ratingsOfLesson(context: Context, lessonId: string): Promise<RatingsOfLesson> {
  const { db } = context;
  const [lesson] = await db.select().from(bookedLessons).where(eq(bookedLessons.id, lessonId));
  if (!lesson) throw new Refusal("NOT_FOUND", messages.missing("Lesson"));
  const given = await db
    .select({ rating: lessonRatings, raterName })
    .from(lessonRatings)
    .where(eq(lessonRatings.lessonId, lessonId))
    .orderBy(asc(lessonRatings.createdAt), asc(lessonRatings.id));
  const [student] = await db.select().from(studentRatings).where(eq(studentRatings.lessonId, lessonId));
  return {
    raters: await ratersOf(context, lesson),
    ratings: given.map(({ rating, ...more }) => lessonRatingOf(rating, more)),
    studentRating: student ? studentRatingOf(student) : null,
    askedAgainAt: lesson.ratingAskedAgainAt?.toISOString() ?? null,
  };
}
