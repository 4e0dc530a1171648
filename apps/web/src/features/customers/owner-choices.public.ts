export { customerPath } from "./customer.kind.ts";
export { useOwnerChoices, useOwnerNames } from "./use-customer-choices.ts";
