import { sql, type SQL } from "drizzle-orm";

/** The name of the person with an id, in a query. */
export const personName = (id: SQL): SQL =>
  sql`(select p.first_name || ' ' || p.last_name from persons p where p.id = ${id})`;

/** The name of whoever learns by a row: its pod, its dependent, or the customer. `row` is an alias of a table with all three ids. */
export function learnerName(row: "e" | "r"): SQL {
  const columnSql = (column: string) => sql.raw(`${row}.${column}`);
  return sql`coalesce((select g.name from customer_pods g where g.id = ${columnSql("pod_id")}),
    (select d.first_name || ' ' || d.last_name from dependents d where d.id = ${columnSql("dependent_id")}), ${personName(columnSql("customer_id"))})`;
}
