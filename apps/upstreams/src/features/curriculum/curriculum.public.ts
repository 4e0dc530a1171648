export { curricula, subdivisions } from "./curriculum.table.ts";
