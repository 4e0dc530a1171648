import { sql, type AnyColumn, type SQL } from "drizzle-orm";

/**
 * Whether a column is one of many texts, passed as one parameter: binding a hundred ids takes longer than finding the
 * rows.
 */
export const amongMany = (column: AnyColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::text[])`;
