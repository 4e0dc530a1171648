import { useField } from "formik";
import { useState } from "react";
import { vocabularyMax } from "@app/domain/conversations/conversation-practice.ts";
import { languageOf } from "@app/domain/language/language-of.ts";
import { movedTo } from "@app/domain/moved-to.ts";
import type { Language } from "@app/domain/text.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { OrderedList } from "@app/ui/list/ordered-list.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { Taught } from "@app/ui/value/taught.tsx";
import { useWordChoices, wordOption, type WordChoiceFragment } from "../../words/word-choices.public.ts";
import css from "./vocabulary-field.module.css";

interface VocabularyFieldProps {
  label: string;
  /** The language that words are offered of. */
  subject: string;
  /** Those that the conversation has. */
  words: readonly WordChoiceFragment[];
}

/** The words that a conversation teaches, found by themselves or by what they mean. */
export function VocabularyField({ label, subject, words }: VocabularyFieldProps) {
  const choices = useWordChoices(subject);
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  const known = [...chosen, ...words.map(wordOption)];
  return (
    <>
      <AutocompleteField
        {...choices}
        name="wordIds"
        label={label}
        chosenOptions={known}
        onChosen={setChosen}
        multiple
        optional
        wide
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
