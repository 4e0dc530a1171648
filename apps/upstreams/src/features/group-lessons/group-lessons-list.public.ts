export { cancelGroupLesson, publishGroupLesson } from "./group-lessons.service.ts";
export type { GroupLessonRecord } from "./group.record.ts";
export { groupLessonList, listGroupLessons } from "./groups.queries.ts";
