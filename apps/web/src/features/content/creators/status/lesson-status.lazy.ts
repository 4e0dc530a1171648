import { preloadOf } from "../../../../shared/list/list-of.ts";
import { lessonStatusList } from "./lesson-status.list.tsx";

export { LessonStatusScreen as Component } from "./lesson-status.screen.tsx";

export const preload = preloadOf(lessonStatusList);
