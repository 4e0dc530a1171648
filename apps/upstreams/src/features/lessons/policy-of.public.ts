export { policyOf } from "./courses/policy-of.ts";
