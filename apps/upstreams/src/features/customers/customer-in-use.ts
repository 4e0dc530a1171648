import { messages } from "@app/domain/messages.ts";
import { lockRecords } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { personOf } from "./customers.queries.ts";
import { customers, type CustomerRow } from "./customers.table.ts";

/** Whether a record was merged into another, which is why it is out of use. */
const isMerged = async (context: Context, id: string) => (await personOf(context, id)).mergedIntoId !== null;

/** Refuses to do something to a customer who is out of use: archived, or merged into another. `done`: "changed". */
export async function refuseOutOfUse(context: Context, { id, archivedAt }: CustomerRow, done: string): Promise<void> {
  if (archivedAt === null) return;
  const state = (await isMerged(context, id)) ? "merged" : "archived";
  throw new Refusal("WRONG_STATE", messages.wrongState("customer", state, done));
}

/** Refuses a record that was merged: it is brought back as it went, by undoing the merge. */
export async function refuseMerged(context: Context, { id }: CustomerRow, done: string): Promise<void> {
  if (await isMerged(context, id)) throw new Refusal("WRONG_STATE", messages.wrongState("customer", "merged", done));
}

/**
 * The customer to whose account something is to be added or changed, held until the transaction ends; refused where there
 * is none by this id, where they were merged, and where they are archived. `field`: the input that names them.
 */
export async function holdInUse(context: Context, id: string, field = "customerId"): Promise<CustomerRow> {
  const [customer] = await lockRecords(context, customers, [id]);
  if (!customer || (customer.archivedAt !== null && (await isMerged(context, id))))
    throw fieldRefusal(field, messages.reference("Customer"));
  await refuseOutOfUse(context, customer, "changed");
  return customer;
}
