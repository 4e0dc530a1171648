export { cancellationPolicies } from "./policies.table.ts";
