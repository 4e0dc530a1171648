export { candidacies } from "./candidacies.table.ts";
