import { useFormikContext, type FormikErrors } from "formik";
import { scenesMax, storyChecks } from "@app/domain/stories/story.ts";
import { EditorForm, type Opened } from "../../../shared/editor/editor-form.tsx";
import { PartHead } from "../../../shared/editor/part-head.tsx";
import { PartsList } from "../../../shared/editor/parts-list.tsx";
import { useParts } from "../../../shared/editor/use-parts.ts";
import type { ContentEditorProps } from "../../../shared/review/content-editor.ts";
import { countOf } from "../../../shared/text/format.ts";
import { noSounds } from "../../recordings/played-sound.public.ts";
import { StoryPlayer } from "../preview/story-player.tsx";
import { toldSteps } from "../preview/told-scenes.ts";
import type { StoryRecordFragment } from "../story.generated.ts";
import { useStoryArt, type StoryArt } from "../use-story-art.ts";
import { AboutStory } from "./about-story.tsx";
import { OpenQuestion, Questions } from "./questions.tsx";
import { SceneForm } from "./scene-form.tsx";
import { copyOfScene, newScene, soundsOf, storyForm, type SceneValues, type StoryValues } from "./story.fields.ts";

interface StoryEditorProps extends ContentEditorProps<StoryValues> {
  content: StoryRecordFragment | null;
}

/** A story being written: its scenes, one of them open, and how the app tells it. */
export function StoryEditor({ form, review, content, ...page }: StoryEditorProps) {
  const art = useStoryArt();
  return (
    <EditorForm<StoryValues>
      {...form}
      {...page}
      validate={(values): FormikErrors<StoryValues> => storyForm.check(values)}
      parts={({ scenes, questions }) => [
        { field: "scenes", ids: scenes.map(({ sceneId }) => sceneId) },
        { field: "questions", ids: questions.map(({ _id }) => _id) },
      ]}
      outlineLabel="Scenes and questions of the story"
      outlineTab="Scenes"
      outline={(opened) => (
        <>
          <Scenes opened={opened} art={art} />
          <Questions opened={opened} />
        </>
      )}
      previewLabel="As the app plays it"
      preview={(opened) => <Told opened={opened} art={art} content={content} />}
    >
      {(opened) =>
        opened.current === null ? (
          <>
            <AboutStory isNew={review === undefined} />
            {review}
          </>
        ) : (
          <>
            <OpenScene opened={opened} art={art} content={content} />
            <OpenQuestion opened={opened} />
          </>
        )
      }
    </EditorForm>
  );
}

interface PartProps {
  opened: Opened;
  art: StoryArt;
}
interface OpenProps extends PartProps {
  content: StoryRecordFragment | null;
}

const sceneParts = {
  field: "scenes",
  idOf: ({ sceneId }: SceneValues) => sceneId,
  max: scenesMax,
  newPart: newScene,
  copyOf: copyOfScene,
};

function Scenes({ opened, art }: PartProps) {
  const { values } = useFormikContext<StoryValues>();
  const { scenes, title, subject } = values;
  const nameOf = (id: string) => art.characters.find((one) => one.id === id)?.name;
  const problems = storyChecks(
    { scenes: scenes as Parameters<typeof storyChecks>[0]["scenes"], questions: [] },
    { nameOf },
  );
  return (
    <PartsList
      {...useParts(opened, sceneParts).list}
      opened={opened}
      title="Scenes"
      what="scene"
      about={{ name: title || "About the story", line: subject }}
      parts={scenes.map(({ sceneId, backgroundId, lines }, index) => ({
        id: sceneId,
        name: art.backgrounds.find(({ id }) => id === backgroundId)?.name ?? "New scene",
        line: lines[0]?.text || countOf(lines.length, "line"),
        fault: problems.find(({ field }) => field.startsWith(`scenes.${index}.`))?.message,
      }))}
    />
  );
}

function OpenScene({ opened, art, content }: OpenProps) {
  const { part: scene, index, head } = useParts(opened, sceneParts);
  if (!scene) return null;
  return (
    <>
      <PartHead {...head} what="scene" title={`Scene ${index + 1}`} />
      <SceneForm key={scene.sceneId} index={index} scene={scene} art={art} content={content} />
    </>
  );
}

/** Begins at the open scene, and anew in another one. */
function Told({ opened: { current }, art, content }: OpenProps) {
  const { values } = useFormikContext<StoryValues>();
  return (
    <StoryPlayer
      key={current}
      steps={toldSteps(values.scenes, art)}
      questions={values.questions}
      subject={values.subject}
      sounds={content ? soundsOf(content) : noSounds}
      partId={current}
    />
  );
}
