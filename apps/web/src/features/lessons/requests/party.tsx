import { TextLink } from "@app/ui/link/link.tsx";
import { customerPath, leadPath, podPath } from "../../../shared/links/record-paths.ts";
import { ageWords } from "../../customers/learner-labels.public.ts";
import type { RequestPartyFragment } from "./request.generated.ts";

type Party = RequestPartyFragment;

/** Who asks: the customer who pays, or a lead. */
export const askerOf = ({ customer, lead }: Party): string => customer?.name ?? lead?.name ?? "Unknown";

/** Who is to be taught, in words below the name of whoever asks. */
export function learnerInWords({ learner, pod, lead, customer }: Party): string {
  if (pod) return pod.name;
  if (lead) return "Lead, not a customer yet";
  // A customer's request always has a learner: null means that it failed to load.
  if (!learner) return "Unknown";
  if (learner.id === customer?.id) return "Themselves";
  return learner.ageGroup ? `${learner.name} · ${ageWords(learner.ageGroup)}` : learner.name;
}

/** Whether the customer or lead and the learner were loaded. */
export const isPartyKnown = ({ customer, lead, learner, pod }: Party): boolean =>
  lead !== null || (customer !== null && (learner ?? pod) !== null);

/** The clock that the lessons are to keep to. */
export const zoneOf = ({ pod, learner, customer }: Party): string | null =>
  pod?.anchorTimeZone ?? learner?.timeZone ?? customer?.timeZone ?? null;

/** Who asks, as a link to their record. */
export function AskerLink({ party: { customer, lead } }: { party: Party }) {
  if (customer) return <TextLink href={customerPath(customer.id)}>{customer.name}</TextLink>;
  return lead ? <TextLink href={leadPath(lead.id)}>{lead.name}</TextLink> : <>Unknown</>;
}

/** Who is to be taught, as a link to their record. */
export function LearnerLink({ party }: { party: Party }) {
  const { learner, pod, customer } = party;
  if (pod) return <TextLink href={podPath(pod.id)}>{pod.name}</TextLink>;
  if (!learner || learner.id === customer?.id) return <>{learnerInWords(party)}</>;
  return <TextLink href={`/app/tutoring/dependents?edit=${learner.id}`}>{learnerInWords(party)}</TextLink>;
}
