import { lessonsOfPeople, type PersonLessonsRecord } from "../../features/lessons/people-lessons.public.ts";
import type { Context } from "../../service/context.ts";
import type { ExportColumn } from "./export-kind.ts";

/** The next and last lessons of a page's people, by id. */
export type Lessons = ReadonlyMap<string, PersonLessonsRecord>;

export const lessonsOf = async (
  context: Context,
  owner: Parameters<typeof lessonsOfPeople>[1],
  ids: readonly string[],
): Promise<Lessons> => new Map((await lessonsOfPeople(context, owner, ids)).map((one) => [one._id, one]));

interface WithLessons {
  lessons: Lessons;
}

/** The start of the next lesson. */
export const nextLessonColumn = <Row extends WithLessons>(idOf: (row: Row) => string): ExportColumn<Row> => ({
  id: "nextLesson",
  heading: "Next lesson",
  cell: (row) => row.lessons.get(idOf(row))?.nextLesson?.startAt ?? null,
});

/** The time of the last lesson given. */
export const lastLessonColumn = <Row extends WithLessons>(idOf: (row: Row) => string): ExportColumn<Row> => ({
  id: "lastLesson",
  heading: "Last lesson",
  cell: (row) => row.lessons.get(idOf(row))?.lastLesson?.startAt ?? null,
});
