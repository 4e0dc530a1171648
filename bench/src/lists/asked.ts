import type { GraphQLSchema } from "graphql";
import type { Product } from "../product.ts";
import { calendarQuestions, logQuestions } from "./calendars.ts";
import { listsOf, queryOf, type List } from "./documents.ts";
import { questionsOf, type Known, type Question } from "./questions.ts";

/** A query of the portal with all its variations. */
export interface Asked {
  name: string;
  query: string;
  /** The number of records, and the variations, which may depend on it. */
  prepare: (product: Product) => Promise<{ records: number; questions: readonly Question[] }>;
}

interface Lesson {
  id: string;
  customer: { id: string };
  tutor: { id: string };
  region: { id: string };
  course: { id: string } | null;
}

const lessonsQuery = `query Known($sort: BookedLessonSort!) {
  bookedLessons(page: { size: 20 }, filter: { upcoming: false }, sort: $sort) {
    items { id customer { id } tutor { id } region { id } course { id } }
  }
}`;

/** The latest booked lessons, as input for the others. */
async function lessonsOf({ ask }: Pick<Product, "ask">): Promise<readonly Lesson[]> {
  const { data } = await ask(lessonsQuery, { sort: "START_DESC" });
  return (data["bookedLessons"] as { items: Lesson[] }).items;
}

const freeAt = { weekday: 2, time: "18:00", minutes: 60, timeZone: "Europe/London" };

/** Filter values from the latest lesson. */
function knownOf([lesson]: readonly Lesson[]): Known {
  const said = { subject: "Igbo", freeAt, rating: 4, lessonId: "", dialect: "Ọwẹ" };
  if (!lesson) return said;
  const { customer, tutor, region, course } = lesson;
  return {
    ...said,
    customerId: customer.id,
    learnerId: customer.id,
    payerId: customer.id,
    lessonId: lesson.id,
    tutorId: tutor.id,
    personId: tutor.id,
    regionId: region.id,
    ownerId: "me",
    assigneeId: "me",
    ...(course && { courseId: course.id }),
  };
}

/** The number of rows in a response, whatever it is called. */
export function countIn(data: Readonly<Record<string, unknown>>): number {
  const [answer] = Object.values(data) as [{ pageInfo?: { totalCount: number }; total?: number } | null];
  const count = answer?.pageInfo?.totalCount ?? answer?.total;
  if (count === undefined) throw new Error("The answer does not say how many there are.");
  return count;
}

const listAsked = (list: List): Asked => ({
  name: list.name,
  query: list.query,
  async prepare(product) {
    const [sort] = list.sorts;
    const any = { page: { number: 1, size: 1 }, filter: {}, ...(sort && { sort }) };
    const records = countIn((await product.ask(list.query, any)).data);
    return { records, questions: questionsOf(list, records, knownOf(await lessonsOf(product))) };
  },
});

/** Everything that is measured: each list, the calendar, and the lesson logs. */
export function everythingAsked(schema: GraphQLSchema, today: string): readonly Asked[] {
  const between = queryOf("CalendarBetween");
  const calendar: Asked = {
    name: "CalendarBetween",
    query: between,
    async prepare(product) {
      const questions = calendarQuestions(today, knownOf(await lessonsOf(product)));
      const [month] = questions;
      return { records: countIn((await product.ask(between, month?.variables ?? {})).data), questions };
    },
  };
  const log: Asked = {
    name: "LessonLog",
    query: queryOf("LessonLog"),
    async prepare(product) {
      const lessons = await lessonsOf(product);
      return { records: lessons.length, questions: logQuestions(lessons.map(({ id }) => id)) };
    },
  };
  return [...listsOf(schema).map(listAsked), calendar, log];
}
