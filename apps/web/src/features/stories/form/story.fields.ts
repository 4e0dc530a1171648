import { blockName } from "@app/domain/content/session-words.ts";
import type { Block } from "@app/domain/content/session.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { ageGroupLabels, ageGroups, learnerLevels } from "@app/domain/people/people-enums.ts";
import { linePart } from "@app/domain/recordings/said.ts";
import { stagePlaces, type StagePlace } from "@app/domain/stories/story-enums.ts";
import { storyInput, type StoryInput } from "@app/domain/stories/story.ts";
import type { AgeGroup, LearnerLevel, StagePlace as PlaceName } from "@app/schema/types.generated.ts";
import { newId } from "../../../shared/editor/new-id.ts";
import { enumField, optionalEnumField, text, upload } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { countOf } from "../../../shared/text/format.ts";
import { toOptions } from "../../../shared/text/option-labels.ts";
import { blockOf, inputOf } from "../../content/builder/block-wire.public.ts";
import { soundsBy } from "../../recordings/played-sound.public.ts";
import type { StoryRecordFragment } from "../story.generated.ts";

export interface FigureValues {
  characterId: string;
  expressionId: string;
  position: StagePlace;
}

export interface LineValues {
  lineId: string;
  characterId: string;
  text: string;
  translation: string;
}

/** A scene as its form has it. */
export interface SceneValues {
  sceneId: string;
  backgroundId: string;
  characters: readonly FigureValues[];
  lines: readonly LineValues[];
}

export const newLine = (): LineValues => ({ lineId: newId(), characterId: "", text: "", translation: "" });
export const newScene = (): SceneValues => ({ sceneId: newId(), backgroundId: "", characters: [], lines: [newLine()] });

/** The same scene once more, with ids of its own. */
export const copyOfScene = (scene: SceneValues): SceneValues => ({
  ...scene,
  sceneId: newId(),
  lines: scene.lines.map((line) => ({ ...line, lineId: newId() })),
});

/** What a story sounds like, by the parts that its lines are. */
export const soundsOf = ({ scenes }: Pick<StoryRecordFragment, "scenes">) =>
  soundsBy(
    scenes.flatMap(({ sceneId, lines }) =>
      lines.map(({ lineId, mainRecording }) => ({ key: linePart(sceneId, lineId), mainRecording })),
    ),
  );

export const ageOptions = toOptions(ageGroups, ageGroupLabels);

interface Told {
  lines: readonly { text?: string | null }[];
}
const inWords = ({ lines }: Told) =>
  `${countOf(lines.length, "line")}: ${lines.map((line) => line.text ?? "…").join(" / ") || "nothing yet"}`;
const listed = (scenes: readonly Told[]) => (scenes.length === 0 ? "none" : scenes.map(inWords).join("\n"));

const noQuestions: readonly Block[] = [];
const asked = (questions: readonly Block[]) =>
  questions.length === 0 ? "none" : questions.map((question) => blockName(question)).join("\n");

const noScenes: readonly SceneValues[] = [];
const placeOf = (name: PlaceName): StagePlace => stagePlaces.find((place) => toEnumName(place) === name) ?? "centre";

/** A story's form as a table of its fields. */
export const storyForm = formOf<StoryRecordFragment>()(storyInput, {
  title: text("Title"),
  subject: text("Language", "Igbo"),
  level: enumField<LearnerLevel>()("Level", learnerLevels, "beginner"),
  ageGroup: optionalEnumField<AgeGroup>()("Age group", ageGroups, ageOptions),
  coverFileId: { ...upload("Cover", "coverFile"), showStored: () => "another picture" },
  coverAlt: text("What the cover shows"),
  scenes: {
    label: "Scenes",
    empty: noScenes,
    readFrom: ({ scenes }: StoryRecordFragment): readonly SceneValues[] =>
      scenes.map(({ sceneId, background, characters, lines }) => ({
        sceneId,
        backgroundId: background?.id ?? "",
        characters: characters.flatMap(({ character, expressionId, position }) =>
          character
            ? [{ characterId: character.id, expressionId: expressionId ?? "", position: placeOf(position) }]
            : [],
        ),
        lines: lines.map(({ lineId, character, text: said, translation }) => ({
          lineId,
          characterId: character?.id ?? "",
          text: said ?? "",
          translation: translation ?? "",
        })),
      })),
    sent: (scenes: StoryInput["scenes"]) =>
      scenes.map(({ characters, ...scene }) => ({
        ...scene,
        characters: characters.map(({ position, ...figure }) => ({
          ...figure,
          position: toEnumName(position),
        })),
      })),
    show: listed,
    showStored: (stored: unknown) => listed(stored as readonly Told[]),
  },
  questions: {
    label: "Questions",
    empty: noQuestions,
    readFrom: ({ questions }: StoryRecordFragment): readonly Block[] => questions.map(blockOf),
    sent: (questions: readonly Block[]) => questions.map(inputOf),
    show: asked,
    showStored: (stored: unknown) => asked(stored as readonly Block[]),
  },
});
export type StoryValues = ReturnType<typeof storyForm.recordOf>["values"];

/** Its scenes and questions are merged one by one with what others saved. */
export const storyParts = { scenes: "sceneId", questions: "_id" };
