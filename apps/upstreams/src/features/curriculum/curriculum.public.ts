export { visibleTo as curriculaVisibleTo } from "./curriculum.queries.ts";
export { courseColumns, coursePage, pathsTo, type Course } from "./part-places.ts";
export { attachments } from "./attachment.table.ts";
export { resourceRecord as resourceShape } from "./curriculum.record.ts";
export { curricula, subdivisions } from "./curriculum.table.ts";
