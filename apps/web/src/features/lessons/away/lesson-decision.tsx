import { useFormikContext } from "formik";
import type { LessonReason } from "@app/schema/types.generated.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { When } from "@app/ui/value/when.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { LearnerLink } from "../../../shared/links/party-links.tsx";
import { lessonPath } from "../../../shared/links/record-paths.ts";
import type { LessonToRearrangeFragment } from "./away.generated.ts";
import { isComplete, type Decision } from "./decisions.ts";
import type { DeskValues } from "./desk-values.ts";
import { LessonConflicts } from "./lesson-conflicts.tsx";
import { LessonEmails } from "./lesson-emails.tsx";
import css from "./away.module.css";

type Lesson = LessonToRearrangeFragment;

const acts = [
  { value: "cover", label: "Cover it" },
  { value: "move", label: "Move it" },
  { value: "cancel", label: "Cancel it" },
  { value: "keep", label: "Decide later" },
];

function Fields({ lesson, decision, tutors }: { lesson: Lesson; decision: Decision; tutors: readonly Option[] }) {
  const { id, anchorTimeZone } = lesson;
  const name = (field: string) => `decisions.${id}.${field}`;
  if (decision.act === "cover")
    return (
      <AutocompleteField
        name={name("tutorId")}
        label="Who gives it"
        options={tutors}
        unknownLabel="The chosen tutor"
        placeholder="Start typing a name"
        help={tutors.find(({ value }) => value === decision.tutorId)?.hint}
      />
    );
  if (decision.act !== "move") return null;
  return (
    <>
      <DateField name={name("date")} label="To which day" />
      <TextField
        name={name("time")}
        label="At what time"
        placeholder="17:00"
        help={`In ${placeName(anchorTimeZone)} time.`}
      />
    </>
  );
}

interface Props {
  lesson: Lesson;
  /** Who could give it, the best first. */
  tutors: readonly Option[];
}

/** One lesson whose tutor is away, what becomes of it, what stands in the way, and the emails. */
export function LessonDecision({ lesson, tutors }: Props) {
  const { values } = useFormikContext<DeskValues>();
  const decision = values.decisions[lesson.id];
  if (!decision) return null;
  const { id, name, startAt, subject, anchorTimeZone } = lesson;
  const isReady = decision.act !== "keep" && isComplete(decision, lesson);
  const note = values.note.trim() === "" ? null : values.note.trim();
  return (
    <li className={css.lesson} aria-label={`Lesson ${name}`}>
      <div className={css.facts}>
        <strong>
          <When value={startAt} />
        </strong>
        <span>
          <LearnerLink party={lesson} />, {subject}
        </span>
        <small>
          <When value={startAt} timeZone={anchorTimeZone} short /> in {placeName(anchorTimeZone)} ·{" "}
          <TextLink href={lessonPath(id)}>{name}</TextLink>
        </small>
      </div>
      <div className={css.decision}>
        <FieldGrid>
          <SelectField name={`decisions.${id}.act`} label="What becomes of it" options={acts} />
          <Fields lesson={lesson} decision={decision} tutors={tutors} />
        </FieldGrid>
        {isReady ? <LessonConflicts lesson={lesson} decision={decision} /> : null}
        {isReady ? (
          <LessonEmails lesson={lesson} decision={decision} reason={values.reason as LessonReason} note={note} />
        ) : null}
      </div>
    </li>
  );
}
