import { learnerLevels } from "@app/domain/people/people-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { ratingTags, type RatingTag as Tag } from "@app/domain/ratings/rating-enums.ts";
import { lessonRatingInput, studentRatingInput } from "@app/domain/ratings/rating.ts";
import type { LearnerLevel, RatingTag } from "@app/schema/types.generated.ts";
import { optionalEnumField, text, yesNo } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { levelOptions, skillWords, tagWord } from "./rating-labels.ts";
import type { LessonRatingRecordFragment, StudentRatingRecordFragment } from "./rating.generated.ts";

/** From 1 to 5, as a choice; nothing is an empty text. */
const score = (label: string) => ({
  label,
  empty: "",
  read: (stored: number | null): string => (stored === null ? "" : String(stored)),
});

const saysItself = "They told us themselves.";
const onBehalf = {
  label: "How they told you",
  empty: "",
  read: (stored: string | null): string => stored ?? saysItself,
};

const nameOf = (tag: string) => toEnumName(tag) as RatingTag;

/** The form of what somebody says of a lesson, as a table of its fields. */
export const ratingForm = formOf<LessonRatingRecordFragment>()(lessonRatingInput, {
  lessonId: text("Lesson"),
  raterId: text("Who rates"),
  rating: score("Rating"),
  tags: {
    label: "What stood out",
    empty: [] as readonly string[],
    read: (stored: readonly RatingTag[]): readonly string[] => ratingTags.filter((tag) => stored.includes(nameOf(tag))),
    sent: (tags: readonly Tag[]) => tags.map(nameOf),
    show: (tags: readonly string[]) => tags.map(tagWord).join(", ") || "nothing",
  },
  comment: text("Comment"),
  wouldContinue: {
    label: "Would they continue?",
    empty: "",
    read: (stored: boolean | null): string => (stored === null ? "" : stored ? "yes" : "no"),
    parsed: (chosen: string) => (chosen === "" ? null : chosen === "yes"),
  },
  visibleToTutor: yesNo("The tutor may read it", true),
  onBehalf,
});

/** The form of what a tutor says of the learner, as a table of its fields. */
export const studentRatingForm = formOf<StudentRatingRecordFragment>()(studentRatingInput, {
  lessonId: text("Lesson"),
  engagement: score(skillWords.engagement),
  speaking: score(skillWords.speaking),
  listening: score(skillWords.listening),
  reading: score(skillWords.reading),
  writing: score(skillWords.writing),
  homework: score(skillWords.homework),
  levelAfter: optionalEnumField<LearnerLevel>()("Level reached", learnerLevels, levelOptions),
  note: text("Note"),
  onBehalf,
});
