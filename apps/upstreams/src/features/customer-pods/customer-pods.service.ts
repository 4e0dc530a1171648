import { eq } from "drizzle-orm";
import { podBillingProblems, type PodInput, type PodUpdateInput } from "@app/domain/customer-pods/pod.ts";
import { podEventDone, podMachine } from "@app/domain/customer-pods/pod-states.ts";
import type { PodEvent } from "@app/domain/enums.ts";
import { messages } from "@app/domain/messages.ts";
import { podMessages } from "@app/domain/customer-pods/pod-messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { holdRecords, insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { fireEvent } from "../../records/fire-event.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { learnersByIds } from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";
import { tutors } from "../tutors/tutors.public.ts";
import type { CustomerPodRecord } from "./customer-pod.record.ts";
import { currentMembers, podWithMembers } from "./customer-pods.queries.ts";
import { customerPods, type CustomerPodRow } from "./customer-pods.table.ts";
import { chosenMembers, writeMembers, type ChosenMember } from "./pod-members.ts";

export const podKind: RecordKind<CustomerPodRow, CustomerPodRecord> = {
  table: customerPods,
  kind: "customer-pod",
  entity: "Pod",
  labelOf: ({ name }) => name,
  async parts(context, { id }) {
    const rows = await currentMembers(context, [id]);
    const learners = await learnersByIds(
      context,
      rows.map(({ learnerId }) => learnerId),
    );
    const nameOf = new Map(learners.map((learner) => [learner._id, fullName(learner)]));
    // As they are called now: who reads the history later may no longer know the id.
    return { members: rows.map(({ learnerId, shareBp }) => ({ learnerId, name: nameOf.get(learnerId), shareBp })) };
  },
  present: podWithMembers,
};

const uniques = { customer_pods_name: () => fieldRefusal("name", messages.unique("Name")) };

/** Refuses a region or a tutor that is not in use; both are held before the first row points at them. */
async function checkPlace(
  context: Context,
  { regionId, tutorId }: { regionId?: string; tutorId?: string | null | undefined },
): Promise<void> {
  const [region] = await holdRecords(context, regions, regionId === undefined ? [] : [regionId]);
  if (regionId !== undefined && (!region || region.archivedAt !== null))
    throw fieldRefusal("regionId", messages.reference("Region"));
  const [tutor] = await holdRecords(context, tutors, tutorId == null ? [] : [tutorId]);
  const teaches = tutor && tutor.archivedAt === null && (tutor.status === "active" || tutor.status === "on-leave");
  if (tutorId != null && !teaches) throw fieldRefusal("tutorId", messages.reference("Tutor"));
}

/** Who pays for all must pay for one of the members anyway. */
function checkPayer(payerCustomerId: string | null, members: readonly ChosenMember[]): void {
  if (payerCustomerId === null || members.some(({ learner }) => learner.payer._id === payerCustomerId)) return;
  throw fieldRefusal("payerCustomerId", podMessages.podPayerElsewhere);
}

/** What the way of billing leaves no room for is taken out: one payer's pod has no shares, a split one no payer. */
function billed(
  { billingMode }: Pick<CustomerPodRow, "billingMode">,
  payerCustomerId: string | null | undefined,
  members: readonly ChosenMember[],
) {
  const isSplit = billingMode === "split";
  return {
    payerCustomerId: isSplit ? null : (payerCustomerId ?? null),
    members: isSplit ? members : members.map((member) => ({ ...member, shareBp: null })),
  };
}

/** Adds a pod with its members. Source: domain.md 1.1. */
export async function createPod(context: Context, { members, ...input }: PodInput): Promise<CustomerPodRecord> {
  const pod = { ...input, level: input.level ?? null, tutorId: input.tutorId ?? null };
  await checkPlace(context, pod);
  const bill = billed(pod, pod.payerCustomerId, await chosenMembers(context, members));
  checkPayer(bill.payerCustomerId, bill.members);
  return createRecord(context, podKind, {
    async write() {
      const values = { ...pod, payerCustomerId: bill.payerCustomerId };
      const row = await withUnique(uniques, () => insertRecord(context, customerPods, values));
      await writeMembers(context, row.id, bill.members);
      return row;
    },
  });
}

/** Saves changes to a pod: its own fields, who is in it, or who pays what. */
export const updatePod = (
  context: Context,
  { _id, version, members, ...changes }: PodUpdateInput,
): Promise<CustomerPodRecord> =>
  changeRecord(
    context,
    podKind,
    { _id, version },
    {
      check({ status }) {
        if (status === "closed") throw new Refusal("WRONG_STATE", messages.wrongState("pod", "closed", "edited"));
      },
      async write(before) {
        await checkPlace(context, { tutorId: changes.tutorId === before.tutorId ? null : changes.tutorId });
        const asked = { ...before, ...changes };
        const wanted = members ?? (await currentMembers(context, [before.id]));
        const bill = billed(asked, asked.payerCustomerId, await chosenMembers(context, wanted));
        const problem = Object.entries(podBillingProblems({ ...asked, ...bill }))[0];
        if (problem) throw fieldRefusal(...problem);
        checkPayer(bill.payerCustomerId, bill.members);
        await writeMembers(context, before.id, bill.members);
        const values = { ...changes, payerCustomerId: bill.payerCustomerId };
        return withUnique(uniques, () => updateRecord(context, customerPods, before, values));
      },
    },
  );

/** Moves a pod to its next state. */
export const firePodEvent = (
  context: Context,
  event: PodEvent,
  { reason, ...at }: { _id: string; version: number; reason?: string },
): Promise<CustomerPodRecord> =>
  fireEvent(context, podKind, at, {
    machine: podMachine,
    event,
    done: podEventDone[event],
    reason,
    write: (before, status) => updateRecord(context, customerPods, before, { status }),
  });

/** A pod by its id; refused when there is none. */
export async function findPod(context: Context, id: string): Promise<CustomerPodRow> {
  const [pod] = await context.db.select().from(customerPods).where(eq(customerPods.id, id));
  if (!pod) throw new Refusal("NOT_FOUND", messages.missing("Pod"));
  return pod;
}
