import { useApolloClient } from "@apollo/client/react";
import { useField } from "formik";
import { useCallback, useState } from "react";
import { clientMessages } from "@app/domain/client-messages.ts";
import { vocabularyMax } from "@app/domain/conversations/conversation-practice.ts";
import { languageOf } from "@app/domain/language/language-of.ts";
import { movedTo } from "@app/domain/moved-to.ts";
import type { Language } from "@app/domain/text.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { OrderedList } from "@app/ui/list/ordered-list.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { Taught } from "@app/ui/value/taught.tsx";
import { useTypedSearch } from "../../../shared/records/use-typed-search.ts";
import { VocabularyChoicesDocument, type VocabularyWordFragment } from "../conversation.generated.ts";
import css from "./vocabulary-field.module.css";

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
  const known = [...chosen, ...words.map(optionOf)];
  return (
    <>
      <AutocompleteField
        name="wordIds"
        label={label}
        options={found.map(optionOf)}
        chosenOptions={known}
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
      <VocabularyOrder known={known} lang={languageOf(subject)} />
    </>
  );
}

/** The chosen words in the order in which they are taught. */
function VocabularyOrder({ known, lang }: { known: readonly Option[]; lang: Language | undefined }) {
  const [{ value: ids }, , { setValue }] = useField<readonly string[]>("wordIds");
  if (ids.length < 2) return null;
  const optionBy = (id: string) => known.find(({ value }) => value === id);
  return (
    <fieldset className={css.order} data-wide="">
      <legend>Order</legend>
      <small>Drag the words, or focus one and press Alt with ↑ or ↓.</small>
      <OrderedList
        label="Vocabulary in its order"
        items={ids.map((id) => ({ id, name: optionBy(id)?.label ?? "A word", hint: optionBy(id)?.hint }))}
        onMove={(id, order) => void setValue(movedTo(ids, ids.indexOf(id), order))}
      >
        {({ name, hint }, position, moves) => (
          <div className={css.word}>
            <span>{position}</span>
            <span>
              <Taught lang={lang}>{name}</Taught>
              {hint ? <small> {hint}</small> : null}
            </span>
            <MoreMenu actions={moves} label={`Move ${name}`} size="small" />
          </div>
        )}
      </OrderedList>
    </fieldset>
  );
}
