import { useFormikContext } from "formik";
import { languageOf } from "@app/domain/language/language-of.ts";
import { spokenMax } from "@app/domain/stories/spoken.ts";
import { stagePlaces } from "@app/domain/stories/story-enums.ts";
import { linesMax } from "@app/domain/stories/story.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { ListField } from "@app/ui/form/list-field.tsx";
import { MenuSelect } from "@app/ui/form/menu-select.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { stageOf } from "../preview/told-scenes.ts";
import { Stage } from "../stage/stage.public.tsx";
import type { StoryRecordFragment } from "../story.generated.ts";
import { artChoices, type StoryArt } from "../use-story-art.ts";
import css from "./scene-form.module.css";
import { LineSound } from "./line-sound.tsx";
import { newLine, type FigureValues, type SceneValues, type StoryValues } from "./story.fields.ts";

const placeNames = { left: "Left", centre: "Centre", right: "Right" };
const nobody = { value: "", label: "Nobody" };
const usual = { value: "", label: "Usual look" };

interface SceneFormProps {
  index: number;
  scene: SceneValues;
  art: StoryArt;
  /** The story as it is saved; null for a new one. */
  content: StoryRecordFragment | null;
}

/** One scene: what it is set in, who stands where, and what is said. */
export function SceneForm({ index, scene, art, content }: SceneFormProps) {
  const { values } = useFormikContext<StoryValues>();
  const path = `scenes.${index}`;
  const lang = languageOf(values.subject);
  const standing = scene.characters.map(({ characterId }) => characterId);
  const speakers = art.characters
    .filter(({ id }) => standing.includes(id) || scene.lines.some(({ characterId }) => characterId === id))
    .map(({ id, name }) => ({ value: id, label: standing.includes(id) ? name : `${name} (not in this scene)` }));
  return (
    <>
      <div className={css.stage}>
        <Stage {...stageOf(scene, art)} />
      </div>
      <FieldGrid>
        <SelectField
          name={`${path}.backgroundId`}
          label="Background"
          options={artChoices(art.backgrounds, scene.backgroundId)}
          emptyLabel="Choose"
          wide
        />
      </FieldGrid>
      <Figures index={index} scene={scene} art={art} />
      <ListField name={`${path}.lines`} label="Lines" itemName="line" newItem={newLine} max={linesMax}>
        {(line, position) => (
          <div className={css.line}>
            <SelectField
              name={`${line}.characterId`}
              label={`Who says line ${position}`}
              options={speakers}
              emptyLabel="Narrator"
              quietLabel
            />
            <TextArea
              name={`${line}.text`}
              label={`Text of line ${position}`}
              placeholder={`In ${values.subject}`}
              max={spokenMax}
              rows={1}
              {...(lang && { lang })}
              quietLabel
            />
            <TextArea
              name={`${line}.translation`}
              label={`Translation of line ${position}`}
              placeholder="In English"
              max={spokenMax}
              rows={1}
              quietLabel
            />
            <LineSound
              key={scene.lines[position - 1]?.lineId}
              sceneId={scene.sceneId}
              line={scene.lines[position - 1]}
              position={position}
              content={content}
            />
          </div>
        )}
      </ListField>
      {lang ? <ToneBar language={lang} /> : null}
    </>
  );
}

/** Who stands at the left, in the middle and at the right, and how they look. */
function Figures({ index, scene, art }: Omit<SceneFormProps, "content">) {
  const { setFieldValue } = useFormikContext<StoryValues>();
  const { characters } = scene;
  const set = (next: readonly FigureValues[]) => void setFieldValue(`scenes.${index}.characters`, next);
  return (
    <fieldset className={css.figures}>
      <legend>Characters</legend>
      {stagePlaces.map((position) => {
        const figure = characters.find((one) => one.position === position);
        const person = art.characters.find(({ id }) => id === figure?.characterId);
        const others = characters.filter((one) => one !== figure);
        const taken = new Set(others.map(({ characterId }) => characterId));
        return (
          <div key={position} className={css.slot}>
            <b>{placeNames[position]}</b>
            <MenuSelect
              label={`Character at the ${position}`}
              value={figure?.characterId ?? ""}
              options={[
                nobody,
                ...artChoices(art.characters, figure?.characterId ?? "").filter(({ value }) => !taken.has(value)),
              ]}
              boxed
              onChange={(characterId) =>
                set(characterId === "" ? others : [...others, { characterId, expressionId: "", position }])
              }
            />
            {person && person.looks.length > 0 ? (
              <MenuSelect
                label={`Look of ${person.name}`}
                value={figure?.expressionId ?? ""}
                options={[usual, ...person.looks.map(({ id, name }) => ({ value: id, label: name }))]}
                boxed
                onChange={(expressionId) =>
                  set(characters.map((one) => (one === figure ? { ...one, expressionId } : one)))
                }
              />
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}
