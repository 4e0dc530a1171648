import type { AuditAction } from "@app/schema/types.generated.ts";
import type { StaffActivityRowFragment } from "./staff-activity.generated.ts";

const verbs: Record<AuditAction, string> = {
  CREATED: "Added",
  UPDATED: "Changed",
  STATE_CHANGED: "Changed the state of",
  DELETED: "Removed",
  ARCHIVED: "Archived",
  EXPORTED: "Exported",
  VIEWED_SENSITIVE: "Looked at",
  SIGNED_IN: "Signed in",
  SIGN_IN_FAILED: "Failed to sign in",
  PERMISSION_DENIED: "Was refused",
  IMPERSONATED: "Viewed the portal as",
};

/** They say it all: what they were done to is the person themselves. */
const alone: readonly AuditAction[] = ["SIGNED_IN", "SIGN_IN_FAILED"];

/** "staff-user" → "staff user", "cancellationPolicyId" → "cancellation policy". */
const plain = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]/g, " ")
    .toLowerCase()
    .replace(/ ids?$/, "");

/** "Changed region UK", "Signed in", "Viewed the portal as content manager". */
export function activityTitle({ action, entityKind, entityLabel }: StaffActivityRowFragment): string {
  if (action === "IMPERSONATED") return `${verbs[action]} ${plain(entityLabel)}`;
  return alone.includes(action) ? verbs[action] : `${verbs[action]} ${plain(entityKind)} ${entityLabel}`;
}

const list = new Intl.ListFormat("en-GB");

/** "name and tax rate bp"; empty where it names none. */
export function changedWords({ changedFields }: StaffActivityRowFragment): string {
  return list.format(changedFields.map(plain));
}
