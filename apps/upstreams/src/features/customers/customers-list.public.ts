export type { CustomerRecord } from "./customer.record.ts";
export { customerList, listCustomers } from "./customers.queries.ts";
export { assignOwner, setTag } from "./customers-in-bulk.service.ts";
export type { DependentRecord } from "./dependent.record.ts";
export { dependentList, listDependents } from "./dependents.queries.ts";
export { fireDependentEvent } from "./dependents.service.ts";
export { setCustomerArchived } from "./customers.service.ts";
