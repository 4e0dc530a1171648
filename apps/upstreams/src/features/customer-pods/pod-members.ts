import { messages } from "@app/domain/messages.ts";
import { podMessages } from "@app/domain/customer-pods/pod-messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { lockLearners, type LearnerRecord } from "../customers/customers.public.ts";
import { currentMembers } from "./customer-pods.queries.ts";
import { podMembers, type PodMemberRow } from "./customer-pods.table.ts";

/** A member as a form sends them. */
interface WantedMember {
  learnerId: string;
  shareBp?: number | null | undefined;
}

export interface ChosenMember {
  learner: LearnerRecord;
  shareBp: number | null;
}

/** The learners who are to be members, each once, held with their payers until the transaction ends. */
export async function chosenMembers(context: Context, wanted: readonly WantedMember[]): Promise<ChosenMember[]> {
  const asked = wanted.map(({ learnerId }) => learnerId);
  const learners = new Map((await lockLearners(context, asked)).map((learner) => [learner._id, learner]));
  return wanted.map(({ learnerId, shareBp = null }, place) => {
    const at = `members.${place}.learnerId`;
    const learner = learners.get(learnerId);
    if (!learner) throw fieldRefusal(at, messages.reference("Learner"));
    if (asked.indexOf(learnerId) < place) throw fieldRefusal(at, podMessages.alreadyInPod(fullName(learner)));
    return { learner, shareBp };
  });
}

/** Refuses those who are no longer offered, but for who is in the pod already. */
function refuseArchivedMembers(chosen: readonly ChosenMember[], present: readonly PodMemberRow[]): void {
  const inside = new Set(present.map(({ learnerId }) => learnerId));
  chosen.forEach(({ learner }, place) => {
    if (learner.archived && !inside.has(learner._id))
      throw fieldRefusal(`members.${place}.learnerId`, messages.reference("Learner"));
  });
}

/** The shares that a member had, with the one that another replaces now. */
const earlierOf = ({ now }: Context, row: PodMemberRow, shareBp: number | null) =>
  row.shareBp === shareBp
    ? row.earlierShares
    : [...row.earlierShares, { until: now.toISOString(), shareBp: row.shareBp }];

/** Makes the members those that were chosen: others leave, new ones join, the rest keep the day on which they joined. */
export async function writeMembers(context: Context, podId: string, chosen: readonly ChosenMember[]): Promise<void> {
  const present = await currentMembers(context, [podId]);
  refuseArchivedMembers(chosen, present);
  const staying = new Set(chosen.map(({ learner }) => learner._id));
  for (const row of present) {
    if (!staying.has(row.learnerId)) await updateRecord(context, podMembers, row, { archivedAt: context.now });
  }
  for (const [place, { learner, shareBp }] of chosen.entries()) {
    const row = present.find(({ learnerId }) => learnerId === learner._id);
    if (!row) {
      const dependentId = learner.kind === "dependent" ? learner._id : null;
      await insertRecord(context, podMembers, { podId, customerId: learner.payer._id, dependentId, shareBp, place });
    } else if (row.shareBp !== shareBp || row.place !== place) {
      await updateRecord(context, podMembers, row, { shareBp, place, earlierShares: earlierOf(context, row, shareBp) });
    }
  }
}
