import type { CodeHolderKind } from "@app/schema/types.generated.ts";
import { customerPath } from "../../shared/links/record-paths.ts";
import type { CodeHeldFragment } from "./referral.generated.ts";
import { teacherReferrerPath } from "./referrer.kind.ts";

export const holderWords: Readonly<Record<CodeHolderKind, string>> = {
  PARTNER: "partner",
  TEACHER_REFERRER: "teacher referrer",
  CUSTOMER_REFERRER: "customer",
};

/** Where whoever has a code is shown. */
export function holderPath({ kind, holderId }: Pick<CodeHeldFragment, "kind" | "holderId">): string {
  if (kind === "PARTNER") return `/app/partner/${holderId}`;
  return kind === "TEACHER_REFERRER" ? teacherReferrerPath(holderId) : customerPath(holderId);
}
