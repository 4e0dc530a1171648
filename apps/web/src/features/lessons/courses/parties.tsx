import { TextLink } from "@app/ui/link/link.tsx";
import { customerPath } from "../../customers/owner-choices.public.ts";
import type { Party } from "./course-labels.ts";

/** Who is taught, as a link to their record: a pod, a child, or the customer. */
export function LearnerLink({ party: { pod, learner, customer } }: { party: Party }) {
  if (pod) return <TextLink href={`/app/tutoring/customer-pods/${pod.id}`}>{pod.name}</TextLink>;
  if (learner && learner.id !== customer?.id)
    return <TextLink href={`/app/tutoring/dependents?edit=${learner.id}`}>{learner.name}</TextLink>;
  return <CustomerLink customer={customer} />;
}

/** Who pays, as a link, where that is somebody else than who is taught. */
export function PayerLink({ party: { pod, learner, customer } }: { party: Party }) {
  return customer && (pod || (learner && learner.id !== customer.id)) ? <CustomerLink customer={customer} /> : null;
}

export const CustomerLink = ({ customer }: { customer: Party["customer"] }) =>
  customer ? <TextLink href={customerPath(customer.id)}>{customer.name}</TextLink> : <>Unknown</>;

export const TutorLink = ({ tutor }: { tutor: { id: string; name: string } | null }) =>
  tutor ? <TextLink href={`/app/tutoring/tutors/${tutor.id}`}>{tutor.name}</TextLink> : <>Unknown</>;
