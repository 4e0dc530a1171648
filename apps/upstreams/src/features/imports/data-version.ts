import { sql, type SQL } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import type { Importable } from "./importable.ts";

/** How the records stand that an import depends on: another text as soon as one of them is added, changed or removed. */
export async function dataVersionOf({ db }: Pick<Context, "db">, { tables }: Importable): Promise<string> {
  const parts: string[] = [];
  for (const table of tables) {
    const told: SQL<string> = sql`count(*) || ' ' || coalesce(sum(${table.version}), 0) || ' ' || coalesce(max(${table.id}), '')`;
    const [row] = await db.select({ told }).from(table);
    parts.push(row?.told ?? "");
  }
  return parts.join(", ");
}
