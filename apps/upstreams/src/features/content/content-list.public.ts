export { lessonList, visibleLessons } from "./content.levels.ts";
export { contentLessons } from "./content.table.ts";
export { lessonPath } from "./lesson-path.ts";
export { listLessons, type ListedLesson } from "./lesson-list.reads.ts";
