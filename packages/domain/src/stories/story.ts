import * as z from "zod";
import type { FormulaFault } from "../content/maths-checks.ts";
import { checksOf } from "../content/session-checks.ts";
import { blockInput, idsOf } from "../content/session-input.ts";
import type { Block } from "../content/session.ts";
import { choiceField, idField, optional, textField, versionField } from "../fields.ts";
import { languageOptions } from "../language/dialect.ts";
import type { ContentCheck } from "../language/word.ts";
import { ageGroups, learnerLevels } from "../people/people-enums.ts";
import { altMax } from "./picture.ts";
import { partId, partList, refuseSameIds } from "../part-lists.ts";
import { spokenChecks, spokenFields } from "./spoken.ts";
import { stagePlaces } from "./story-enums.ts";
import { storyMessages as texts } from "./story-messages.ts";

export const scenesMax = 40;
export const linesMax = 30;
export const figuresMax = stagePlaces.length;
export const questionsMax = 10;

/** Who stands where in a scene, with which look; the usual one if none is chosen. */
const figure = z.object({
  characterId: idField("Character"),
  expressionId: optional(idField("Expression")),
  position: choiceField("Place", stagePlaces),
});
export type FigureInput = z.infer<typeof figure>;

/** Said by a character, or told by nobody who is seen. */
const line = z.object({ lineId: partId, characterId: optional(idField("Character")), ...spokenFields });
export type StoryLineInput = z.infer<typeof line>;

const scene = z.object({
  sceneId: partId,
  /** A draft may have none yet. */
  backgroundId: optional(idField("Background")),
  characters: partList("Characters", figure, figuresMax, "characters"),
  lines: partList("Lines", line, linesMax, "lines").superRefine((lines, context) =>
    refuseSameIds(
      lines.map(({ lineId }) => lineId),
      context,
    ),
  ),
});
export type SceneInput = z.infer<typeof scene>;

const fields = z.object({
  subject: choiceField("Language", languageOptions),
  title: textField("Title", 120, "yo"),
  level: choiceField("Level", learnerLevels),
  ageGroup: optional(choiceField("Age group", ageGroups)),
  coverFileId: optional(idField("Cover")),
  coverAlt: optional(textField("What the cover shows", altMax, "yo")),
  scenes: partList("Scenes", scene, scenesMax, "scenes").superRefine((scenes, context) =>
    refuseSameIds(
      scenes.map(({ sceneId }) => sceneId),
      context,
    ),
  ),
  /** Blocks as in the session of a lesson, asked once the story is told. */
  questions: partList("Questions", blockInput, questionsMax, "questions").superRefine((questions, context) =>
    refuseSameIds(idsOf(questions), context),
  ),
});

/** A new story. Its title is unique in its language. Source: domain.md 1.5. */
export const storyInput = fields.extend({
  scenes: fields.shape.scenes.default([]),
  questions: fields.shape.questions.default([]),
});
export type StoryInput = z.infer<typeof storyInput>;

/** Changes to a story: what is left out stays, the scenes are given whole. */
export const storyUpdateInput = fields.partial().extend({ _id: idField("Story"), version: versionField });
export type StoryUpdateInput = z.infer<typeof storyUpdateInput>;

/** A name for a character; "This character" where none is at hand. */
export type NameOf = (characterId: string) => string | undefined;
const nameless: NameOf = () => undefined;

function sceneChecks(
  { backgroundId, characters, lines }: Omit<SceneInput, "sceneId">,
  index: number,
  nameOf: NameOf,
): ContentCheck[] {
  const at = (field: string) => `scenes.${index}.${field}`;
  const places = characters.map(({ position }) => position);
  const standing = new Set(characters.map(({ characterId }) => characterId));
  const isEmpty = !backgroundId || lines.length === 0;
  return [
    ...(isEmpty ? [{ field: at(backgroundId ? "lines" : "backgroundId"), message: texts.emptyScene }] : []),
    ...(new Set(places).size < places.length ? [{ field: at("characters"), message: texts.samePlace }] : []),
    ...(standing.size < characters.length ? [{ field: at("characters"), message: texts.sameCharacter }] : []),
    ...lines.flatMap(({ characterId, ...said }, place) => [
      ...spokenChecks(said, at(`lines.${place}`), `Line ${place + 1} of scene ${index + 1}`),
      ...(characterId && !standing.has(characterId)
        ? [
            {
              field: at(`lines.${place}.characterId`),
              message: texts.notInScene(nameOf(characterId) ?? "This character"),
            },
          ]
        : []),
    ]),
  ];
}

/** What questions lack, each at its field: "questions.0.questionText". A story may have none. */
const questionChecks = (questions: readonly Block[], formulaFault: FormulaFault | undefined): ContentCheck[] =>
  questions.length === 0
    ? []
    : checksOf(questions, formulaFault).map(({ blockIndex, field, message }) => ({
        field: `questions.${blockIndex ?? 0}.${field}`,
        message: `Question ${(blockIndex ?? 0) + 1}: ${message}`,
      }));

interface Told {
  scenes: readonly SceneInput[];
  questions: readonly Block[];
}
interface ToldWith {
  nameOf?: NameOf;
  formulaFault?: FormulaFault | undefined;
}

/** What keeps a story from being submitted; a draft is saved with these. Source: domain.md 1.5. */
export const storyChecks = (
  { scenes, questions }: Told,
  { nameOf = nameless, formulaFault }: ToldWith = {},
): ContentCheck[] => [
  ...(scenes.length === 0
    ? [{ field: "scenes", message: texts.noScenes }]
    : scenes.flatMap((one, index) => sceneChecks(one, index, nameOf))),
  ...questionChecks(questions, formulaFault),
];
