import type { ApolloClient } from "@apollo/client";
import { skipToken } from "@apollo/client/react";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { FoundField } from "../../../../shared/records/found-field.tsx";
import { RequestPodByIdDocument, RequestPodSearchDocument, type RequestPodFragment } from "./party-search.generated.ts";

const findPods = async (client: ApolloClient, search: string) =>
  (await client.query({ query: RequestPodSearchDocument, variables: { search } })).data?.customerPods;

function usePod(id: string | null): RequestPodFragment | null {
  const { data } = useQuery(RequestPodByIdDocument, id === null ? skipToken : { variables: { id } });
  return data?.customerPod ?? null;
}

/** One of the pods that are not closed, found by part of its name. */
export const PodField = (props: { name: string; label: string }) => (
  <FoundField
    {...props}
    find={findPods}
    optionOf={({ id, name, subject }) => ({ value: id, label: name, hint: subject })}
    useOne={usePod}
    many="pods"
    placeholder="Name of the pod"
  />
);
