import { toEnumName } from "@app/domain/enums.ts";
import {
  lessonRatingAnswer,
  ratingCommentMax,
  studentRatingAnswer,
  type LessonRatingAnswer as Rating,
} from "@app/domain/ratings/rating.ts";
import { skills, type Skill } from "@app/domain/ratings/rating-enums.ts";
import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { SaveButton } from "@app/ui/form/save-button.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { checkWith } from "../../shared/save/zod-form.ts";
import { continueOptions, LearnerFields, tagOptions } from "../lessons/ratings/rating-fields.public.ts";
import type { Give } from "./answer-given.ts";
import { StarsField, TagsField } from "./rating-answer-fields.tsx";
import css from "./rating-answer.module.css";

interface Values {
  rating: string;
  tags: string[];
  comment: string;
  wouldContinue: string;
  visibleToTutor: boolean;
}

const begin: Values = { rating: "", tags: [], comment: "", wouldContinue: "", visibleToTutor: true };
const toRating = ({ wouldContinue, ...values }: Values) => ({
  ...values,
  wouldContinue: wouldContinue === "" ? null : wouldContinue === "yes",
});
const check = checkWith(lessonRatingAnswer);
const Send = () => (
  <>
    <FormError />
    <SaveButton label="Send rating" savingLabel="Sending" always large />
  </>
);

/** Asks whoever pays for a lesson how it was. */
export const LessonRatingAnswer = ({ onGive }: { onGive: Give }) => (
  <FormFrame<Values>
    initialValues={begin}
    validate={(values) => check(toRating(values))}
    onSubmit={(values, form) => {
      const { tags, comment, wouldContinue, ...given }: Rating = lessonRatingAnswer.parse(toRating(values));
      const said = { ...given, comment: comment ?? null, wouldContinue: wouldContinue ?? null };
      return onGive("RATE", { rating: { ...said, tags: tags.map((tag) => toEnumName(tag)) } }, form);
    }}
  >
    <div className={css.fields}>
      <StarsField name="rating" label="Your rating" />
      <TagsField name="tags" label="What stood out" options={tagOptions} />
      <TextArea name="comment" label="Anything else you would like to say" max={ratingCommentMax} optional />
      <SelectField
        name="wouldContinue"
        label="Would you go on with this tutor?"
        options={continueOptions}
        emptyLabel="I would rather not say"
        optional
      />
      <SwitchField name="visibleToTutor" label="The tutor may read this" />
      <Send />
    </div>
  </FormFrame>
);

type Scores = Record<Skill | "levelAfter" | "note", string>;
const noScores = Object.fromEntries([...skills, "levelAfter", "note"].map((name) => [name, ""])) as Scores;

/** Asks whoever gave a lesson how the learner is doing. */
export const LearnerRatingAnswer = ({ onGive }: { onGive: Give }) => (
  <FormFrame<Scores>
    initialValues={noScores}
    validate={checkWith(studentRatingAnswer)}
    onSubmit={(values, form) => {
      const { levelAfter, note, engagement, ...rest } = studentRatingAnswer.parse(values);
      const { speaking = null, listening = null, reading = null, writing = null, homework = null } = rest;
      const level = levelAfter ? toEnumName(levelAfter) : null;
      const scores = { engagement, speaking, listening, reading, writing, homework };
      return onGive("RATE", { learnerRating: { ...scores, levelAfter: level, note: note ?? null } }, form);
    }}
  >
    <div className={css.fields}>
      <LearnerFields />
      <Send />
    </div>
  </FormFrame>
);
