import * as z from "zod";
import { emailField, textField } from "../fields.ts";
import { messages } from "../messages.ts";
import { newPasswordField } from "./account.ts";

/** A code from an email. Anything malformed gets the same response as an unknown code. */
const codeField = (message: string) => z.string(message).trim().min(1, message).max(200, message);

/** A request for an account, pending until it is admitted. Source: domain.md 2.12. */
export const registerInput = z.object({
  firstname: textField("First name", 60),
  lastname: textField("Last name", 60),
  email: emailField,
});
export type RegisterInput = z.infer<typeof registerInput>;

/** The contents of an activation link. Source: domain.md 1.1. */
export const activationLookupInput = z.object({
  userId: z.string(messages.activationInvalid).regex(/^[0-9a-f]{24}$/, messages.activationInvalid),
  code: codeField(messages.activationInvalid),
});
export type ActivationLookupInput = z.infer<typeof activationLookupInput>;

/** An activation link and the first password. */
export const activateInput = activationLookupInput.extend({ password: newPasswordField("Password") });
export type ActivateInput = z.infer<typeof activateInput>;

/** A request to reset a forgotten password. */
export const passwordResetRequestInput = z.object({ email: emailField });
export type PasswordResetRequestInput = z.infer<typeof passwordResetRequestInput>;

/** The contents of a reset link, and the new password. */
export const passwordResetInput = z.object({
  code: codeField(messages.resetInvalid),
  password: newPasswordField("Password"),
});
export type PasswordResetInput = z.infer<typeof passwordResetInput>;
