import { and, arrayContains, eq, isNull, or } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import { partnerLearnerMessages as texts } from "@app/domain/partners/partner-learner.ts";
import { insertRecord, lockRecords, updateRecord } from "../../database/records.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { customerPods } from "../customer-pods/customer-pods.public.ts";
import { lockLearners, ofPeople } from "../customers/customers.public.ts";
import { learnersOfPartner } from "./partner-learners.queries.ts";
import { partnerLearners } from "./partner-learners.table.ts";
import { partnerUserKind } from "./partner-users.service.ts";
import { partnerUsers } from "./partner-users.table.ts";
import type { PartnerRecord } from "./partner.record.ts";
import { partnerKind } from "./partners.service.ts";
import { partners } from "./partners.table.ts";

/** The customer or the pod that is to be added, held until the transaction ends. Dependents come with who pays for them. */
async function chosen(context: Context, id: string): Promise<{ customerId: string } | { podId: string }> {
  const [pod] = await lockRecords(context, customerPods, [id]);
  if (pod && pod.status !== "closed") return { podId: id };
  const [learner] = pod ? [] : await lockLearners(context, [id]);
  if (learner?.kind !== "customer" || learner.archived) throw fieldRefusal("learnerId", messages.reference("Learner"));
  return { customerId: id };
}

/** Adds a customer or a pod to a partner's learners. Source: domain.md 1.6. */
export const addPartnerLearner = (context: Context, at: RecordRef, learnerId: string): Promise<PartnerRecord> =>
  changeRecord(context, partnerKind, at, {
    check({ status }) {
      if (status === "ended")
        throw new Refusal("WRONG_STATE", messages.wrongState("partner", status, "given learners"));
    },
    async write(before) {
      const added = await chosen(context, learnerId);
      const [known] = (await learnersOfPartner(context, before.id, { ids: [learnerId] })).rows;
      if (known) throw fieldRefusal("learnerId", known.way === "code" ? texts.cameByCode : texts.added);
      await insertRecord(context, partnerLearners, { partnerId: before.id, ...added });
      return updateRecord(context, partners, before, {});
    },
  });

/** Takes a learner away from the users who saw them, so that adding them again shows them to nobody by itself. */
async function takeFromUsers(context: Context, partnerId: string, learnerId: string): Promise<void> {
  const { id: _id, version, partnerId: of, learnerIds } = partnerUsers;
  const seeing = await context.db
    .select({ _id, version })
    .from(partnerUsers)
    .where(and(eq(of, partnerId), arrayContains(learnerIds, [learnerId])))
    .orderBy(_id);
  for (const user of seeing)
    await changeRecord(context, partnerUserKind, user, {
      reason: "The learner was removed from the partner.",
      write: (before) =>
        updateRecord(context, partnerUsers, before, {
          learnerIds: before.learnerIds.filter((one) => one !== learnerId),
        }),
    });
}

/** Removes from a partner's learners somebody who was added. Who came with the code stays. */
export const removePartnerLearner = (context: Context, at: RecordRef, learnerId: string): Promise<PartnerRecord> =>
  changeRecord(context, partnerKind, at, {
    async write(before) {
      const [known] = (await learnersOfPartner(context, before.id, { ids: [learnerId] })).rows;
      if (!known) throw fieldRefusal("learnerId", texts.notAmong);
      if (known.way === "code") throw fieldRefusal("learnerId", texts.staysByCode);
      const { partnerId, customerId, podId, archivedAt } = partnerLearners;
      const rows = await context.db
        .select()
        .from(partnerLearners)
        .where(
          and(
            eq(partnerId, before.id),
            isNull(archivedAt),
            // What was found to be a second record of theirs goes with them.
            or(eq(podId, learnerId), ofPeople(customerId, [learnerId])),
          ),
        );
      for (const row of rows) await updateRecord(context, partnerLearners, row, { archivedAt: context.now });
      return updateRecord(context, partners, before, {});
    },
    effects: ({ id }) => takeFromUsers(context, id, learnerId),
  });
