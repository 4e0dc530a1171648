import * as z from "zod";
import { idField, versionField } from "../fields.ts";
import { ageGroupOf } from "../people/age-group.ts";
import type { AgeGroup } from "../people/people-enums.ts";

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

/** What is known of a learner's age. */
interface Age {
  dateOfBirth: string | null;
  /** Of whom the date is not known. */
  ageGroup: AgeGroup | null;
}

/** Whether somebody is under 18 on a day. A dependent of whom nothing is known counts as a child. */
export const isUnder18 = ({ dateOfBirth, ageGroup }: Age, today: string): boolean =>
  (dateOfBirth === null ? ageGroup : ageGroupOf(dateOfBirth, today)) !== "adult";

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
