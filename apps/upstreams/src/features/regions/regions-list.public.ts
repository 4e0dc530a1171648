export { regionList } from "./regions.queries.ts";
export { setRegionArchived } from "./regions.service.ts";
