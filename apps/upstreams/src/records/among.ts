import { sql, type AnyColumn, type SQL } from "drizzle-orm";

/** Rows whose column is among many texts, told as one parameter: a page's hundred take longer to be written one by one than to be found. */
export const amongMany = (column: AnyColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::text[])`;
