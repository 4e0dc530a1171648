import type { FormikErrors } from "formik";
import { groupPatternRules, groupTitleMax } from "@app/domain/group-lessons/group-lesson.ts";
import type { FormRecord } from "../../../shared/save/use-form-save.tsx";
import { checkWith } from "../../../shared/save/zod-form.ts";
import type { GroupLessonRecordFragment } from "../group.generated.ts";
import { skippedOf, type DateValues } from "../sessions/date-values.ts";
import { groupForm, type GroupValues } from "./group.fields.ts";

/** What is typed of one that is added: with its first dates. */
export type CreateValues = GroupValues & { dates: DateValues };

const noDates: DateValues = { date: "", time: "18:00", weeks: 8, skip: {} };
const checkDates = checkWith<DateValues>(groupPatternRules);
/** Whether dates are added with it. */
const hasDates = ({ dates }: CreateValues) => dates.date.trim() !== "";

/** "Igbo songs (copy)": another title, since no two have the same. */
const copyOf = (title: string) => `${title.slice(0, groupTitleMax - 7)} (copy)`;

/** The form of one that is added: the fields of the record, and its first dates. */
export const createForm = {
  labels: { ...groupForm.labels, dates: "Dates" },
  /** `copied`: one to begin with, but for its title and for the days on which enrolment was open. */
  recordOf(copied: GroupLessonRecordFragment | null): FormRecord<CreateValues> {
    const { version, values } = groupForm.recordOf(copied);
    const own = copied
      ? { ...values, title: copyOf(copied.title), enrolmentOpensOn: "", enrolmentClosesOn: "" }
      : values;
    return { version: copied ? 0 : version, values: { ...own, dates: noDates } };
  },
  check(values: CreateValues): FormikErrors<CreateValues> {
    const errors = groupForm.check(values) as FormikErrors<CreateValues>;
    const dates = hasDates(values) ? checkDates(values.dates) : {};
    return Object.keys(dates).length > 0 ? { ...errors, dates } : errors;
  },
  inputOf: (values: CreateValues) => ({
    ...groupForm.inputOf(values),
    dates: hasDates(values) ? { ...groupPatternRules.parse(values.dates), skipDates: skippedOf(values.dates) } : null,
  }),
};
