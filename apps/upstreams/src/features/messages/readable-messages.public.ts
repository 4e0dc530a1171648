import { sql, type SQL } from "drizzle-orm";
import type { Context } from "../../service/context.ts";

/**
 * Which messages a caller does not see, by the alias of their table: emails that the product wrote speak of money and of
 * lessons, so they are for those who may read both. What staff wrote is for all who may read the person.
 */
export function readableMessages({ actor }: Pick<Context, "actor">, table: string): SQL | undefined {
  if (actor.permissions.has("invoices:read") && actor.permissions.has("lessons:read")) return undefined;
  const column = (name: string) => sql`${sql.identifier(table)}.${sql.identifier(name)}`;
  return sql`(${column("channel")} <> 'email' or exists (
    select 1 from mails where mails.id = ${column("mail_id")} and mails.template = 'message'))`;
}
