/** A file of its own, since joined lists are part of the portal's first file. */
import { billingMailKinds } from "../billing/billing-mail-kinds.ts";
import { groupMailKinds } from "../group-lessons/group-mail-kinds.ts";
import { lessonMailKinds } from "../lessons/lesson-mail-kinds.ts";
import { referralMailKinds } from "../referrals/referral-mail-kinds.ts";

/**
 * What a text written ahead is for; decides its placeholders.
 * @graphql TemplateKind
 */
export const templateKinds = [
  /** Anything to a customer. */ "general",
  /** Greets a new customer. */ "welcome",
  /** About the learners on a customer's account. */ "learners",
  /** About a customer pod. */ "pod",
  /** Invites a candidate to an interview. */ "candidate-interview",
  /** Tells a candidate that they are not taken. */ "candidate-rejection",
  /** Makes a candidate an offer. */ "candidate-offer",
  /** Welcomes a new tutor, with the link to the tutors' app. */ "tutor-welcome",
  /** Asks a tutor whether they would like to give some lessons. */ "tutor-proposal",
  /** Tells a customer which lessons a tutor has accepted. */ "customer-proposal",
  /** Asks a customer once more how a lesson was. */ "lesson-rating",
  ...lessonMailKinds,
  ...groupMailKinds,
  ...billingMailKinds,
  ...referralMailKinds,
] as const;
export type TemplateKind = (typeof templateKinds)[number];
