import { useFormikContext, type FormikErrors } from "formik";
import type { ReactNode } from "react";
import { movedTo } from "@app/domain/moved-to.ts";
import { scenesMax, storyChecks } from "@app/domain/stories/story.ts";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import type { FormProps } from "@app/ui/form/form-frame.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { EditorForm, type Opened } from "../../../shared/editor/editor-form.tsx";
import { PartHead } from "../../../shared/editor/part-head.tsx";
import { PartsList } from "../../../shared/editor/parts-list.tsx";
import { countOf } from "../../../shared/text/format.ts";
import { StoryPlayer } from "../preview/story-player.tsx";
import { toldSteps } from "../preview/told-scenes.ts";
import { useStoryArt, type StoryArt } from "../use-story-art.ts";
import { AboutStory } from "./about-story.tsx";
import { SceneForm } from "./scene-form.tsx";
import { copyOfScene, newScene, storyForm, type StoryValues } from "./story.fields.ts";

interface StoryEditorProps {
  form: Omit<FormProps<StoryValues>, "validate">;
  title: string;
  status?: ReactNode;
  facts: ReactNode;
  saveLabel: string;
  actions?: readonly PageAction[];
  /** Its review, below what it is about. */
  review?: ReactNode;
}

/** A story being written: its scenes, one of them open, and how the app tells it. */
export function StoryEditor({ form, review, ...page }: StoryEditorProps) {
  const art = useStoryArt();
  return (
    <EditorForm<StoryValues>
      {...form}
      {...page}
      validate={(values): FormikErrors<StoryValues> => storyForm.check(values)}
      parts={({ scenes }) => ({ field: "scenes", ids: scenes.map(({ sceneId }) => sceneId) })}
      outlineLabel="Scenes of the story"
      outlineTab="Scenes"
      outline={(opened) => <Scenes opened={opened} art={art} />}
      previewLabel="As the app tells it"
      preview={(opened) => <Told opened={opened} art={art} />}
    >
      {(opened) =>
        opened.current === null ? (
          <>
            <AboutStory isNew={review === undefined} />
            {review}
          </>
        ) : (
          <OpenScene opened={opened} art={art} />
        )
      }
    </EditorForm>
  );
}

interface PartProps {
  opened: Opened;
  art: StoryArt;
}

function Scenes({ opened, art }: PartProps) {
  const { values, setFieldValue } = useFormikContext<StoryValues>();
  const { scenes, title, subject } = values;
  const nameOf = (id: string) => art.characters.find((one) => one.id === id)?.name;
  const problems = storyChecks({ scenes: scenes as Parameters<typeof storyChecks>[0]["scenes"] }, nameOf);
  const setScenes = (next: StoryValues["scenes"]) => void setFieldValue("scenes", next);
  return (
    <PartsList
      opened={opened}
      title="Scenes"
      what="scene"
      max={scenesMax}
      about={{ name: title || "About the story", line: subject }}
      parts={scenes.map(({ sceneId, backgroundId, lines }, index) => ({
        id: sceneId,
        name: art.backgrounds.find(({ id }) => id === backgroundId)?.name ?? "New scene",
        line: lines[0]?.text || countOf(lines.length, "line"),
        fault: problems.find(({ field }) => field.startsWith(`scenes.${index}.`))?.message,
      }))}
      onMove={(id, order) =>
        setScenes(
          movedTo(
            scenes,
            scenes.findIndex(({ sceneId }) => sceneId === id),
            order,
          ),
        )
      }
      onAdd={() => {
        const scene = newScene();
        setScenes([...scenes, scene]);
        return scene.sceneId;
      }}
    />
  );
}

function OpenScene({ opened: { current, open }, art }: PartProps) {
  const { values, setFieldValue } = useFormikContext<StoryValues>();
  const { scenes } = values;
  const index = scenes.findIndex(({ sceneId }) => sceneId === current);
  const scene = scenes[index];
  if (!scene) return <EmptyState title="No scene is open." text="Choose one from the list, or add another." />;
  const setScenes = (next: StoryValues["scenes"]) => void setFieldValue("scenes", next);
  const copy = () => {
    const copied = copyOfScene(scene);
    setScenes(scenes.toSpliced(index + 1, 0, copied));
    open(copied.sceneId);
  };
  return (
    <>
      <PartHead
        what="scene"
        title={`Scene ${index + 1}`}
        index={index}
        count={scenes.length}
        onMove={(order) => setScenes(movedTo(scenes, index, order))}
        onCopy={scenes.length < scenesMax ? copy : undefined}
        onRemove={() => {
          setScenes(scenes.toSpliced(index, 1));
          open((scenes[index + 1] ?? scenes[index - 1])?.sceneId ?? null);
        }}
      />
      <SceneForm key={scene.sceneId} index={index} scene={scene} art={art} />
    </>
  );
}

/** Begins at the open scene, and anew in another one. */
function Told({ opened: { current }, art }: PartProps) {
  const { values } = useFormikContext<StoryValues>();
  return <StoryPlayer key={current} steps={toldSteps(values.scenes, art)} subject={values.subject} sceneId={current} />;
}
