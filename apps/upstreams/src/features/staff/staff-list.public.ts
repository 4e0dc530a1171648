export { listStaffUsers, staffUserList } from "./staff-users.queries.ts";
export { reinstate, suspend } from "./staff-users.service.ts";
export type { StaffUserRecord } from "./staff-users.record.ts";
