import { genders, learnerLevels } from "@app/domain/people/people-enums.ts";
import { lessonKinds } from "@app/domain/lessons/lesson-enums.ts";
import { requestRules } from "@app/domain/lessons/request.ts";
import type { Gender, LearnerLevel, LessonKind } from "@app/schema/types.generated.ts";
import {
  day,
  enumField,
  number,
  optionalEnumField,
  reference,
  references,
  text,
} from "../../../../shared/records/form-fields.ts";
import { formOf } from "../../../../shared/records/form-of.ts";
import { labelOf } from "../../../../shared/text/option-labels.ts";
import { genderOptions, lessonKindOptions, levelOptions } from "../request-labels.ts";
import type { LessonRequestRecordFragment } from "../request.generated.ts";
import { stretchesInWords } from "../times-labels.ts";

type Record = LessonRequestRecordFragment;

/** A preferred time as the form holds it; its weekday is a choice, and so a text. */
export interface TimeValue {
  weekday: string;
  start: string;
  end: string;
  timeZone: string;
}

type Stored = Record["preferredTimes"][number];
export const newTime: TimeValue = { weekday: "1", start: "17:00", end: "18:00", timeZone: "" };
const parsedTime = (time: TimeValue) => ({ ...time, weekday: Number(time.weekday) });

const none: string = "";

const preferredTimes = {
  label: "Preferred times",
  empty: [newTime] as readonly TimeValue[],
  readFrom: ({ preferredTimes: times }: Record): readonly TimeValue[] =>
    times.map(({ weekday, start, end, timeZone }) => ({ weekday: String(weekday), start, end, timeZone })),
  parsed: (times: readonly TimeValue[]) => times.map(parsedTime),
  show: (times: readonly TimeValue[]) => stretchesInWords(times.map(parsedTime)),
  showStored: (times: unknown) => (Array.isArray(times) ? stretchesInWords(times as Stored[]) : ""),
};

/** A request's form as a table of its fields: whom it is for, what they want, when, and from whom. */
export const requestForm = formOf<Record>()(requestRules, {
  customerId: reference("Customer", "customer"),
  learnerId: reference("Learner", "learner"),
  podId: reference("Pod", "pod"),
  leadId: reference("Lead", "lead"),
  subject: text("Subject"),
  kind: { ...enumField<LessonKind>()("Kind", lessonKinds, "regular"), show: labelOf(lessonKindOptions) },
  level: optionalEnumField<LearnerLevel>()("Level", learnerLevels, levelOptions),
  goals: text("Goals"),
  durationMinutes: {
    label: "Length",
    empty: String(60),
    readFrom: ({ durationMinutes }: Record) => String(durationMinutes),
    parsed: Number,
    show: (minutes: string) => `${minutes} min`,
  },
  lessonsPerWeek: { ...number("Lessons a week"), empty: 1 as number | string | null },
  preferredTimes,
  startOn: day("Not before"),
  preferredTutorIds: references("Tutors asked for", "preferredTutors"),
  tutorGender: optionalEnumField<Gender>()("Tutor’s gender", genders, genderOptions),
  dialect: text("Dialect"),
  ownerId: reference("Owner", "owner"),
  // Given by the address, never typed.
  feedbackId: { label: "Feedback", empty: none, readFrom: () => none },
});
export type RequestValues = ReturnType<typeof requestForm.recordOf>["values"];
