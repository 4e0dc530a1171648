import { kindRules, letterOf } from "@app/domain/content/block-kinds.ts";
import { withoutMarkup } from "@app/domain/content/inline-marks.ts";
import { InputBox } from "@app/ui/form/control-box.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import type { LearnerBlockProps } from "./learner-props.ts";
import { MathsText } from "./maths-text.tsx";
import { Picture } from "./media.tsx";
import { StarMark } from "./star-mark.tsx";
import { useTaughtLanguage } from "./taught-language.ts";
import css from "./learner.module.css";

/** What a learner answers a block with. */
export function AnswerPart(props: LearnerBlockProps) {
  switch (kindRules[props.block.blockType].answeredBy) {
    case "options":
      return props.block.blockType === "dropdown" ? <Dropdown {...props} /> : <Options {...props} />;
    case "imageOptions":
      return <Images {...props} />;
    case "slider":
      return <Slider {...props} />;
    case "rating":
      return <Rating {...props} />;
    case "text":
    case "number":
    case "expression":
      return <Typed {...props} />;
    case null:
      return null;
  }
}

const named = ({ block }: LearnerBlockProps) =>
  block.questionText ? { "aria-labelledby": `asked-${block._id}` } : { "aria-label": "Answer" };

/** Marks one option: alone, or beside the others. */
function chosen({ block, answer }: LearnerBlockProps, id: string) {
  const { optionIds = [] } = answer;
  if (kindRules[block.blockType].correct === "one") return { optionIds: [id] };
  return { optionIds: optionIds.includes(id) ? optionIds.filter((one) => one !== id) : [...optionIds, id] };
}

function Options(props: LearnerBlockProps) {
  const { block, answer, isDone = false, onAnswer } = props;
  const language = useTaughtLanguage();
  const type = kindRules[block.blockType].correct === "one" ? "radio" : "checkbox";
  return (
    <div className={css.options} role={type === "radio" ? "radiogroup" : "group"} {...named(props)}>
      {block.options.map(({ _id, answerText, useMaths }, index) => (
        <label key={_id} className={css.option}>
          <input
            type={type}
            name={`answer-${block._id}`}
            checked={answer.optionIds?.includes(_id) ?? false}
            disabled={isDone}
            onChange={() => onAnswer(chosen(props, _id))}
          />
          <b aria-hidden>{letterOf(index)}</b>
          <span lang={language}>
            <MathsText text={answerText} isMaths={useMaths} />
          </span>
        </label>
      ))}
    </div>
  );
}

function Images(props: LearnerBlockProps) {
  const { block, answer, isDone = false, onAnswer } = props;
  return (
    <div className={css.images} role="radiogroup" {...named(props)}>
      {block.imageOptions.map(({ _id, imageSrc, imageAlt }, index) => (
        <label key={_id} className={css.option} data-image="">
          <input
            type="radio"
            name={`answer-${block._id}`}
            aria-label={[`Image ${letterOf(index)}`, imageAlt].filter((part) => part !== "").join(": ")}
            checked={answer.optionIds?.includes(_id) ?? false}
            disabled={isDone}
            onChange={() => onAnswer(chosen(props, _id))}
          />
          <b aria-hidden>{letterOf(index)}</b>
          <Picture id={imageSrc} alt="" className={css.choice} />
        </label>
      ))}
    </div>
  );
}

function Dropdown({ block, answer, isDone = false, onAnswer }: LearnerBlockProps) {
  return (
    <label className={css.dropdown}>
      {block.dropdownInstruction || "Choose"}
      <select
        value={answer.optionIds?.[0] ?? ""}
        disabled={isDone}
        onChange={({ target }) => onAnswer({ optionIds: target.value === "" ? [] : [target.value] })}
      >
        <option value="">–</option>
        {block.options.map(({ _id, answerText }) => (
          <option key={_id} value={_id}>
            {withoutMarkup(answerText)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Slider(props: LearnerBlockProps) {
  const { block, answer, isDone = false, onAnswer } = props;
  const { minSliderValue: min, maxSliderValue: max, sliderSteps: step, sliderValue } = block;
  const value = answer.value ?? sliderValue;
  return (
    <div className={css.slider}>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={isDone}
        onChange={({ target }) => onAnswer({ value: Number(target.value) })}
        {...named(props)}
      />
      <span aria-hidden>{min}</span>
      <output>{value}</output>
      <span aria-hidden>{max}</span>
    </div>
  );
}

function Rating(props: LearnerBlockProps) {
  const { block, answer, isDone = false, onAnswer } = props;
  const { numberOfStars, rating } = block.rating;
  const value = answer.value ?? rating;
  const stars = Array.from({ length: Math.max(0, Math.min(10, numberOfStars || 0)) }, (_, index) => index + 1);
  return (
    <div className={css.stars} role="radiogroup" {...named(props)}>
      {stars.map((star) => (
        <label key={star} data-lit={star <= value ? "" : undefined}>
          <input
            type="radio"
            name={`answer-${block._id}`}
            aria-label={`${star} of ${numberOfStars}`}
            checked={star === value}
            disabled={isDone}
            onChange={() => onAnswer({ value: star })}
          />
          <StarMark icon={block.ratingsIcon} />
        </label>
      ))}
    </div>
  );
}

function Typed(props: LearnerBlockProps) {
  const { block, answer, isDone = false, onAnswer } = props;
  const language = useTaughtLanguage();
  const isWords = block.blockType === "short-text" && !block.numericOnly;
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <InputBox
        {...named(props)}
        value={answer.text ?? ""}
        disabled={isDone}
        inputMode={isWords || block.blockType === "expression" ? "text" : "decimal"}
        autoComplete="off"
        onChange={({ target }) => onAnswer({ text: target.value })}
        {...(isWords && { lang: language, "data-taught": "" })}
      />
      {isWords && !isDone ? <ToneBar language={language} hasKeys={false} /> : null}
    </form>
  );
}
