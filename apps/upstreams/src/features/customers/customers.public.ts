import { sql, type SQL } from "drizzle-orm";
import { customers } from "./customers.table.ts";

export { customerRecord, type CustomerRecord as CustomerShown } from "./customer.record.ts";
export { personOf, shownCustomers } from "./customers.queries.ts";
export { createCustomer, customerKind } from "./customers.service.ts";
export { createDependent } from "./dependents.service.ts";
export { checkBorn } from "./birth-date.ts";
export { personFields, personUniques, pickPerson, savePerson, withoutPerson } from "./person-writing.ts";
export { isContact, peopleFound, peopleFoundAmong, phoneLike } from "./person-search.ts";
export { countryOfRegion, phoneOrRefuse } from "./phone-number.ts";
export { customerNotes, customers, dependents, persons } from "./customers.table.ts";
export type { CustomerRow, PersonRow } from "./customers.table.ts";
export { learnerRecord, type LearnerRecord } from "./learner.record.ts";
export { householdOf, signsBetween } from "./household.ts";
export { ofPeople, recordsOfPerson, survivorsOf } from "./records-of-person.ts";
export { holdInUse } from "./customer-in-use.ts";
export { customersBegun } from "./customers-begun.ts";
export { lockLearners } from "./hold-learners.ts";
export { learnersByIds, learnersOnAccount } from "./learners.queries.ts";
export { searchLearners } from "./learner-search.ts";

/** How many customers belong to a region, as a column of a query over regions. */
export const customersIn = (regionId: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from ${customers} where ${customers.regionId} = ${regionId} and ${customers.archivedAt} is null)`;
