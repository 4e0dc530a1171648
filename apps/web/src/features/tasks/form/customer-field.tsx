import { skipToken, useApolloClient, useQuery } from "@apollo/client/react";
import { useField } from "formik";
import { useCallback, useState } from "react";
import { clientMessages } from "@app/domain/client-messages.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { useTypedSearch } from "../../../shared/records/use-typed-search.ts";
import {
  TaskCustomerByIdDocument,
  TaskCustomersDocument,
  type TaskCustomerFragment,
} from "../task-choices.generated.ts";

const optionOf = ({ id, name, customerNumber }: TaskCustomerFragment): Option => ({
  value: id,
  label: name,
  hint: customerNumber,
});

/** Which customer a task is about, found by part of a name, marks not needed, or by number. */
export function CustomerField({ name, label }: { name: string; label: string }) {
  const client = useApolloClient();
  const ask = useCallback(
    async (search: string) => {
      const { data } = await client.query({ query: TaskCustomersDocument, variables: { search } });
      if (!data?.customers) throw new Error("No customers were returned.");
      const { items, pageInfo } = data.customers;
      return { found: items, more: pageInfo.totalCount > items.length };
    },
    [client],
  );
  const { found, more, failed, loading, text, search } = useTypedSearch(ask);
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  const [{ value }] = useField<string | null>(name);
  const isKnown = !value || [...found.map(({ id }) => id), ...chosen.map((one) => one.value)].includes(value);
  // A form that is begun at a customer, or taken up again, brings only the id.
  const { data } = useQuery(TaskCustomerByIdDocument, isKnown ? skipToken : { variables: { id: value } });
  return (
    <AutocompleteField
      name={name}
      label={label}
      optional
      wide
      options={found.map(optionOf)}
      chosenOptions={[...chosen, ...(data?.customer ? [optionOf(data.customer)] : [])]}
      onChosen={setChosen}
      onSearch={search}
      loading={loading}
      placeholder="Name or customer number"
      emptyText={failed ? clientMessages.search : "No customers found."}
      help={more && text !== "" ? "More customers match. Type more of the name." : undefined}
    />
  );
}
