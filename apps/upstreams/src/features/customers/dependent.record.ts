import { z } from "zod";
import { ageGroups } from "@app/domain/people/people-enums.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { dependents } from "./customers.table.ts";
import { learnerPayer } from "./learner.record.ts";

/** Somebody whom a customer pays for. What is noted for safeguarding is read by itself. Source: domain.md 1.1. */
export const dependentRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(dependents, "customerId", "firstName", "lastName", "relationship", "dateOfBirth"),
    ageGroup: z.enum(ageGroups).nullable().meta({ description: "By the date of birth, where that is known." }),
    ...columnSchemas(dependents, "gender"),
    timeZone: z.string().nullable().meta({ description: "Their own; null if it is the customer's." }),
    ...columnSchemas(dependents, "level", "subjects", "learningNeeds", "photoConsent", "status"),
    payer: learnerPayer,
    payerTimeZone: z.string(),
    regionId: z.string().meta({ description: "The region of the customer." }),
  })
  .meta({ id: "Dependent" });
export type DependentRecord = z.infer<typeof dependentRecord>;

export const dependentOf = serializerFor(dependentRecord);
