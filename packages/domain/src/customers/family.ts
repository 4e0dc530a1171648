import * as z from "zod";
import { messages } from "../messages.ts";
import { familyRequestInput } from "../lessons/request.ts";
import { customerInput } from "./customer.ts";
import { familyLearnerInput } from "./dependent.ts";

/** How many learners are added with a family. */
export const familyLearnersMax = 12;

/** A family in one step: who pays, those who learn, and what they ask for first. Source: domain.md 1.1. */
export const familyInput = z.object({
  payer: customerInput,
  learners: z
    .array(familyLearnerInput, messages.list("Learners"))
    .max(familyLearnersMax, messages.atMostItems(familyLearnersMax, "learners")),
  /** None where they ask for lessons later. */
  request: familyRequestInput.nullish(),
});
export type FamilyInput = z.infer<typeof familyInput>;
