import { answersMax, answerStrictnesses, newAnswerText, starsMax } from "@app/domain/content/block-kinds.ts";
import { graphPointsMax } from "@app/domain/content/graph-frame.ts";
import type { Block } from "@app/domain/content/session.ts";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextField, type TextFieldProps } from "@app/ui/form/text-field.tsx";
import { Formula } from "../../learner/maths-text.tsx";
import { langOf, useTaughtLanguage } from "../../learner/taught-language.ts";
import type { ChangeBlock } from "../block-form.tsx";
import { ImagesField } from "./images-field.tsx";
import { OptionsField } from "./options-field.tsx";
import { FormulaBox } from "./formula-box.tsx";
import { RatingIcons } from "./rating-icons.tsx";
import { TextsField } from "./texts-field.tsx";

interface KindFieldsProps {
  block: Block;
  onChange: ChangeBlock;
}

const strictnessWords = {
  exact: "Exactly as written",
  "ignore-tone": "Whatever the tones",
  "ignore-all-marks": "Whatever the tones and dots",
};
const strictnessOptions = answerStrictnesses.map((value) => ({ value, label: strictnessWords[value] }));

/** What only blocks of some kinds have: what is to be answered, and what is right. */
export function KindFields({ block, onChange }: KindFieldsProps) {
  switch (block.blockType) {
    case "dropdown":
      return (
        <>
          <TaughtText name="dropdownInstruction" label="Instruction for the list" wide />
          <OptionsField block={block} onChange={onChange} />
        </>
      );
    case "single-choice":
    case "multi-choice":
      return <OptionsField block={block} onChange={onChange} />;
    case "image-choice":
      return <ImagesField block={block} onChange={onChange} />;
    case "short-text":
      return (
        <>
          <Answers block={block} onChange={onChange} />
          <SelectField name="answerStrictness" label="Marks must agree" options={strictnessOptions} />
          <SwitchField name="numericOnly" label="Numbers only" />
        </>
      );
    case "numeric":
      return (
        <>
          <Answers block={block} onChange={onChange} />
          <NumberField name="tolerance" label="Tolerance" help="How far off is still right." />
        </>
      );
    case "slider":
      return <SliderFields />;
    case "rating":
      return <RatingFields block={block} onChange={onChange} />;
    case "expression":
      return (
        <FormulaBox name="expression" of="expected expression" wide>
          <TextField
            name="expression"
            label="Expected expression"
            help={block.expression.trim() === "" ? "In TeX: x^2 + 1" : <Formula text={block.expression} />}
          />
        </FormulaBox>
      );
    case "graph":
      return <GraphFields block={block} onChange={onChange} />;
    case "information":
      return null;
  }
}

/** A line of text in the language of the session. */
const TaughtText = (props: TextFieldProps) => <TextField {...props} {...langOf(useTaughtLanguage())} />;

const Answers = ({ block, onChange }: KindFieldsProps) => (
  <TextsField
    name="shortTextCorrectOptions"
    label="Correct answers"
    what="answer"
    texts={block.shortTextCorrectOptions}
    most={answersMax}
    begin={newAnswerText}
    isTaught
    onChange={onChange}
  />
);

const SliderFields = () => (
  <>
    <NumberField name="minSliderValue" label="Minimum" />
    <NumberField name="maxSliderValue" label="Maximum" />
    <NumberField name="sliderSteps" label="Steps" />
    <NumberField name="sliderValue" label="Start" />
    <NumberField name="sliderCorrectValue" label="Correct value" />
  </>
);

const RatingFields = ({ block, onChange }: KindFieldsProps) => (
  <>
    <NumberField name="rating.numberOfStars" label="Stars" help={`From 1 to ${starsMax}.`} />
    <NumberField name="rating.rating" label="Stars selected at first" />
    <NumberField name="rating.correctRating" label="Correct rating" />
    <RatingIcons
      icon={block.ratingsIcon}
      onIcon={(icon) => onChange((now): Block => ({ ...now, ratingsIcon: icon }))}
    />
  </>
);

const GraphFields = ({ block, onChange }: KindFieldsProps) => (
  <>
    <TextsField
      name="graphLatex"
      label="Functions"
      what="function"
      texts={block.graphLatex}
      most={answersMax}
      begin="y=x"
      isMaths
      onChange={onChange}
    />
    <TextField name="graphXFrom" label="x from" placeholder="-10" />
    <TextField name="graphXTo" label="x to" placeholder="10" />
    <TextField name="graphYFrom" label="y from" placeholder="As far as it goes" />
    <TextField name="graphYTo" label="y to" placeholder="As far as it goes" />
    <TextsField
      name="graphPoints"
      label="Marked points"
      what="point"
      texts={block.graphPoints}
      most={graphPointsMax}
      begin="(0, 0)"
      onChange={onChange}
    />
    <SwitchField name="isGraphOverImage" label="Draw the graph over the image" />
    <SwitchField name="refreshingGraph" label="Draw it again with each answer" />
  </>
);
