import type { StaffUserFilter } from "../resolvers.generated.ts";

/** The filter of staff accounts as their server has it: no role is its empty choice. */
export const toStaffFilter = ({ role, withoutRole, ...others }: StaffUserFilter) => ({
  ...others,
  user_role: role,
  hasRole: withoutRole === null || withoutRole === undefined ? undefined : !withoutRole,
});
