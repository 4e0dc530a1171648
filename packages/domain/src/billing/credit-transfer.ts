import * as z from "zod";
import { idField, textField, versionField, wholeField } from "../fields.ts";

export const transferMessages = {
  otherCustomer: "This learner is on another customer’s account. Only a director may move credit there.",
  ofPod: "The credit of a pod cannot be moved.",
  same: "The credit is for this learner already.",
} as const;

/** Moves a part of a credit to another learner, a director to another customer's too; its value goes along. Source: domain.md 5.5. */
export const creditTransferInput = z.object({
  version: versionField,
  learnerId: idField("Learner"),
  /** Minutes or minor units. */
  quantity: wholeField("How much", 1, Number.MAX_SAFE_INTEGER),
  reason: textField("Reason", 300),
});
export type CreditTransferInput = z.infer<typeof creditTransferInput>;
