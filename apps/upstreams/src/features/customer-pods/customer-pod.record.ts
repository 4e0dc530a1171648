import { z } from "zod";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { customerPods } from "./customer-pods.table.ts";

/** Somebody in a pod, or who was. */
const podMemberRecord = z
  .object({
    learnerId: z.string().meta({ description: "The customer's or the dependent's id." }),
    payerCustomerId: z.string().meta({ description: "Who pays for the learner; of a customer, the same person." }),
    shareBp: z
      .int()
      .nullable()
      .meta({ description: "Hundredths of a per cent; null where one customer pays for all." }),
    joinedAt: z.iso.datetime(),
    leftAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "PodMember" });
export type PodMemberRecord = z.infer<typeof podMemberRecord>;

/** Somebody who left a pod. */
export const formerPodMemberRecord = podMemberRecord.extend({ podId: z.string() }).meta({ id: "FormerPodMember" });
export type FormerPodMemberRecord = z.infer<typeof formerPodMemberRecord>;

/** Learners who study together as one private group. Source: domain.md 1.1. */
export const customerPodRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(customerPods, "name", "regionId", "subject", "level", "anchorTimeZone", "tutorId"),
    ...columnSchemas(customerPods, "billingMode", "payerCustomerId", "status"),
    members: z.array(podMemberRecord).meta({ description: "Those who are in it now, in their order." }),
  })
  .meta({ id: "CustomerPod" });
export type CustomerPodRecord = z.infer<typeof customerPodRecord>;

export const customerPodOf = serializerFor(customerPodRecord);
