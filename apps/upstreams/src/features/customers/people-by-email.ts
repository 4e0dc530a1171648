import { inArray, or, sql } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { persons } from "./customers.table.ts";

/**
 * Who is found by any of some addresses, each with the addresses that they are found by: a first or a second one, also of a
 * record that was merged into theirs.
 */
export async function peopleByEmail(
  { db }: Pick<Context, "db">,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  if (emails.length === 0) return found;
  const { id, mergedIntoId, email, secondaryEmail } = persons;
  const rows = await db
    .select({ id: sql<string>`coalesce(${mergedIntoId}, ${id})`, email, secondaryEmail })
    .from(persons)
    .where(
      or(
        // Each answered by its own index.
        sql`${mergedIntoId} is null and ${inArray(email, [...emails])}`,
        sql`${mergedIntoId} is not null and ${inArray(email, [...emails])}`,
        inArray(secondaryEmail, [...emails]),
      ),
    );
  for (const row of rows) {
    const known = [row.email, row.secondaryEmail].filter((one) => one !== null);
    found.set(row.id, [...(found.get(row.id) ?? []), ...known]);
  }
  return found;
}
