export { dialects } from "./dialects.table.ts";
