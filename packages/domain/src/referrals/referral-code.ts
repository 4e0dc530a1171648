import { stringOf } from "../fields.ts";
import { messages } from "../messages.ts";

/** The longest code. */
export const codeMax = 24;

export const referralCodeMessages = {
  form: `Use 3 to ${codeMax} letters, numbers or hyphens.`,
  onlyHyphens: "Use at least one letter or number.",
  taken: "This code is already in use.",
  unknown: "No partner or referrer has this code.",
  stopped: (name: string, status: string) => `The code of ${name} is ${status}.`,
  ownHousehold: "You cannot refer your own household.",
  already: (name: string) => `This customer was already referred by ${name}.`,
} as const;

/** A code of whoever sends us customers, in capitals. All of them share one namespace. Source: domain.md 1.3, 1.6. */
export const referralCodeField = stringOf("Code")
  .overwrite((text) => text.trim().toUpperCase())
  .refine((text) => text !== "", { error: messages.required("Code"), abort: true })
  .regex(new RegExp(`^[A-Z0-9-]{3,${codeMax}}$`), referralCodeMessages.form)
  .refine((text) => !/^-+$/.test(text), referralCodeMessages.onlyHyphens);

/**
 * Whose a code is.
 * @graphql CodeHolderKind
 */
export const codeHolderKinds = [
  /** A partner. */ "partner",
  /** A teacher who refers. */ "teacher-referrer",
  /** A customer who refers. */ "customer-referrer",
] as const;
export type CodeHolderKind = (typeof codeHolderKinds)[number];
