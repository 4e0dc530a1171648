import { letterOf, optionsMax } from "@app/domain/content/block-kinds.ts";
import { withCorrectImage, withImage, withoutImage } from "@app/domain/content/session-edits.ts";
import { sessionMessages } from "@app/domain/content/session-messages.ts";
import type { Block } from "@app/domain/content/session.ts";
import { FieldNote } from "@app/ui/form/field-frame.tsx";
import { onFirstClick } from "@app/ui/feedback/first-click.ts";
import { TextField } from "@app/ui/form/text-field.tsx";
import { Plus, Trash2 } from "@app/ui/icons.ts";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import { IconAction } from "@app/ui/page/icon-action.tsx";
import { newId } from "../../../../shared/editor/new-id.ts";
import type { ChangeBlock } from "../block-form.tsx";
import { Picture } from "../../learner/media.tsx";
import { CorrectMark } from "./correct-mark.tsx";
import { SessionFileField } from "./session-file-field.tsx";
import { useFault } from "./use-fault.ts";
import css from "./fields.module.css";

/** The pictures to choose from, one of them correct. */
export function ImagesField({ block, onChange }: { block: Block; onChange: ChangeBlock }) {
  const { id, fault } = useFault("imageOptions");
  const { imageOptions } = block;
  return (
    <fieldset className={css.list} data-wide="" aria-describedby={fault ? id : undefined}>
      <legend>Images</legend>
      <ol>
        {imageOptions.map(({ _id, isCorrect, imageSrc }, index) => {
          const letter = letterOf(index);
          return (
            <li key={_id} className={css.image}>
              <b>{letter}</b>
              {imageSrc ? <Picture id={imageSrc} alt="" className={css.thumb} /> : <span className={css.thumb} />}
              <SessionFileField
                name={`imageOptions.${index}.imageSrc`}
                label={`Image ${letter}`}
                kind="session-image"
                quietLabel
              />
              {imageSrc ? (
                <TextField
                  name={`imageOptions.${index}.imageAlt`}
                  label={`What image ${letter} shows`}
                  placeholder="What it shows, without telling the answer"
                  quietLabel
                />
              ) : null}
              <div>
                <CorrectMark
                  name={`correct-image-${block._id}`}
                  what={`Image ${letter}`}
                  isOnlyOne
                  isCorrect={isCorrect}
                  onMark={() => onChange((now) => withCorrectImage(now, _id))}
                />
                <IconAction
                  label={`Remove image ${letter}`}
                  icon={Trash2}
                  size="small"
                  onClick={onFirstClick(() => onChange((now) => withoutImage(now, _id)))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <ActionButton
        label={imageOptions.length < optionsMax ? `Add image ${letterOf(imageOptions.length)}` : "Add image"}
        icon={Plus}
        plain
        size="small"
        disabledReason={imageOptions.length < optionsMax ? undefined : sessionMessages.tooManyOptions}
        onSelect={() => onChange((now) => withImage(now, newId))}
      />
      {fault ? <FieldNote id={id} error={fault} /> : null}
    </fieldset>
  );
}
