import { memo } from "react";
import { letterOf, kindRules, newOptionText, optionsMax } from "@app/domain/content/block-kinds.ts";
import { withoutMarkup } from "@app/domain/content/inline-marks.ts";
import { sessionMessages } from "@app/domain/content/session-messages.ts";
import {
  withCorrectOption,
  withMovedOption,
  withOption,
  withOptionAfter,
  withOptionLines,
  withOptionText,
  withoutOption,
} from "@app/domain/content/session-edits.ts";
import type { AnswerOption, Block } from "@app/domain/content/session.ts";
import { Plus } from "@app/ui/icons.ts";
import { FieldNote } from "@app/ui/form/field-frame.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import { newId } from "../../../../shared/editor/new-id.ts";
import type { ChangeBlock } from "../block-form.tsx";
import { MathsText } from "../../learner/maths-text.tsx";
import { langOf, useTaughtLanguage } from "../../learner/taught-language.ts";
import { CorrectMark } from "./correct-mark.tsx";
import { FormulaBox } from "./formula-box.tsx";
import { KeptFields } from "./kept-fields.tsx";
import { listKeys } from "./list-keys.ts";
import { markKeys } from "./mark-keys.tsx";
import { RowActs } from "./row-acts.tsx";
import { useFault } from "./use-fault.ts";
import css from "./fields.module.css";

interface OptionsFieldProps {
  block: Block;
  onChange: ChangeBlock;
}

/** The options of a question, A to J: each with its text, whether it is maths, and whether it is correct. */
export function OptionsField({ block, onChange }: OptionsFieldProps) {
  const { _id: blockId, options, blockType } = block;
  const isOnlyOne = kindRules[blockType].correct === "one";
  return (
    <KeptFields names={["options"]}>
      <Options blockId={blockId} options={options} isOnlyOne={isOnlyOne} onChange={onChange} />
    </KeptFields>
  );
}

interface OptionsProps extends Pick<Block, "options"> {
  blockId: string;
  isOnlyOne: boolean;
  onChange: ChangeBlock;
}

const Options = memo(function Options({ options, ...row }: OptionsProps) {
  const { id, fault } = useFault("options");
  return (
    <fieldset className={css.list} data-wide="" aria-describedby={fault ? id : undefined}>
      <legend>Options</legend>
      <ol>
        {options.map((option, index) => (
          <KeptFields key={option._id} names={[`options.${index}`]}>
            <OptionRow {...row} option={option} index={index} count={options.length} />
          </KeptFields>
        ))}
      </ol>
      <ActionButton
        label={options.length < optionsMax ? `Add option ${letterOf(options.length)}` : "Add option"}
        icon={Plus}
        plain
        size="small"
        disabledReason={options.length < optionsMax ? undefined : sessionMessages.tooManyOptions}
        onSelect={() => row.onChange((now) => withOption(now, newId))}
      />
      {fault ? <FieldNote id={id} error={fault} /> : null}
    </fieldset>
  );
});

interface OptionRowProps extends Omit<OptionsProps, "options"> {
  option: AnswerOption;
  index: number;
  count: number;
}

const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { blockId, option, index, count, isOnlyOne, onChange } = props;
  const letter = letterOf(index);
  const language = useTaughtLanguage();
  const { _id: id, useMaths, answerText } = option;
  return (
    <li
      className={css.option}
      {...listKeys({
        index,
        onNext: () => onChange((now) => withOptionAfter(now, id, newId)),
        onLines: (lines) => onChange((now) => withOptionLines(now, id, lines, newId)),
      })}
    >
      <b>{letter}</b>
      <FormulaBox name={`options.${index}.answerText`} of={`option ${letter}`} isMaths={useMaths}>
        <div onKeyDown={markKeys((text) => onChange((now) => withOptionText(now, id, text)))}>
          <TextArea
            name={`options.${index}.answerText`}
            label={`Option ${letter}`}
            quietLabel
            rows={1}
            placeholder={newOptionText}
            {...langOf(language)}
          />
        </div>
        {useMaths || withoutMarkup(answerText) !== answerText ? (
          <p className={css.formula} aria-hidden>
            <MathsText text={answerText} isMaths={useMaths} />
          </p>
        ) : null}
      </FormulaBox>
      <CorrectMark
        name={`correct-${blockId}`}
        what={`Option ${letter}`}
        isOnlyOne={isOnlyOne}
        isCorrect={option.isCorrect}
        onMark={() => onChange((now) => withCorrectOption(now, id))}
      />
      <SwitchField name={`options.${index}.useMaths`} label="Maths" spoken={`Maths in option ${letter}`} compact />
      <RowActs
        what={`option ${letter}`}
        index={index}
        count={count}
        onMove={(to) => onChange((now) => withMovedOption(now, id, to))}
        onRemove={() => onChange((now) => withoutOption(now, id))}
      />
    </li>
  );
});
