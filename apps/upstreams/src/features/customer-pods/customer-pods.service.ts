import { podBillingProblems, type PodInput, type PodUpdateInput } from "@app/domain/customer-pods/pod.ts";
import { keptByBilling, podPayerProblem } from "@app/domain/customer-pods/pod-members.ts";
import { podEventDone, podMachine } from "@app/domain/customer-pods/pod-states.ts";
import type { PodEvent } from "@app/domain/customer-pods/pod-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { lockRecords, insertRecord, updateRecord } from "../../database/records.ts";
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
  const [region] = await lockRecords(context, regions, regionId === undefined ? [] : [regionId]);
  if (regionId !== undefined && (!region || region.archivedAt !== null))
    throw fieldRefusal("regionId", messages.reference("Region"));
  const [tutor] = await lockRecords(context, tutors, tutorId == null ? [] : [tutorId]);
  const teaches = tutor && tutor.archivedAt === null && (tutor.status === "active" || tutor.status === "on-leave");
  if (tutorId != null && !teaches) throw fieldRefusal("tutorId", messages.reference("Tutor"));
}

/** Refuses a payer of all who pays for none of the members. */
function checkPayer(payerCustomerId: string | null, members: readonly ChosenMember[]): void {
  const payers = members.map(({ learner }) => learner.payer._id);
  const problem = podPayerProblem(payerCustomerId, payers);
  if (problem !== null) throw fieldRefusal("payerCustomerId", problem);
}

/** Adds a pod with its members. Source: domain.md 1.1. */
export async function createPod(context: Context, { members, ...input }: PodInput): Promise<CustomerPodRecord> {
  const pod = { ...input, level: input.level ?? null, tutorId: input.tutorId ?? null };
  await checkPlace(context, pod);
  const bill = keptByBilling(pod.billingMode, pod.payerCustomerId, await chosenMembers(context, members));
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

/** Writes who is in the pod and who pays what, where that is to change; who pays for all from then on. */
async function saveBilling(
  context: Context,
  before: CustomerPodRow,
  changes: Pick<PodUpdateInput, "billingMode" | "payerCustomerId">,
  members: PodUpdateInput["members"],
): Promise<string | null> {
  const { billingMode = before.billingMode, payerCustomerId = before.payerCustomerId } = changes;
  if (!members && billingMode === before.billingMode && payerCustomerId === before.payerCustomerId)
    return before.payerCustomerId;
  const wanted = members ?? (await currentMembers(context, [before.id]));
  const bill = keptByBilling(billingMode, payerCustomerId, await chosenMembers(context, wanted));
  const problem = Object.entries(podBillingProblems({ billingMode, ...bill }))[0];
  if (problem) throw fieldRefusal(...problem);
  checkPayer(bill.payerCustomerId, bill.members);
  await writeMembers(context, before.id, bill.members);
  return bill.payerCustomerId;
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
        const payerCustomerId = await saveBilling(context, before, changes, members);
        return withUnique(uniques, () => updateRecord(context, customerPods, before, { ...changes, payerCustomerId }));
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
