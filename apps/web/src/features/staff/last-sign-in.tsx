import { Ago } from "@app/ui/value/when.tsx";
import type { StaffRowFragment } from "./list/staff-list.generated.ts";

/** When somebody signed in last. Of a super-admin only others of them are told: nothing known is not "never" then. */
export function LastSignIn({ at, role }: { at: string | null; role: StaffRowFragment["role"] }) {
  if (at !== null) return <Ago value={at} />;
  return role === "SUPER_ADMIN" ? "–" : "Never";
}
