import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { clientMessages } from "@app/domain/client-messages.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { useTypedSearch } from "../../../shared/records/use-typed-search.ts";
import { CustomerSearchDocument } from "./merge.generated.ts";

const shown = 20;

/** Customers for what is typed, but for one. */
function useCustomerSearch(without: string) {
  const client = useApolloClient();
  const ask = useCallback(
    async (search: string) => {
      const variables = { search, page: { number: 1, size: shown } };
      const { data } = await client.query({ query: CustomerSearchDocument, variables, fetchPolicy: "network-only" });
      const items = data?.customers?.items;
      if (!items) throw new Error("No customers were returned.");
      const more = (data.customers?.pageInfo.totalCount ?? 0) > items.length;
      return { found: items.filter(({ id }) => id !== without), more };
    },
    [client, without],
  );
  return useTypedSearch(ask);
}

interface CustomerChoiceProps {
  /** The customer who is merged with the one that is chosen. */
  keptId: string;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Asks which other record is of the same person. */
export function CustomerChoice({ keptId, onChoose, onClose }: CustomerChoiceProps) {
  return (
    <FormDialog<{ otherId: string | null }>
      open
      isAction
      onClose={onClose}
      title="Merge with another customer"
      saveLabel="Compare"
      initialValues={{ otherId: null }}
      validate={({ otherId }) => (otherId === null ? { otherId: "Choose a customer." } : {})}
      onSubmit={({ otherId }) => {
        if (otherId !== null) onChoose(otherId);
      }}
    >
      <p>Choose the other record of the same person. You compare the two before anything is changed.</p>
      <OtherField keptId={keptId} />
    </FormDialog>
  );
}

function OtherField({ keptId }: { keptId: string }) {
  const { found, more, failed, loading, text, search } = useCustomerSearch(keptId);
  return (
    <AutocompleteField
      name="otherId"
      label="Other customer"
      options={found.map(({ id, name, customerNumber, email }) => ({
        value: id,
        label: name,
        hint: [customerNumber, email].filter(Boolean).join(" · "),
      }))}
      onSearch={search}
      loading={loading}
      placeholder="Name, email, phone or number"
      emptyText={failed ? clientMessages.search : "No customers found."}
      help={more && text !== "" ? "More customers match. Type more of the name." : undefined}
      hintBelow
      inFlow
    />
  );
}
