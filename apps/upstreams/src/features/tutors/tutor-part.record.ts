import { z } from "zod";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { payoutAccounts, payRates, tutorDays, tutorDocuments, tutorTimeOff } from "./tutors.table.ts";

/** A document of a tutor, or of somebody who wants to be one. Source: domain.md 1.1. */
export const tutorDocumentRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(tutorDocuments, "personId", "kind", "fileId", "issuedOn", "expiresOn"),
    ...columnSchemas(tutorDocuments, "verifiedById", "verifiedAt", "note"),
  })
  .meta({ id: "TutorDocument" });
export type TutorDocumentRecord = z.infer<typeof tutorDocumentRecord>;
export const tutorDocumentOf = serializerFor(tutorDocumentRecord);

/** A day on which a tutor's hours are other than those of the week. */
export const tutorDayRecord = z
  .object({ ...recordShape, ...columnSchemas(tutorDays, "tutorId", "date", "kind", "start", "end") })
  .meta({ id: "TutorDay" });
export type TutorDayRecord = z.infer<typeof tutorDayRecord>;
export const tutorDayOf = serializerFor(tutorDayRecord);

/** When a tutor is away. */
export const tutorTimeOffRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(tutorTimeOff, "tutorId", "startsAt", "endsAt", "reason", "note"),
  })
  .meta({ id: "TutorTimeOff" });
export type TutorTimeOffRecord = z.infer<typeof tutorTimeOffRecord>;
export const tutorTimeOffOf = serializerFor(tutorTimeOffRecord);

/** What somebody is paid for an hour from a day on. Source: domain.md 5.8. */
export const payRateRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(payRates, "personId", "subject", "lessonKind", "currency"),
    amount: z.int().meta({ description: "For an hour, in minor units." }),
    ...columnSchemas(payRates, "effectiveFrom"),
  })
  .meta({ id: "PayRate" });
export type PayRateRecord = z.infer<typeof payRateRecord>;
export const payRateOf = serializerFor(payRateRecord);

/** Where somebody's pay goes; of the account's number only the last four characters. */
export const payoutAccountRecord = z
  .object({ ...recordShape, ...columnSchemas(payoutAccounts, "personId", "method", "currency", "holder", "last4") })
  .meta({ id: "PayoutAccount" });
export type PayoutAccountRecord = z.infer<typeof payoutAccountRecord>;
export const payoutAccountOf = serializerFor(payoutAccountRecord);
