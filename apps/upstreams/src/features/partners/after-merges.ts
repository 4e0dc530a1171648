import { and, inArray, isNotNull } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { persons } from "../customers/customers.public.ts";

/** Reads where records of learners who were chosen have gone since: those that were merged into others lead to them. */
export async function afterMerges(
  { db }: Pick<Context, "db">,
  chosen: readonly string[],
): Promise<(ids: readonly string[]) => string[]> {
  const merged =
    chosen.length === 0
      ? []
      : await db
          .select({ id: persons.id, into: persons.mergedIntoId })
          .from(persons)
          .where(and(inArray(persons.id, [...chosen]), isNotNull(persons.mergedIntoId)));
  const into = new Map(merged.map((row) => [row.id, row.into]));
  return (ids) => [...new Set(ids.map((id) => into.get(id) ?? id))];
}
