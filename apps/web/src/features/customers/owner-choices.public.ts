export { customerPath } from "./customer.kind.ts";
export { useOwnerChoices } from "./use-customer-choices.ts";
