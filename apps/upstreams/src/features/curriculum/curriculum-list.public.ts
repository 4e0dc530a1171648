export { curriculumList, listCurricula } from "./curriculum.queries.ts";
export { fireCurriculumEvent } from "./curriculum.service.ts";
