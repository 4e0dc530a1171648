import { outcomesMax, resourcesMax } from "@app/domain/curriculum/subdivision.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { ListField } from "@app/ui/form/list-field.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { partLabels as labels } from "./part-values.ts";
import { TopicWordsField } from "./topic-words-field.tsx";
import type { WordChoiceFragment } from "../../words/word-choices.public.ts";
import { ResourcesField } from "./resources-field.public.tsx";

interface PartFieldsProps {
  /** The language of its name, if it is a taught one. */
  lang: string | undefined;
  isNew: boolean;
  /** What it teaches, if it may list words: of this language, or of any. */
  teaches?: { subject: string | null; words: readonly WordChoiceFragment[] } | undefined;
}

/** Name, meaning, outcomes, words, resources, time; of a part that is there its address too. */
export function PartFields({ lang, isNew, teaches }: PartFieldsProps) {
  return (
    <FieldGrid>
      <TextField name="name" label={labels.name} autoFocus={isNew} wide {...(lang !== undefined && { lang })} />
      <ToneBar />
      <TextArea
        name="description"
        label={labels.description}
        rows={2}
        max={2000}
        help="A short one is shown beside the name, as its meaning."
        optional
        wide
      />
      <ListField name="outcomes" label={labels.outcomes} itemName="outcome" newItem="" max={outcomesMax} optional>
        {(path, position) => <TextField name={path} label={`Outcome ${position}`} quietLabel />}
      </ListField>
      {teaches ? <TopicWordsField label={labels.wordIds} {...teaches} /> : null}
      <ResourcesField label={labels.resources} max={resourcesMax} />
      <NumberField name="estimatedMinutes" label={labels.estimatedMinutes} end="min" optional />
      {isNew ? null : <TextField name="slug" label={labels.slug} help="Used in web addresses" />}
    </FieldGrid>
  );
}
