import { useState } from "react";
import { wordsMax } from "@app/domain/curriculum/subdivision.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { ListField } from "@app/ui/form/list-field.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { useWordChoices, wordOption, type WordChoiceFragment } from "../../words/word-choices.public.ts";

interface TopicWordsFieldProps {
  label: string;
  /** The language that words are offered of; null for any. */
  subject: string | null;
  /** Those that the topic has. */
  words: readonly WordChoiceFragment[];
}

/** The words that a topic teaches, in the order in which it does. */
export function TopicWordsField({ label, subject, words }: TopicWordsFieldProps) {
  // A word that is moved is drawn by another row, which has not chosen it.
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  const known = [...chosen, ...words.map(wordOption)];
  const learn = (more: readonly Option[]) => setChosen((before) => [...before, ...more]);
  return (
    <ListField name="wordIds" label={label} itemName="word" newItem="" max={wordsMax} optional>
      {(path, position) => (
        <OneWord name={path} label={`Word ${position}`} subject={subject} known={known} onChosen={learn} />
      )}
    </ListField>
  );
}

interface OneWordProps {
  name: string;
  label: string;
  subject: string | null;
  known: readonly Option[];
  onChosen: (chosen: readonly Option[]) => void;
}

function OneWord({ subject, known, ...field }: OneWordProps) {
  return <AutocompleteField {...useWordChoices(subject)} {...field} chosenOptions={known} quietLabel hintBelow />;
}
