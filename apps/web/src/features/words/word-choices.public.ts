import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { clientMessages } from "@app/domain/client-messages.ts";
import type { Option } from "@app/ui/form/option.ts";
import { useTypedSearch } from "../../shared/records/use-typed-search.ts";
import { WordChoicesDocument, type WordChoiceFragment } from "./word-choices.generated.ts";

export type { WordChoiceFragment } from "./word-choices.generated.ts";

/** The first meaning, and whether the app lacks it. */
export const wordHint = ({ meanings, liveVersion }: WordChoiceFragment): string =>
  [meanings[0]?.gloss, liveVersion === null ? "not published" : undefined].filter(Boolean).join(", ");

export const wordOption = (word: WordChoiceFragment): Option => ({
  value: word.id,
  label: word.headword,
  hint: wordHint(word),
});

/** Words to choose from, found by themselves or by what they mean: of a language, or of any without one. */
export function useWordChoices(subject: string | null) {
  const client = useApolloClient();
  const ask = useCallback(
    async (search: string) => {
      const filter = { search: search || null, ...(subject !== null && { subject: [subject] }) };
      const { data } = await client.query({
        query: WordChoicesDocument,
        variables: { page: { size: 20 }, filter },
      });
      if (!data?.page) throw new Error("No words were returned.");
      const { items, pageInfo } = data.page;
      return { found: items, more: pageInfo.totalCount > items.length };
    },
    [client, subject],
  );
  const { found, failed, loading, search } = useTypedSearch<WordChoiceFragment>(ask);
  return {
    options: found.map(wordOption),
    loading,
    onSearch: search,
    placeholder: "Type a word or its meaning",
    unknownLabel: "A word",
    emptyText: failed ? clientMessages.search : "No such word.",
  };
}
