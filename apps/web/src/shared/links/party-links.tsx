import { TextLink } from "@app/ui/link/link.tsx";
import { customerPath, podPath } from "./record-paths.ts";

interface Named {
  id: string;
  name: string;
}

/** Who is taught, and who pays for them. */
export interface Party {
  learner: Named | null;
  pod: Named | null;
  customer: Named | null;
}

/** Who is taught, as a link to their record: a pod, a child, or the customer. */
export function LearnerLink({ party: { pod, learner, customer } }: { party: Party }) {
  if (pod) return <TextLink href={podPath(pod.id)}>{pod.name}</TextLink>;
  if (learner && learner.id !== customer?.id)
    return <TextLink href={`/app/tutoring/dependents?edit=${learner.id}`}>{learner.name}</TextLink>;
  return <CustomerLink customer={customer} />;
}

/** Who pays, as a link, where that is somebody else than who is taught. */
export function PayerLink({ party: { pod, learner, customer } }: { party: Party }) {
  return customer && (pod || (learner && learner.id !== customer.id)) ? <CustomerLink customer={customer} /> : null;
}

export const CustomerLink = ({ customer }: { customer: Named | null }) =>
  customer ? <TextLink href={customerPath(customer.id)}>{customer.name}</TextLink> : <>Unknown</>;
