export { listRegions, regionList } from "./regions.queries.ts";
export { setRegionArchived } from "./regions.service.ts";
export { listPolicies, policyList } from "./cancellation-policy.queries.ts";
export type { CancellationPolicyRecord } from "./cancellation-policy.record.ts";
export type { RegionRecord } from "./regions.record.ts";
