import { preloadOf } from "../../../shared/list/list-of.ts";
import { teacherReferrersList } from "./referrers.list.tsx";

export { TeacherReferrersListScreen as Component } from "./referrers-list.screen.tsx";

export const preload = preloadOf(teacherReferrersList);
