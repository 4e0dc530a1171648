import { z } from "zod";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { customers, persons } from "./customers.table.ts";

/** Somebody who pays, with the person who they are. Source: domain.md 1.1. */
export const customerRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(persons, "firstName", "lastName", "email", "secondaryEmail"),
    phoneNumber: z.string().nullable().meta({ description: "E.164, for example +2348012345678." }),
    ...columnSchemas(persons, "gender", "dateOfBirth"),
    country: z.string().nullable().meta({ description: "Two letters, for example NG." }),
    ...columnSchemas(persons, "timeZone", "marketingConsent", "consentAt"),
    customerNumber: z.string().meta({ description: "For example C-000123; never reused." }),
    ...columnSchemas(customers, "regionId", "currency", "status", "zohoEmail", "whoIsLessonFor", "isLearner"),
    ...columnSchemas(customers, "source", "ownerId", "preferredChannel", "tags", "billingAddress", "taxId"),
    ...columnSchemas(customers, "invoiceEmail", "autoSend", "dueDays", "cancellationPolicyId"),
    learnerNames: z
      .array(z.string())
      .meta({ description: "First names of those who learn: the customer, then active dependents by name." }),
    samePhone: z.int().meta({ description: "How many other people have the same phone number." }),
    noteCount: z.int(),
    ...columnSchemas(persons, "mergedIntoId"),
  })
  .meta({ id: "Customer" });
export type CustomerRecord = z.infer<typeof customerRecord>;

export const customerOf = serializerFor(customerRecord);
