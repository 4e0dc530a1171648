import type { RequestInput } from "@app/domain/lessons/request.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { messages } from "@app/domain/messages.ts";
import { and, eq, isNull } from "drizzle-orm";
import { lockRecords } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { customerPods, podMembers } from "../customer-pods/customer-pods.public.ts";
import { holdInUse, lockLearners, personOf } from "../customers/customers.public.ts";
import { leads } from "../leads/leads.public.ts";
import { fullName } from "@app/domain/people/person.ts";

/** Whom a request is for, as its columns hold it. */
export interface Party {
  customerId: string | null;
  leadId: string | null;
  dependentId: string | null;
  podId: string | null;
  regionId: string;
}

type Wanted = Pick<RequestInput, "customerId" | "leadId" | "learnerId" | "podId">;

/** A lead; of one who has an account, a learner who is on it. */
async function leadParty(context: Context, leadId: string, learnerId: Wanted["learnerId"]): Promise<Party> {
  const [lead] = await lockRecords(context, leads, [leadId]);
  if (!lead) throw fieldRefusal("leadId", messages.reference("Lead"));
  const { customerId } = lead;
  if (learnerId) {
    const party = await customerParty(context, { learnerId });
    if (party.customerId !== customerId) throw fieldRefusal("learnerId", lessonMessages.notOfLead);
    return party;
  }
  // A converted lead makes requests as the customer it has become.
  if (customerId !== null) return customerParty(context, { customerId });
  return { customerId: null, leadId, dependentId: null, podId: null, regionId: lead.regionId };
}

/** Those who pay for the members of a pod, and who pays for all. */
async function podParty(context: Context, podId: string, customerId: string | null | undefined): Promise<Party> {
  const [pod] = await lockRecords(context, customerPods, [podId]);
  if (!pod || pod.status === "closed") throw fieldRefusal("podId", messages.reference("Pod"));
  const members = await context.db
    .select({ customerId: podMembers.customerId })
    .from(podMembers)
    .where(and(eq(podMembers.podId, podId), isNull(podMembers.archivedAt)))
    .orderBy(podMembers.place);
  const payers = [...(pod.payerCustomerId ? [pod.payerCustomerId] : []), ...members.map((one) => one.customerId)];
  if (customerId && !payers.includes(customerId)) throw fieldRefusal("podId", lessonMessages.notTheirs);
  const payer = customerId ?? payers[0];
  if (payer === undefined) throw fieldRefusal("podId", messages.reference("Pod"));
  await refuseBlocked(context, payer, "podId");
  return { customerId: payer, leadId: null, dependentId: null, podId, regionId: pod.regionId };
}

async function refuseBlocked(context: Context, customerId: string, field: string) {
  const customer = await holdInUse(context, customerId, field);
  if (customer.status === "blocked")
    throw fieldRefusal(field, lessonMessages.blocked(fullName(await personOf(context, customerId))));
  return customer;
}

async function customerParty(context: Context, { customerId, learnerId }: Wanted): Promise<Party> {
  const wanted = learnerId ?? customerId ?? "";
  const field = learnerId ? "learnerId" : "customerId";
  const [learner] = await lockLearners(context, [wanted]);
  if (!learner || learner.archived) throw fieldRefusal(field, messages.reference(learnerId ? "Learner" : "Customer"));
  const payer = learner.payer._id;
  if (customerId && customerId !== payer) throw fieldRefusal("learnerId", lessonMessages.notTheirs);
  const { regionId } = await refuseBlocked(context, payer, field);
  const dependentId = learner.kind === "dependent" ? learner._id : null;
  return { customerId: payer, leadId: null, dependentId, podId: null, regionId };
}

/** Whom a request is for, held until the transaction ends. Source: domain.md 1.2. */
export function partyOf(context: Context, wanted: Wanted): Promise<Party> {
  if (wanted.podId) return podParty(context, wanted.podId, wanted.customerId);
  if (wanted.leadId && !wanted.customerId) return leadParty(context, wanted.leadId, wanted.learnerId);
  return customerParty(context, wanted);
}
