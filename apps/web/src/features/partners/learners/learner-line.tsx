import { TextLink } from "@app/ui/link/link.tsx";
import type { PartnerLearnerLineFragment } from "./learner.generated.ts";

const paths = { customer: "/app/tutoring/customers", pod: "/app/tutoring/customer-pods" } as const;

type Named = Pick<PartnerLearnerLineFragment, "customer" | "pod">;

export const learnerName = ({ customer, pod }: Named): string => (customer ?? pod)?.name ?? "A learner";

/** The name of a customer or a pod, which leads to its page. */
export function LearnerLink(learner: Named) {
  const { customer, pod } = learner;
  if (customer) return <TextLink href={`${paths.customer}/${customer.id}`}>{customer.name}</TextLink>;
  return pod ? <TextLink href={`${paths.pod}/${pod.id}`}>{pod.name}</TextLink> : <>{learnerName(learner)}</>;
}

/** "C-000123 · for Ada, Obi", or "pod · Igbo". */
export function learnerWords({ customer, pod }: Named): string {
  if (pod) return `pod · ${pod.subject}`;
  if (!customer) return "";
  const { customerNumber, learnerNames } = customer;
  return learnerNames.length === 0 ? customerNumber : `${customerNumber} · for ${learnerNames.join(", ")}`;
}
