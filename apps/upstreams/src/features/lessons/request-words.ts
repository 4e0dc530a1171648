import { eq } from "drizzle-orm";
import { leadName } from "@app/domain/leads/lead-name.ts";
import { learnerNameFor, type LearnerReader } from "@app/domain/people/learner-name.ts";
import { fullName } from "@app/domain/people/person.ts";
import type { Context } from "../../service/context.ts";
import { customerPods } from "../customer-pods/customer-pods.public.ts";
import { learnersByIds, personOf } from "../customers/customers.public.ts";
import { leads } from "../leads/leads.public.ts";
import type { RequestRow } from "./requests.table.ts";

type Of = Pick<RequestRow, "customerId" | "dependentId" | "podId" | "leadId">;

/** What whoever is to be taught is called to those who read it; a payer who learns themself reads "you". */
export async function learnerLabel(
  context: Pick<Context, "db" | "now">,
  { customerId, dependentId, podId, leadId }: Of,
  reader: LearnerReader | "payer",
): Promise<string> {
  const { db } = context;
  if (podId !== null) {
    const [pod] = await db.select({ name: customerPods.name }).from(customerPods).where(eq(customerPods.id, podId));
    return pod?.name ?? "";
  }
  if (dependentId !== null) {
    const [child] = await learnersByIds(context, [dependentId]);
    return child ? learnerNameFor(reader === "payer" ? "family" : reader, child) : "";
  }
  if (customerId !== null && reader === "payer") return "you";
  if (customerId !== null) return fullName(await personOf(context, customerId));
  const { firstName, lastName, id } = leads;
  const [lead] = await db
    .select({ firstName, lastName })
    .from(leads)
    .where(eq(id, leadId ?? ""));
  return lead ? leadName(lead) : "";
}
