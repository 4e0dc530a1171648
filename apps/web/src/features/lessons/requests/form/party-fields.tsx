import type { ApolloClient } from "@apollo/client";
import { skipToken } from "@apollo/client/react";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { FoundField } from "../../../../shared/records/found-field.tsx";
import {
  RequestLeadByIdDocument,
  RequestLeadSearchDocument,
  type RequestLeadFragment,
} from "./party-search.generated.ts";

interface PartyFieldProps {
  name: string;
  label: string;
}

const findLeads = async (client: ApolloClient, search: string) =>
  (await client.query({ query: RequestLeadSearchDocument, variables: { search } })).data?.leads;

function useLead(id: string | null): RequestLeadFragment | null {
  const { data } = useQuery(RequestLeadByIdDocument, id === null ? skipToken : { variables: { id } });
  return data?.lead ?? null;
}

/** Which lead asks. */
export const LeadField = (props: PartyFieldProps) => (
  <FoundField
    {...props}
    find={findLeads}
    optionOf={({ id, name, email }) => ({ value: id, label: name, ...(email && { hint: email }) })}
    useOne={useLead}
    many="leads"
    placeholder="Name or email"
  />
);
