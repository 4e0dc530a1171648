import * as z from "zod";
import { idField, versionField } from "../fields.ts";

/** A customer or a pod that is added to a partner's learners, or removed from them. */
export const partnerLearnerInput = z.object({ version: versionField, learnerId: idField("Learner") });
export type PartnerLearnerInput = z.infer<typeof partnerLearnerInput>;

export const partnerLearnerMessages = {
  cameByCode: "They came with this partner’s code, so they are among its learners already.",
  added: "They are among this partner’s learners already.",
  staysByCode: "They came with this partner’s code, so they cannot be removed.",
  notAmong: "They are not among this partner’s learners.",
  choose: "Choose from the partner’s learners.",
} as const;

interface Person {
  firstName: string;
  lastName: string;
  email: string | null;
  phoneNumber: string | null;
}

/** What a partner is told of a learner: of children the first name, and nothing by which to reach them. */
export const toldToPartner = (
  { firstName, lastName, email, phoneNumber }: Person,
  under18: boolean,
): Omit<Person, "lastName"> & { lastName: string | null } =>
  under18 ? { firstName, lastName: null, email: null, phoneNumber: null } : { firstName, lastName, email, phoneNumber };
