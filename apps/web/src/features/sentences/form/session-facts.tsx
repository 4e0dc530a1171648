import { languageOf } from "@app/domain/language/language-of.ts";
import { recorded } from "@app/domain/recordings/recording-rules.ts";
import { readingOf } from "@app/domain/sentences/reading-of.ts";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { Taught } from "@app/ui/value/taught.tsx";
import { useState } from "react";
import { levelOptions } from "../../../shared/review/content-labels.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import type { SentenceSessionRecordFragment } from "../session.generated.ts";
import { Recordings } from "../../recordings/recordings.public.tsx";
import { TrySentences } from "../try/try-sentences.tsx";
import { soundsOf } from "./session.fields.ts";

const levelOf = labelOf(levelOptions);

/** What a session says, for those who may not edit it now; it can be tried as learners get it. */
export function SessionFacts({ content: session }: { content: SentenceSessionRecordFragment }) {
  const { subject, level, topic, items } = session;
  const [tried, setTried] = useState<string | null>(null);
  const lang = languageOf(subject);
  return (
    <>
      <FactsSection
        title="Session"
        facts={[
          ["Language", subject],
          ["Level", levelOf(level)],
          ["Topic", topic ?? "–"],
        ]}
      />
      <Section title="Sentences">
        <LineList>
          {items.map((item) => (
            <li key={item.itemId}>
              <span>
                <Taught lang={lang}>{readingOf(item)}</Taught>
                <small> {item.prompt}</small>
                {item.acceptedOrders.slice(1).map((_, index) => (
                  <small key={index}> or: {readingOf(item, index + 1)}</small>
                ))}
              </span>
              {item.distractors.length > 0 ? (
                <small>besides: {item.distractors.map(({ text }) => text).join(", ")}</small>
              ) : null}
            </li>
          ))}
        </LineList>
      </Section>
      <Recordings
        kind="SENTENCE_SESSION"
        recordId={session.id}
        partNames={new Map(items.map((item) => [item.itemId, readingOf(item)]))}
        name={session.name}
        subject={subject}
        {...recorded["sentence-session"]}
        needs="words:write"
      />
      <Section title="As the learner sees it">
        <TrySentences items={items} subject={subject} sounds={soundsOf(session)} current={tried} onOpen={setTried} />
      </Section>
    </>
  );
}
