import { eq, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Context } from "../../service/context.ts";
import { contentLessons, exams, examSubjects, sections, topics } from "./content.table.ts";

/** A column with its table, also where a query of one table alone would leave that out. */
const columnSql = (table: PgTable, column: string): SQL => sql`${table}.${sql.identifier(column)}`;

/** Where the portal shows a lesson, in a query of lessons. */
export const lessonPath: SQL<string> = sql`(
  select '/app/content/exam/' || ${columnSql(exams, "exam_slug")} || '/' || ${columnSql(examSubjects, "id")} || '/' || ${columnSql(topics, "id")}
    || '/' || ${columnSql(sections, "id")} || '/' || ${columnSql(contentLessons, "id")}
  from ${sections}
    join ${topics} on ${columnSql(topics, "id")} = ${columnSql(sections, "topic_id")}
    join ${examSubjects} on ${columnSql(examSubjects, "id")} = ${columnSql(topics, "subject_id")}
    join ${exams} on ${columnSql(exams, "id")} = ${columnSql(examSubjects, "exam_id")}
  where ${columnSql(sections, "id")} = ${columnSql(contentLessons, "section_id")})`;

/** The same of one lesson. */
export async function urlOfLesson({ db }: Pick<Context, "db">, id: string): Promise<string | null> {
  const [row] = await db.select({ url: lessonPath }).from(contentLessons).where(eq(contentLessons.id, id));
  return row?.url ?? null;
}
