import { sql } from "drizzle-orm";
import type { Context } from "../../service/context.ts";

/** The next tutor number, such as "T-0041"; none is used twice. */
export async function nextTutorNumber({ db }: Pick<Context, "db">): Promise<string> {
  // As text: the databases give a number of this size in different types.
  const [row] = await db.select({ n: sql<string>`nextval('tutor_numbers')::text` }).from(sql`(values (1)) as once`);
  return `T-${(row?.n ?? "").padStart(4, "0")}`;
}
