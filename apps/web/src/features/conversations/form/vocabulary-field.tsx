import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { clientMessages } from "@app/domain/client-messages.ts";
import { vocabularyMax } from "@app/domain/conversations/conversation-practice.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { useTypedSearch } from "../../../shared/records/use-typed-search.ts";
import { VocabularyChoicesDocument, type VocabularyWordFragment } from "../conversation.generated.ts";

interface VocabularyFieldProps {
  label: string;
  /** The language that words are offered of. */
  subject: string;
  /** Those that the conversation has. */
  words: readonly VocabularyWordFragment[];
}

const optionOf = ({ id, headword, meanings, liveVersion }: VocabularyWordFragment): Option => ({
  value: id,
  label: headword,
  hint: [meanings[0]?.gloss, liveVersion === null ? "not published" : undefined].filter(Boolean).join(", "),
});

/** The words that a conversation teaches, found by themselves or by what they mean. */
export function VocabularyField({ label, subject, words }: VocabularyFieldProps) {
  const client = useApolloClient();
  const ask = useCallback(
    async (search: string) => {
      const { data } = await client.query({
        query: VocabularyChoicesDocument,
        variables: { page: { size: 20 }, filter: { search: search || null, subject: [subject] } },
      });
      if (!data?.page) throw new Error("No words were returned.");
      const { items, pageInfo } = data.page;
      return { found: items, more: pageInfo.totalCount > items.length };
    },
    [client, subject],
  );
  const { found, failed, loading, search } = useTypedSearch<VocabularyWordFragment>(ask);
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  return (
    <AutocompleteField
      name="wordIds"
      label={label}
      options={found.map(optionOf)}
      chosenOptions={[...chosen, ...words.map(optionOf)]}
      onChosen={setChosen}
      onSearch={search}
      loading={loading}
      multiple
      optional
      wide
      placeholder="Type a word or its meaning"
      unknownLabel="A word"
      emptyText={failed ? clientMessages.search : "No such word."}
      help={`Up to ${vocabularyMax} words. They are published before the conversation is.`}
    />
  );
}
