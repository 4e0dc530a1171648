export { followLead, noteReferral, readCode } from "./attribution.service.ts";
