import { memo, type ReactNode } from "react";
import { blockKinds, kindRules } from "@app/domain/content/block-kinds.ts";
import type { FormulaFault } from "@app/domain/content/maths-checks.ts";
import type { Block } from "@app/domain/content/session.ts";
import { onFirstClick } from "@app/ui/feedback/first-click.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { ArrowDown, ArrowUp, Copy, Trash2 } from "@app/ui/icons.ts";
import { IconAction } from "@app/ui/page/icon-action.tsx";
import { useTaughtLanguage } from "../learner/taught-language.ts";
import { BlockFields, type ChangeBlock } from "./block-form.tsx";
import { KeptFields } from "./fields/kept-fields.tsx";
import { KindFields } from "./fields/kind-fields.tsx";
import { SaidField } from "./fields/said-field.tsx";
import { SessionFileField } from "./fields/session-file-field.tsx";
import css from "./builder.module.css";

interface BlockEditorProps {
  block: Block;
  /** From 0. */
  index: number;
  count: number;
  formulaFault: FormulaFault | undefined;
  isFresh: boolean;
  onChange: ChangeBlock;
  onMove: (order: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

const kindOptions = blockKinds.map((value) => ({ value, label: kindRules[value].label }));

export const kindField = (
  <KeptFields names={["blockType"]}>
    <SelectField name="blockType" label="Kind of block" quietLabel options={kindOptions} />
  </KeptFields>
);
const question = (
  <KeptFields names={["questionText", "useMaths.questionText"]}>
    <SaidField name="questionText" label="Question" />
  </KeptFields>
);
const quoted = (
  <KeptFields names={["quotedQuestionText"]}>
    <SwitchField name="quotedQuestionText" label="Show the question as a quotation" wide />
  </KeptFields>
);
const describing = ["description", "useMaths.description"];
const description = (
  <KeptFields names={describing}>
    <SaidField name="description" label="Description" optional />
  </KeptFields>
);
const text = (
  <KeptFields names={describing}>
    <SaidField name="description" label="Text" rows={5} />
  </KeptFields>
);
const said = (
  <>
    <KeptFields names={["feedback", "useMaths.feedback"]}>
      <SaidField name="feedback" label="Feedback" optional />
    </KeptFields>
    <KeptFields names={["hint", "useMaths.hint"]}>
      <SaidField name="hint" label="Hint" optional rows={1} />
    </KeptFields>
  </>
);
const image = (
  <KeptFields names={["imageFile"]}>
    <SessionFileField name="imageFile" label="Image" kind="session-image" optional />
  </KeptFields>
);
const imageAlt = (
  <KeptFields names={["imageAlt"]}>
    <TextField name="imageAlt" label="What the image shows" wide help="Read out to anyone who cannot see it." />
  </KeptFields>
);
const recording = (
  <KeptFields names={["audioPlayerSRC"]}>
    <SessionFileField name="audioPlayerSRC" label="Recording" kind="session-audio" optional />
  </KeptFields>
);
const Bar = () => <ToneBar language={useTaughtLanguage()} />;
const bar = <Bar />;

type BlockQuestionsProps = Pick<BlockEditorProps, "block" | "formulaFault" | "isFresh" | "onChange"> & {
  /** What stands before its fields. */
  children?: ReactNode;
};

/** The fields of a block, whatever form they stand in. */
export function BlockQuestions({ block, formulaFault, isFresh, onChange, children }: BlockQuestionsProps) {
  const { asks } = kindRules[block.blockType];
  return (
    <BlockFields block={block} formulaFault={formulaFault} isFresh={isFresh} onChange={onChange}>
      {children}
      <FieldGrid>
        {bar}
        {asks ? question : null}
        {asks ? quoted : null}
        {asks ? description : text}
        <KindFields block={block} onChange={onChange} />
        {asks ? said : null}
        {image}
        {block.imageFile ? imageAlt : null}
        {recording}
      </FieldGrid>
    </BlockFields>
  );
}

/** The form of the active block. */
export const BlockEditor = memo(function BlockEditor(props: BlockEditorProps) {
  const { block, formulaFault, isFresh, onChange, ...head } = props;
  return (
    <form className={css.form} onSubmit={(event) => event.preventDefault()}>
      <BlockQuestions block={block} formulaFault={formulaFault} isFresh={isFresh} onChange={onChange}>
        <Head {...head} />
      </BlockQuestions>
    </form>
  );
});

type HeadProps = Pick<BlockEditorProps, "index" | "count" | "onMove" | "onDuplicate" | "onRemove">;

/** What can be done with the block as a whole. */
const Head = memo(function Head({ index, count, onMove, onDuplicate, onRemove }: HeadProps) {
  return (
    <div className={css.head}>
      <h2>Block {index + 1}</h2>
      {kindField}
      <span>
        <IconAction label="Move block up" icon={ArrowUp} disabled={index === 0} onClick={() => onMove(index - 1)} />
        <IconAction
          label="Move block down"
          icon={ArrowDown}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        />
        <IconAction label="Duplicate block" icon={Copy} onClick={onDuplicate} />
        {/* What is removed can be undone; the next press would remove the next block. */}
        <IconAction label="Delete block" icon={Trash2} onClick={onFirstClick(onRemove)} />
      </span>
    </div>
  );
});
