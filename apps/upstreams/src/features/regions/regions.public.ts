export { regions, type RegionRow } from "./regions.table.ts";
