import { useQuery } from "../../shared/page/use-query.ts";
import { useViewer } from "../../shared/session/session-context.ts";
import {
  CustomerChoicesDocument,
  CustomerPoliciesDocument,
  CustomerTagsDocument,
} from "./customer-choices.generated.ts";

/** Colleagues who may look after customers: whoever asks first, then the others by name. */
export function useOwnerChoices() {
  const viewer = useViewer();
  const { data } = useQuery(CustomerChoicesDocument);
  const colleagues = data?.colleagues?.items ?? [];
  const isMe = ({ id }: { id: string }) => id === viewer.id;
  const others = colleagues.filter((one) => !isMe(one)).map(({ id, name }) => ({ value: id, label: name }));
  return colleagues.some(isMe) ? [{ value: viewer.id, label: "Me" }, ...others] : others;
}

/** The same by name only, for a filter or a text in which “Me” is somebody else’s word already. */
export function useOwnerNames() {
  const { id, firstName, lastName } = useViewer();
  return useOwnerChoices().map((one) => (one.value === id ? { ...one, label: `${firstName} ${lastName}` } : one));
}

/** Tags that customers have, for a filter and a form. */
export function useTagChoices() {
  const { data } = useQuery(CustomerTagsDocument, { fetchPolicy: "cache-and-network" });
  return (data?.customerTags ?? []).map((tag) => ({ value: tag, label: tag }));
}

/** Cancellation policies that a customer may have in place of the region's. */
export function usePolicyChoices() {
  const { data } = useQuery(CustomerPoliciesDocument);
  return (data?.cancellationPolicyList?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
