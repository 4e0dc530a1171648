import { preloadOf } from "../../../shared/list/list-of.ts";
import { staffList } from "./staff.list.tsx";

export { StaffListScreen as Component } from "./staff-list.screen.tsx";

export const preload = preloadOf(staffList);
