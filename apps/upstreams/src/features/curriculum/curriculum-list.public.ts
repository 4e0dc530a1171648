export { curriculumList } from "./curriculum.queries.ts";
export { fireCurriculumEvent } from "./curriculum.service.ts";
