import { sql, type SQL } from "drizzle-orm";
import { tutors } from "./tutors.table.ts";

export type { TutorRecord } from "./tutor.record.ts";
export { notifyOfExpiringDocuments } from "./notify-of-expiring-documents.ts";
export { lockPerson } from "./tutor-documents.service.ts";
export { listTutors, tutorList } from "./tutors.queries.ts";
export { nextTutorNumber } from "./tutor-number.ts";
export { setTutorTag } from "./tutors-in-bulk.service.ts";
export { tutorKind } from "./tutors.service.ts";
export type { TutorRow } from "./tutors.table.ts";
export { payoutAccounts, payRates, tutorDays, tutorDocuments, tutors, tutorTimeOff } from "./tutors.table.ts";

/** How many tutors are paid through a region, as a column of a query over regions. */
export const tutorsIn = (regionId: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from ${tutors} where ${tutors.regionId} = ${regionId} and ${tutors.archivedAt} is null)`;
