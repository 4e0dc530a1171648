import { z } from "zod";
import { columnsOnWire, presenterOf } from "../../records/on-wire.ts";
import { recordShape } from "../../records/record.ts";
import { customers, persons } from "./customers.table.ts";

/** Somebody who pays, with the person who they are. Source: domain.md 1.1. */
export const customerRecord = z
  .object({
    ...recordShape,
    ...columnsOnWire(persons, "firstName", "lastName", "email", "secondaryEmail"),
    phoneNumber: z.string().nullable().meta({ description: "E.164, for example +2348012345678." }),
    ...columnsOnWire(persons, "gender", "dateOfBirth"),
    country: z.string().nullable().meta({ description: "Two letters, for example NG." }),
    ...columnsOnWire(persons, "timeZone", "marketingConsent", "consentAt"),
    customerNumber: z.string().meta({ description: "For example C-000123; never reused." }),
    ...columnsOnWire(customers, "regionId", "currency", "status", "zohoEmail", "whoIsLessonFor", "isLearner"),
    ...columnsOnWire(customers, "source", "ownerId", "preferredChannel", "tags", "billingAddress", "taxId"),
    ...columnsOnWire(customers, "invoiceEmail", "autoSend", "dueDays", "cancellationPolicyId"),
    learnerNames: z
      .array(z.string())
      .meta({ description: "First names of those who learn: the customer, then active dependents by name." }),
    samePhone: z.int().meta({ description: "How many other people have the same phone number." }),
    noteCount: z.int(),
    ...columnsOnWire(persons, "mergedIntoId"),
  })
  .meta({ id: "Customer" });
export type CustomerRecord = z.infer<typeof customerRecord>;

export const customerOf = presenterOf(customerRecord);
