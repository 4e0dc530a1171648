import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { tutorDocuments } from "../tutors/tutors.public.ts";

/** Until when each of some tutors is checked; missing where none was made, or one has no end. Source: domain.md 1.1. */
export async function checkedUntil(
  { db }: Pick<Context, "db">,
  tutorIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { personId, expiresOn, kind, archivedAt } = tutorDocuments;
  const rows = await db
    .select({
      personId,
      until: sql<string | null>`max(${expiresOn})::text`,
      hasEnd: sql<boolean>`bool_and(${expiresOn} is not null)`,
    })
    .from(tutorDocuments)
    .where(and(inArray(personId, [...tutorIds]), eq(kind, "background-check"), isNull(archivedAt)))
    .groupBy(personId);
  return new Map(rows.flatMap(({ personId: id, until, hasEnd }) => (hasEnd && until !== null ? [[id, until]] : [])));
}
