import * as z from "zod";
import { emailField, optional, optionalText, phoneField, textField, timeZoneField } from "../fields.ts";
import { messages } from "../messages.ts";
import { foldForSearch, graphemeCount } from "../text.ts";

const minute = 60_000;

/** How long a token and its session last after signing in, in milliseconds. Source: domain.md 2.12. */
export const sessionLifetimeMs = 2 * 24 * 60 * minute;

/** How long someone counts as active after their last request, in milliseconds. */
export const activeWithinMs = 5 * minute;

export const passwordMin = 10;
export const passwordMax = 128;

/** Marks a field of which nothing may be stored, not even a hash of the request; the keyword is OpenAPI's. */
const isSecret = { format: "password" } as const;

/** Not trimmed. Normalised to NFC, so that two keyboards type the same password. */
const secret = (label: string) =>
  z
    .string({ error: messages.required(label) })
    .min(1, { error: messages.required(label), abort: true })
    .normalize("NFC")
    .meta(isSecret);

export const loginInput = z.object({ email: emailField, password: secret("Password") });
export type LoginInput = z.infer<typeof loginInput>;

/** What users may change about themselves, with the wire's field names. */
export const profileInput = z.object({
  firstname: textField("First name", 60),
  lastname: textField("Last name", 60),
  bio: optionalText("Bio", 500),
  phone: optional(phoneField),
  timeZone: timeZoneField,
});
export type ProfileInput = z.infer<typeof profileInput>;

/** A new password. Whether it contains its owner's name is checked by `passwordRefusal`. */
export const newPasswordField = (label: string) =>
  secret(label)
    .refine((text) => graphemeCount(text) >= passwordMin, messages.atLeast("Password", passwordMin))
    .refine((text) => text.length <= passwordMax, messages.atMost("Password", passwordMax))
    .meta(isSecret);

/** The old and the new password. Whether the new one contains its owner's name is checked by `passwordRefusal`. */
export const passwordChangeInput = z.object({
  currentPassword: secret("Current password"),
  newPassword: newPasswordField("New password"),
});
export type PasswordChangeInput = z.infer<typeof passwordChangeInput>;

/** Shorter names are part of too many words to be refused. */
const shortestName = 3;

/**
 * Why a new password is refused (its length, or it contains its owner's name or email); null if it is accepted. Source:
 * domain.md 1.1.
 */
export function passwordRefusal(
  password: string,
  { email, firstname, lastname }: { email: string; firstname: string; lastname: string },
): string | null {
  const { error } = passwordChangeInput.shape.newPassword.safeParse(password);
  if (error) return error.issues[0]?.message ?? null;

  const folded = foldForSearch(password);
  const parts = [email, email.split("@")[0] ?? "", firstname, lastname, ...`${firstname} ${lastname}`.split(/[\s-]+/)];
  const holds = parts
    .map((part) => foldForSearch(part.trim()))
    .some((part) => part.length >= shortestName && folded.includes(part));
  return holds ? messages.passwordContainsPerson : null;
}
