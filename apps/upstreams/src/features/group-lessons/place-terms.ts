import { eq } from "drizzle-orm";
import { priceFor } from "@app/domain/group-lessons/group-prices.ts";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { customers } from "../customers/customers.public.ts";
import { policyOf } from "../lessons/policy-of.public.ts";
import type { GroupEnrolmentRow, GroupLessonRow } from "./group-lessons.table.ts";

type Terms = Pick<GroupEnrolmentRow, "policySnapshot" | "priceAmount" | "priceCurrency" | "chargeBasis">;

/** What counts for a place that a customer takes now, whatever becomes of the offer later. Source: domain.md 1.2, 2.8. */
export async function termsOfPlace(
  context: Context,
  customerId: string,
  { prices, priceBasis: chargeBasis }: Pick<GroupLessonRow, "prices" | "priceBasis">,
): Promise<Terms> {
  const [payer] = await context.db
    .select({ currency: customers.currency, regionId: customers.regionId })
    .from(customers)
    .where(eq(customers.id, customerId));
  const price = payer && priceFor(prices, payer.currency);
  if (!price) throw fieldRefusal("learnerId", messages.reference("Customer"));
  const policySnapshot = await policyOf(context, { customerId, regionId: payer.regionId });
  return { policySnapshot, priceAmount: price.amount, priceCurrency: price.currency, chargeBasis };
}
