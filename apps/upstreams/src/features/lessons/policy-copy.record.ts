import { z } from "zod";

/** What of the cancellation policy counts for a lesson, as it was when it was agreed on. */
export const policyCopy = z
  .object({
    policyId: z
      .string()
      .optional()
      .meta({ description: "Which policy it was copied from; not known of the first copies." }),
    windowHours: z.int(),
    lateCancelPercent: z.int(),
    noShowPercent: z.int(),
    tutorLatePayPercent: z.int(),
    tutorWaitPayPercent: z.int(),
    graceMinutes: z.int(),
    freeLateCancelsPerTerm: z.int(),
    freeReschedules: z.int(),
    outageIsFree: z.boolean(),
  })
  .meta({ id: "PolicyCopy" });
