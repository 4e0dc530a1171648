export { customerList } from "./customers.queries.ts";
export { giveOwner, setTag } from "./customers-in-bulk.service.ts";
export { dependentList } from "./dependents.queries.ts";
export { fireDependentEvent } from "./dependents.service.ts";
