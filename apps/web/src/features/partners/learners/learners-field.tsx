import { useApolloClient } from "@apollo/client/react";
import { useField } from "formik";
import { useCallback } from "react";
import { clientMessages } from "@app/domain/client-messages.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { useTypedSearch } from "../../../shared/records/use-typed-search.ts";
import { learnerName } from "./learner-line.tsx";
import { PartnerLearnersDocument, type PartnerLearnerLineFragment } from "./learner.generated.ts";
import { useLearnersNamed } from "./use-learners-named.ts";

interface LearnersFieldProps {
  /** Path of the list of ids in the form. */
  name: string;
  label: string;
  partnerId: string;
}

const optionOf = (learner: PartnerLearnerLineFragment) => ({
  value: learner.learnerId,
  label: learnerName(learner),
  hint: learner.pod ? "pod" : learner.customer?.customerNumber,
});

/** Some of a partner's learners, each found by part of a name, marks not needed. */
export function LearnersField({ name, label, partnerId }: LearnersFieldProps) {
  const client = useApolloClient();
  const [, { initialValue = [] }] = useField<readonly string[]>(name);
  const known = useLearnersNamed(partnerId, initialValue);
  const ask = useCallback(
    async (search: string) => {
      const variables = { partnerId, search, page: { size: 25 } };
      const { data } = await client.query({ query: PartnerLearnersDocument, variables, fetchPolicy: "network-only" });
      if (!data?.page) throw new Error("No learners were returned.");
      const { items, pageInfo } = data.page;
      return { found: items, more: pageInfo.totalCount > items.length };
    },
    [client, partnerId],
  );
  const { found, more, failed, loading, text, search } = useTypedSearch(ask);
  return (
    <AutocompleteField
      name={name}
      label={label}
      multiple
      optional
      wide
      options={found.map(optionOf)}
      chosenOptions={known.map(optionOf)}
      unknownLabel="A learner who is no longer there"
      onSearch={search}
      loading={loading}
      placeholder="Name of a customer or a pod"
      emptyText={failed ? clientMessages.search : "No learners of this partner found."}
      help={
        more && text !== "" ? "More learners match. Type more of the name." : "If none are chosen, they see nobody."
      }
    />
  );
}
