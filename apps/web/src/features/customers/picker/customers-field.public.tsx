import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { clientMessages } from "@app/domain/client-messages.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { useTypedSearch } from "../../../shared/records/use-typed-search.ts";
import { CustomersFoundDocument } from "./customer-search.generated.ts";

interface CustomersFieldProps {
  /** Path of the list of ids in the form. */
  name: string;
  label: string;
  /** Those with whom the form began. */
  known: readonly { id: string; name: string }[];
}

/** Some customers, each found by part of a name, marks not needed, or by number. */
export function CustomersField({ name, label, known }: CustomersFieldProps) {
  const client = useApolloClient();
  const ask = useCallback(
    async (search: string) => {
      const { data } = await client.query({
        query: CustomersFoundDocument,
        variables: { search },
      });
      if (!data?.customers) throw new Error("No customers were returned.");
      const { items, pageInfo } = data.customers;
      return { found: items, more: pageInfo.totalCount > items.length };
    },
    [client],
  );
  const { found, more, failed, loading, text, search } = useTypedSearch(ask);
  return (
    <AutocompleteField
      name={name}
      label={label}
      multiple
      wide
      options={found.map(({ id, name: called, customerNumber }) => ({
        value: id,
        label: called,
        hint: customerNumber,
      }))}
      chosenOptions={known.map(({ id, name: called }) => ({
        value: id,
        label: called,
      }))}
      unknownLabel="A customer"
      onSearch={search}
      loading={loading}
      placeholder="Name or customer number"
      emptyText={failed ? clientMessages.search : "No customers found."}
      help={more && text !== "" ? "More customers match. Type more of the name." : undefined}
    />
  );
}
