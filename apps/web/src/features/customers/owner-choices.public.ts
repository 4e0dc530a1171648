export { useOwnerChoices, useOwnerNames } from "./use-customer-choices.ts";
