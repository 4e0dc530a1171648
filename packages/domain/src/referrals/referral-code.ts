import { stringOf } from "../fields.ts";
import { messages } from "../messages.ts";

export const referralCodeMessages = {
  form: "Use 3 to 24 letters, numbers or hyphens.",
  taken: "This code is already in use.",
} as const;

/** A code of whoever sends us customers, in capitals. All of them share one namespace. Source: domain.md 1.3, 1.6. */
export const referralCodeField = stringOf("Code")
  .overwrite((text) => text.trim().toUpperCase())
  .refine((text) => text !== "", { error: messages.required("Code"), abort: true })
  .regex(/^[A-Z0-9-]{3,24}$/, referralCodeMessages.form);

/** Whose a referral code is. */
export const codeHolderKinds = ["partner", "teacher-referrer", "customer-referrer"] as const;
export type CodeHolderKind = (typeof codeHolderKinds)[number];
