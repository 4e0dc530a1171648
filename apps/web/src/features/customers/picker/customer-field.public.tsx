import type { ApolloClient } from "@apollo/client";
import { skipToken } from "@apollo/client/react";
import type { Option } from "@app/ui/form/option.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { FoundField } from "../../../shared/records/found-field.tsx";
import {
  CustomerFoundByIdDocument,
  CustomersFoundDocument,
  type CustomerFoundFragment,
} from "./customer-search.generated.ts";

const optionOf = ({ id, name, customerNumber }: CustomerFoundFragment): Option => ({
  value: id,
  label: name,
  hint: customerNumber,
});

function useCustomer(id: string | null): CustomerFoundFragment | null {
  const { data } = useQuery(CustomerFoundByIdDocument, id === null ? skipToken : { variables: { id } });
  return data?.customer ?? null;
}

const findCustomers = async (client: ApolloClient, search: string) =>
  (await client.query({ query: CustomersFoundDocument, variables: { search } })).data?.customers;

/** A customer, found by part of a name, marks not needed, or by number. */
export function CustomerField({ name, label, optional = true }: { name: string; label: string; optional?: boolean }) {
  return (
    <FoundField
      name={name}
      label={label}
      optionOf={optionOf}
      optional={optional}
      wide={true}
      find={findCustomers}
      useOne={useCustomer}
      many="customers"
      placeholder="Name or customer number"
    />
  );
}
