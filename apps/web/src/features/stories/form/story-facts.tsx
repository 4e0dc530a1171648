import { kindRules } from "@app/domain/content/block-kinds.ts";
import { blockName } from "@app/domain/content/session-words.ts";
import { languageOf } from "@app/domain/language/language-of.ts";
import { linePart } from "@app/domain/recordings/said.ts";
import { recorded } from "@app/domain/recordings/recording-rules.ts";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { Taught } from "@app/ui/value/taught.tsx";
import { levelOptions } from "../../../shared/review/content-labels.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { Recordings } from "../../recordings/recordings.public.tsx";
import { StoryPlayer } from "../preview/story-player.tsx";
import { toldSteps } from "../preview/told-scenes.ts";
import type { StoryRecordFragment } from "../story.generated.ts";
import { useStoryArt } from "../use-story-art.ts";
import { ageOptions, soundsOf, storyForm } from "./story.fields.ts";

const [levelWord, ageWord] = [labelOf(levelOptions), labelOf(ageOptions)];

/** What a story says, for those who may not edit it now; it is told as the app does. */
export function StoryFacts({ content: story }: { content: StoryRecordFragment }) {
  const { subject, level, ageGroup, scenes } = story;
  const art = useStoryArt();
  const { values } = storyForm.recordOf(story);
  const lang = languageOf(subject);
  return (
    <>
      <FactsSection
        title="Story"
        facts={[
          ["Language", subject],
          ["Level", levelWord(level)],
          ["Age group", ageGroup ? ageWord(ageGroup) : "Any"],
        ]}
      />
      {scenes.map(({ sceneId, background, lines }, index) => (
        <Section key={sceneId} title={`Scene ${index + 1}`} note={background?.name ?? "No background yet"}>
          <LineList>
            {lines.map(({ lineId, character, text, translation }) => (
              <li key={lineId}>
                <span>
                  <small>{character?.name ?? "Narrator"}: </small>
                  <Taught lang={lang}>{text ?? "…"}</Taught>
                </span>
                <small>{translation ?? "Not translated yet"}</small>
              </li>
            ))}
          </LineList>
        </Section>
      ))}
      {values.questions.length === 0 ? null : (
        <Section title="Questions">
          <LineList>
            {values.questions.map((question) => (
              <li key={question._id}>
                <Taught lang={lang}>{blockName(question)}</Taught>
                <small>{kindRules[question.blockType].label}</small>
              </li>
            ))}
          </LineList>
        </Section>
      )}
      <Recordings
        kind="STORY"
        recordId={story.id}
        partNames={
          new Map(
            scenes.flatMap(({ sceneId, lines }) =>
              lines.map(({ lineId, text }) => [linePart(sceneId, lineId), text ?? "…"] as const),
            ),
          )
        }
        name={story.name}
        subject={subject}
        {...recorded.story}
        needs="stories:write"
      />
      <Section title="As the app plays it">
        <StoryPlayer
          steps={toldSteps(values.scenes, art)}
          questions={values.questions}
          subject={subject}
          sounds={soundsOf(story)}
        />
      </Section>
    </>
  );
}
