import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useField } from "formik";
import { useCallback, useState } from "react";
import { clientMessages } from "@app/domain/client-messages.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { useTypedSearch } from "./use-typed-search.ts";

/** One page of results. */
interface Page<One> {
  items: readonly One[];
  pageInfo: { totalCount: number };
}

interface FoundFieldProps<One> {
  /** Path of the record's id in the form. */
  name: string;
  label: string;
  /** "customers" */
  many: string;
  placeholder: string;
  /** Searches for a text; null if the server did not answer. Must be stable between renders. */
  find: (client: ApolloClient, text: string) => Promise<Page<One> | null | undefined>;
  optionOf: (one: One) => Option;
  /** Loads the record that a form started with. */
  useOne: (id: string | null) => One | null;
  optional?: boolean;
  wide?: boolean;
}

/**
 * Selects one of many records by search:
 *
 *     <FoundField name="leadId" label="Lead" many="leads" find={findLeads} optionOf={optionOf} useOne={useLead} … />
 */
export function FoundField<One>(props: FoundFieldProps<One>) {
  const { name, label, many, placeholder, find, optionOf, useOne, ...look } = props;
  const client = useApolloClient();
  const ask = useCallback(
    async (typed: string) => {
      const page = await find(client, typed);
      if (!page) throw new Error(`No ${many} were returned.`);
      return { found: page.items, more: page.pageInfo.totalCount > page.items.length };
    },
    [client, find, many],
  );
  const { found, more, failed, loading, text, search } = useTypedSearch(ask);
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  const [{ value }] = useField<string | null>(name);
  const offered = found.map(optionOf);
  const isKnown = !value || [...offered, ...chosen].some((one) => one.value === value);
  // A form that starts with a record, or a restored draft, only has the id.
  const begun = useOne(isKnown ? null : value);
  return (
    <AutocompleteField
      {...look}
      name={name}
      label={label}
      options={offered}
      chosenOptions={[...chosen, ...(begun ? [optionOf(begun)] : [])]}
      onChosen={setChosen}
      onSearch={search}
      loading={loading}
      placeholder={placeholder}
      emptyText={failed ? clientMessages.search : `No ${many} found.`}
      help={more && text !== "" ? `More ${many} match. Type more of the name.` : undefined}
    />
  );
}
