export { cancellationPolicies, regions } from "./regions.table.ts";
