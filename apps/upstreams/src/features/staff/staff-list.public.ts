export { staffUserList } from "./staff-users.queries.ts";
export { reinstate, suspend } from "./staff-users.service.ts";
