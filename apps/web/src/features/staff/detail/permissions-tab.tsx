import { Section } from "@app/ui/detail/section.tsx";
import { roleName, roleOf } from "../../../shared/text/format.ts";
import { RolePermissions } from "../permissions/role-permissions.tsx";
import type { StaffDetailFragment } from "./staff-user.generated.ts";

/** What the account's role may do, to read. */
export function PermissionsTab({ user: { name, role } }: { user: StaffDetailFragment }) {
  return role === null ? (
    <p>{name} has no role: they can sign in, but see only their own account.</p>
  ) : (
    <Section title={`Role: ${roleName(roleOf(role)).toLowerCase()}`} note="What everyone with this role may do.">
      <RolePermissions role={role} />
    </Section>
  );
}
