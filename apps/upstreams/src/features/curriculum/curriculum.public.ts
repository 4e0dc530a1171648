export { visibleTo as curriculaVisibleTo } from "./curriculum.queries.ts";
export { curricula, subdivisions } from "./curriculum.table.ts";
