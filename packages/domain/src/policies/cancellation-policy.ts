import * as z from "zod";
import { idField, textField, versionField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";

const percentField = (label: string) => wholeField(label, 0, 100);

/** Defaults of a new policy. Source: domain.md 1.4. */
export const policyDefaults = {
  windowHours: 24,
  lateCancelPercent: 100,
  noShowPercent: 100,
  tutorLatePayPercent: 100,
  tutorWaitPayPercent: 50,
  graceMinutes: 15,
  freeLateCancelsPerTerm: 1,
  freeReschedules: 2,
  outageIsFree: true,
} as const;

const fields = z.object({
  name: textField("Name", 60),
  windowHours: wholeField("Hours before the start", 0, 168),
  lateCancelPercent: percentField("Charge for a late cancellation"),
  noShowPercent: percentField("Charge for a no-show"),
  graceMinutes: wholeField("Grace period", 0, 120),
  tutorLatePayPercent: percentField("Pay for a late cancellation"),
  tutorWaitPayPercent: percentField("Pay for an excused cancellation"),
  freeLateCancelsPerTerm: wholeField("Free late cancellations", 0, 20),
  /** In any 30 days. */
  freeReschedules: wholeField("Free moves", 0, 20),
  outageIsFree: z.boolean(messages.yesOrNo),
});

const { shape } = fields;

/** A new cancellation policy; percentages of the price or of the tutor's pay. Source: domain.md 1.4, 5.6. */
export const policyInput = fields.extend({
  windowHours: shape.windowHours.default(policyDefaults.windowHours),
  lateCancelPercent: shape.lateCancelPercent.default(policyDefaults.lateCancelPercent),
  noShowPercent: shape.noShowPercent.default(policyDefaults.noShowPercent),
  graceMinutes: shape.graceMinutes.default(policyDefaults.graceMinutes),
  tutorLatePayPercent: shape.tutorLatePayPercent.default(policyDefaults.tutorLatePayPercent),
  tutorWaitPayPercent: shape.tutorWaitPayPercent.default(policyDefaults.tutorWaitPayPercent),
  freeLateCancelsPerTerm: shape.freeLateCancelsPerTerm.default(policyDefaults.freeLateCancelsPerTerm),
  freeReschedules: shape.freeReschedules.default(policyDefaults.freeReschedules),
  outageIsFree: shape.outageIsFree.default(policyDefaults.outageIsFree),
});
export type PolicyInput = z.infer<typeof policyInput>;

/** An update of a policy; omitted fields stay unchanged. */
export const policyUpdateInput = fields
  .partial()
  .extend({ _id: idField("Cancellation policy"), version: versionField });
export type PolicyUpdateInput = z.infer<typeof policyUpdateInput>;
