import type { StaffUserFilter } from "../resolvers.generated.ts";

/** The server's filter of staff accounts, where "no role" is the empty choice. */
export const toStaffFilter = ({ role, withoutRole, ...others }: StaffUserFilter) => ({
  ...others,
  user_role: role,
  hasRole: withoutRole === null || withoutRole === undefined ? undefined : !withoutRole,
});
