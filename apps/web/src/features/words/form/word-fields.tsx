import { skipToken } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { standardDialect } from "@app/domain/language/dialect.ts";
import { languageOf } from "@app/domain/language/language-of.ts";
import { marksAllTones, toneUnits } from "@app/domain/language/word-forms.ts";
import { examplesMax, meaningsMax, topicMax, topicsMax, variantsMax } from "@app/domain/language/word.ts";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { ListField } from "@app/ui/form/list-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { Columns } from "@app/ui/layout/columns.tsx";
import { Muted } from "@app/ui/layout/muted.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { languages, levelOptions } from "../../../shared/review/content-labels.ts";
import { partOptions } from "../word-labels.ts";
import { WordDialectsDocument } from "../word.generated.ts";
import { NearPanel } from "./near-panel.tsx";
import { SpellingHint } from "./spelling-hint.tsx";
import { wordForm, type WordValues } from "./word.fields.ts";

const { labels } = wordForm;

/** The dialects of a language; the standard one is meant where none is chosen. */
function useDialects(subject: string) {
  const { data } = useQuery(
    WordDialectsDocument,
    subject === "" ? skipToken : { variables: { filter: { subject: [subject], active: true } } },
  );
  return (data?.dialects?.items ?? [])
    .filter((dialect) => dialect.subject === subject)
    .map(({ id, name }) => ({ value: id, label: name }));
}

/** How many tones are marked, and whether that is all: in Yoruba only the author can say. */
function Tones() {
  const { values } = useFormikContext<WordValues>();
  const { subject, headword } = values;
  if (languageOf(subject) === undefined) return null;
  const { units, marked } = toneUnits(headword);
  if (marksAllTones(headword, subject)) return <Muted data-wide="">All {units} tones are marked.</Muted>;
  const counted = headword.trim() === "" ? "" : `${marked} of ${units} marked. `;
  const why =
    languageOf(subject) === "yo"
      ? "In Yoruba an unmarked vowel is a middle tone."
      : "Say so if the word is complete as it is spelt.";
  return <SwitchField name="tonesComplete" label="All its tones are marked" help={`${counted}${why}`} wide />;
}

/** What a word is, what it means, where it stands in a sentence, and how other dialects have it. */
export function WordFields({ id }: { id?: string }) {
  const { values } = useFormikContext<WordValues>();
  const { subject } = values;
  const lang = languageOf(subject);
  const taught = lang && { lang };
  const dialects = useDialects(subject);
  const standard = dialects.find(({ label }) => label === standardDialect);
  return (
    <>
      <FormSection title="Word">
        <SelectField name="subject" label={labels.subject} options={languages} />
        <SelectField name="partOfSpeech" label={labels.partOfSpeech} options={partOptions} emptyLabel="Choose" />
        <TextField name="headword" label={labels.headword} autoFocus={id === undefined} {...taught} wide />
        {lang ? <ToneBar language={lang} /> : null}
        <SpellingHint name="headword" subject={subject} />
        <NearPanel {...(id && { exceptId: id })} />
        <Tones />
        <SelectField
          name="dialectId"
          label={labels.dialectId}
          options={dialects.filter(({ value }) => value !== standard?.value || values.dialectId === value)}
          emptyLabel={standardDialect}
          optional
        />
        <SelectField name="level" label={labels.level} options={levelOptions} emptyLabel="Any" optional />
      </FormSection>
      <FormSection title="Meanings" columns={1}>
        <ListField
          name="meanings"
          label={labels.meanings}
          itemName="meaning"
          newItem={{ gloss: "", note: "" }}
          max={meaningsMax}
        >
          {(path, position) => (
            <Columns widths="1fr 1fr" until={600} gap={8} style={{ flex: 1 }}>
              <TextField name={`${path}.gloss`} label={`Meaning ${position}`} placeholder="In English" quietLabel />
              <TextField name={`${path}.note`} label={`Note on meaning ${position}`} placeholder="Note" quietLabel />
            </Columns>
          )}
        </ListField>
      </FormSection>
      <FormSection title="Examples" columns={1}>
        <ListField
          name="examples"
          label={labels.examples}
          itemName="example"
          newItem={{ text: "", translation: "" }}
          max={examplesMax}
          optional
        >
          {(path, position) => (
            <Columns widths="1fr 1fr" until={600} gap={8} style={{ flex: 1 }}>
              <TextField
                name={`${path}.text`}
                label={`Example ${position}`}
                placeholder={`In ${subject}`}
                {...taught}
                quietLabel
              />
              <TextField
                name={`${path}.translation`}
                label={`Translation of example ${position}`}
                placeholder="In English"
                quietLabel
              />
            </Columns>
          )}
        </ListField>
      </FormSection>
      <FormSection title="Other dialects and topics" columns={1}>
        <ListField
          name="variants"
          label="In other dialects"
          itemName="variant"
          newItem={{ form: "", dialectId: "" }}
          max={variantsMax}
          optional
        >
          {(path, position) => (
            <Columns widths="1fr 1fr" until={600} gap={8} style={{ flex: 1 }}>
              <TextField name={`${path}.form`} label={`Form ${position}`} placeholder="Form" {...taught} quietLabel />
              <SelectField
                name={`${path}.dialectId`}
                label={`Dialect of form ${position}`}
                options={dialects}
                emptyLabel="Dialect"
                quietLabel
              />
            </Columns>
          )}
        </ListField>
        <ListField name="topics" label={labels.topics} itemName="topic" newItem="" max={topicsMax} optional>
          {(path, position) => (
            <TextField
              name={path}
              label={`Topic ${position}`}
              placeholder={`Up to ${topicMax} characters`}
              quietLabel
            />
          )}
        </ListField>
      </FormSection>
    </>
  );
}
