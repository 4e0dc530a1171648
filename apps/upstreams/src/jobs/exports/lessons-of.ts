import { lessonsOfPeople, type PersonLessonsRecord } from "../../features/lessons/people-lessons.public.ts";
import type { Context } from "../../service/context.ts";
import type { ExportColumn } from "./export-kind.ts";

/** The next and the last lesson of those on a page, by their ids. */
export type Lessons = ReadonlyMap<string, PersonLessonsRecord>;

export const lessonsOf = async (
  context: Context,
  owner: Parameters<typeof lessonsOfPeople>[1],
  ids: readonly string[],
): Promise<Lessons> => new Map((await lessonsOfPeople(context, owner, ids)).map((one) => [one._id, one]));

interface WithLessons {
  lessons: Lessons;
}

/** When the next lesson of whoever stands in a row begins. */
export const nextLessonColumn = <Row extends WithLessons>(idOf: (row: Row) => string): ExportColumn<Row> => ({
  id: "nextLesson",
  heading: "Next lesson",
  cell: (row) => row.lessons.get(idOf(row))?.nextLesson?.startAt ?? null,
});

/** When the last lesson of whoever stands in a row was given. */
export const lastLessonColumn = <Row extends WithLessons>(idOf: (row: Row) => string): ExportColumn<Row> => ({
  id: "lastLesson",
  heading: "Last lesson",
  cell: (row) => row.lessons.get(idOf(row))?.lastLesson?.startAt ?? null,
});
