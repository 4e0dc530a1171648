import { preloadOf } from "../../../../shared/list/list-of.ts";
import { coursesList } from "./courses.list.tsx";

export { CoursesListScreen as Component } from "./courses-list.screen.tsx";

export const preload = preloadOf(coursesList);
