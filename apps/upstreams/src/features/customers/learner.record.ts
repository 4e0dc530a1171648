import { z } from "zod";
import { ageGroups, learnerKinds } from "@app/domain/people/people-enums.ts";

/** Who pays for a learner. */
export const learnerPayer = z
  .object({ _id: z.string(), firstName: z.string(), lastName: z.string(), customerNumber: z.string() })
  .meta({ id: "LearnerPayer" });

/** Somebody who is taught: a customer, or a dependent of one. Not a record of its own. Source: domain.md 1.1. */
export const learnerRecord = z
  .object({
    _id: z.string(),
    kind: z.enum(learnerKinds),
    firstName: z.string(),
    lastName: z.string(),
    payer: learnerPayer.meta({ description: "The customer; for a customer, the same person." }),
    timeZone: z.string(),
    regionId: z.string().meta({ description: "The region of the payer." }),
    ageGroup: z.enum(ageGroups).nullable().meta({ description: "Null for customers." }),
    archived: z.boolean().meta({ description: "Archived: no longer offered, but still shown where they are used." }),
  })
  .meta({ id: "Learner" });
export type LearnerRecord = z.infer<typeof learnerRecord>;
