import { customerInput } from "@app/domain/customers/customer.ts";
import type { LeadConvertInput } from "@app/domain/leads/lead.ts";
import { leadMessages } from "@app/domain/leads/lead-messages.ts";
import { messages } from "@app/domain/messages.ts";
import { lockRecords } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { accountUsers } from "../account/account.public.ts";
import { followLead } from "../customers/coming-by-code.public.ts";
import { createCustomer, customerKind, customers } from "../customers/customers.public.ts";
import type { LeadRecord } from "./lead.record.ts";
import { moveLead } from "./leads.service.ts";
import type { LeadRow } from "./leads.table.ts";

/** Makes a customer of what is known of a lead; an owner who has left does not come with them. */
export async function newCustomer(
  context: Context,
  lead: LeadRow,
  typed: string | null | undefined,
  reason: string = leadMessages.becameCustomer,
): Promise<string> {
  const lastName = typed ?? lead.lastName;
  if (lastName === null) throw fieldRefusal("lastName", messages.required("Last name"));
  const [owner] = await lockRecords(context, accountUsers, lead.ownerId === null ? [] : [lead.ownerId]);
  const { firstName, email, phoneNumber, regionId, whoIsLessonFor, source } = lead;
  const input = customerInput.parse({
    firstName,
    lastName,
    email,
    phoneNumber,
    regionId,
    whoIsLessonFor,
    source,
    isLearner: whoIsLessonFor === "me",
    ownerId: owner?.status === "active" ? owner.id : null,
  });
  const { referralCode, partnerId } = lead;
  const { _id } = await createCustomer({ ...context, reason }, input, { referralCode, partnerId });
  await followLead(context, lead.id, _id);
  return _id;
}

/** Holds a customer who is there, and tells their activity of the lead. */
async function knownCustomer(context: Context, leadId: string, id: string): Promise<string> {
  const [customer] = await lockRecords(context, customers, [id]);
  if (!customer || customer.archivedAt !== null) throw fieldRefusal("customerId", messages.reference("Customer"));
  if (customer.status === "blocked")
    throw fieldRefusal("customerId", leadMessages.blocked(await customerKind.labelOf(customer, context)));
  await audit(context, {
    action: "updated",
    kind: "customer",
    id,
    reason: leadMessages.becameCustomer,
    label: await customerKind.labelOf(customer, context),
  });
  await followLead(context, leadId, id);
  return id;
}

/** Makes a customer of a lead, or links the one who is there, in one transaction. Source: domain.md 2.11. */
export const convertLead = (
  context: Context,
  { _id, version, customerId, lastName }: LeadConvertInput & { _id: string },
): Promise<LeadRecord> =>
  moveLead(
    context,
    { _id, version },
    "convert",
    async (lead) => {
      // Who has had a trial lesson has an account since then.
      const known = customerId ?? lead.customerId;
      return {
        customerId: known ? await knownCustomer(context, _id, known) : await newCustomer(context, lead, lastName),
        ...(!known && lastName && { lastName }),
      };
    },
    (stands) => customerId == null || stands.customerId === customerId,
  );
