import { eq } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { customers } from "../customers/customers.public.ts";

/** The currency that a customer pays in; null for somebody who is none. */
export async function currencyOfCustomer({ db }: Pick<Context, "db">, id: string) {
  const [row] = await db.select({ currency: customers.currency }).from(customers).where(eq(customers.id, id));
  return row?.currency ?? null;
}
