import { eq } from "drizzle-orm";
import type { Context } from "../../../service/context.ts";
import { customers } from "../../customers/customers.public.ts";
import { notifyPerson } from "../../notifications/notifications.public.ts";
import { askDirector } from "../ongoing/ask-director.ts";
import type { PaymentRow } from "../payments.table.ts";

/** Tells who looks after the customer, unless they did it, and gives a director a task. Source: domain.md 2.6. */
export async function notifyOfDispute(
  context: Context,
  { customerId }: PaymentRow,
  {
    title,
    description,
    task,
    dueOn,
  }: { title: string; description: string; task: string | null; dueOn?: string | null },
): Promise<void> {
  if (customerId === null) return;
  const [customer] = await context.db
    .select({ ownerId: customers.ownerId })
    .from(customers)
    .where(eq(customers.id, customerId));
  const url = `/app/tutoring/customer/${customerId}?tab=invoices`;
  if (customer?.ownerId && customer.ownerId !== context.actor.id)
    await notifyPerson(context, customer.ownerId, { type: "order_placed", kind: "payment", title, description, url });
  if (task !== null) await askDirector(context, { customerId, title: task, why: description, dueOn: dueOn ?? null });
}
