import { z } from "zod";
import { profileInput } from "@app/domain/account/account.ts";
import { viewableRoles } from "@app/domain/account/view-as.ts";
import { versionField } from "@app/domain/fields.ts";
import { messages } from "@app/domain/messages.ts";

/** Changes to one's own profile: what is left out stays. A role is let through so that it can be refused by its own text. */
export const profileBody = profileInput.partial().extend({ version: versionField, user_role: z.unknown().optional() });

/** A picture that was uploaded; null removes it. */
export const avatarBody = z.object({
  version: versionField,
  fileId: z.string(messages.required("File")).nullable(),
});

/** As which role to view the portal. */
export const viewAsBody = z.object({ role: z.enum(viewableRoles, messages.choice("role")) });

export const emptyBody = z.object({});
