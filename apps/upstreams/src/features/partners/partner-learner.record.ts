import { z } from "zod";
import { partnerLearnerWays } from "@app/domain/partners/partner-learner-enums.ts";
import { learnerLevels } from "@app/domain/people/people-enums.ts";

/** A customer or a pod among a partner's learners. Source: domain.md 1.6. */
export const partnerLearnerRecord = z
  .object({
    learnerId: z.string().meta({ description: "The customer's or the pod's." }),
    customerId: z.string().nullable(),
    podId: z.string().nullable(),
    way: z.enum(partnerLearnerWays),
    since: z.iso.datetime().meta({ description: "When they came, or were added." }),
    addedById: z.string().nullable().meta({ description: "Who added them; null for those who came with the code." }),
  })
  .meta({ id: "PartnerLearner" });
export type PartnerLearnerRecord = z.infer<typeof partnerLearnerRecord>;

/** A learner as the partners' app shows them. Source: domain.md 1.6. */
export const seenLearnerRecord = z
  .object({
    _id: z.string().meta({ description: "The customer's or the dependent's." }),
    firstName: z.string(),
    lastName: z.string().nullable().meta({ description: "Null under 18." }),
    email: z.string().nullable().meta({ description: "Null under 18." }),
    phoneNumber: z.string().nullable().meta({ description: "Null under 18." }),
    level: z.enum(learnerLevels).nullable(),
    nextLessonAt: z.iso.datetime().nullable().meta({ description: "When their next lesson begins, if one is booked." }),
  })
  .meta({ id: "SeenLearner" });
export type SeenLearnerRecord = z.infer<typeof seenLearnerRecord>;
