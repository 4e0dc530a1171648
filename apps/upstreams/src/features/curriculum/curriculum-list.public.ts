export { curriculumList, listCurricula } from "./curriculum.queries.ts";
export { fireCurriculumEvent } from "./curriculum.service.ts";
export type { CurriculumRecord } from "./curriculum.record.ts";
