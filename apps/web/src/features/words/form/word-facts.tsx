import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { levelOptions } from "../../../shared/review/content-labels.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { partOptions, toneOptions } from "../word-labels.ts";
import type { WordRecordFragment } from "../word.generated.ts";

const partOf = labelOf(partOptions);
const levelOf = labelOf(levelOptions);
const tonesOf = labelOf(toneOptions);

/** What a word says, for those who may not edit it now. */
export function WordFacts({ word }: { word: WordRecordFragment }) {
  const { meanings, examples, variants, topics } = word;
  return (
    <>
      <FactsSection
        title="Word"
        facts={[
          ["Language", word.subject],
          ["Part of speech", partOf(word.partOfSpeech)],
          ["Dialect", word.dialect?.name ?? "–"],
          ["Level", word.level ? levelOf(word.level) : "Any"],
          ["Tones marked", word.tonesComplete ? "Complete" : tonesOf(word.toneMarking)],
          ["Topics", topics.join(", ") || "–"],
        ]}
      />
      <Section title="Meanings">
        <LineList>
          {meanings.map(({ gloss, note }) => (
            <li key={gloss}>
              <p>
                {gloss}
                {note ? <small>{note}</small> : null}
              </p>
            </li>
          ))}
        </LineList>
      </Section>
      {examples.length > 0 ? (
        <Section title="Examples">
          <LineList>
            {examples.map(({ text, translation }) => (
              <li key={text}>
                <p>
                  {text}
                  <small>{translation ?? "Not translated yet"}</small>
                </p>
              </li>
            ))}
          </LineList>
        </Section>
      ) : null}
      {variants.length > 0 ? (
        <Section title="In other dialects">
          <LineList>
            {variants.map(({ form, dialect }) => (
              <li key={`${form} ${dialect?.id ?? ""}`}>
                <p>
                  {form}
                  <small>{dialect?.name ?? "–"}</small>
                </p>
              </li>
            ))}
          </LineList>
        </Section>
      ) : null}
    </>
  );
}
