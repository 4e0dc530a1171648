import { useApolloClient } from "@apollo/client/react";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { toEnumName } from "@app/domain/enums.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { accountJobMessages, accountJobTitle } from "@app/domain/system/account-job.ts";
import type { BookedLessonFilter, LessonReason } from "@app/schema/types.generated.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { jobAddress } from "../../../shared/bulk/account-job-labels.ts";
import { watchJob } from "../../../shared/bulk/watch-job.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import { BookedLessonsBulkActionDocument } from "../booked/booked-jobs.generated.ts";
import { lessonReasonOptions } from "../booked/booked-labels.ts";
import { coverChoices } from "../booked/events/cover-choices.ts";
import type { CoverTutorsQuery } from "../booked/events/cover.generated.ts";
import type { LessonToRearrangeFragment } from "./away.generated.ts";
import { decidedIn, firstDecision, problemsIn } from "./decisions.ts";
import type { DeskValues } from "./desk-values.ts";
import { DeskEnd } from "./desk-end.tsx";
import { ForAll, TakeIn } from "./for-all.tsx";
import { LessonDecision } from "./lesson-decision.tsx";
import css from "./away.module.css";

type Lesson = LessonToRearrangeFragment;
type Covers = NonNullable<CoverTutorsQuery["coverTutors"]>;

const reasons = lessonReasonOptions.map(({ value, label }) => ({ value: toEnumName(value), label }));

interface DeskProps {
  lessons: readonly Lesson[];
  covers: Covers;
  /** Who could give them is still being asked for. */
  asking: boolean;
  /** What the lessons were asked for by. */
  filter: BookedLessonFilter;
  /** Why the tutor is away, as far as it is known. */
  reason: string;
}

/** All lessons of a tutor who is away, with what becomes of each; done in one press. */
export function Desk({ lessons, covers, asking, filter, reason: known }: DeskProps) {
  const all = useTutorChoices();
  const coversOf = useMemo(() => new Map(covers.map((one) => [one.lessonId, one])), [covers]);
  const firstOf = (lesson: Lesson) => firstDecision(lesson, coversOf.get(lesson.id)?.suggestedTutor?.id ?? null);
  // Begun once: what is typed stays while lessons come and go, whoever rearranges them.
  const [initialValues] = useState<DeskValues>(() => ({
    reason: known,
    note: "",
    allTo: "",
    despite: false,
    decisions: Object.fromEntries(lessons.map((lesson) => [lesson.id, firstOf(lesson)])),
  }));
  /** The lessons that would be refused as they are decided. */
  const [refused, setRefused] = useState<readonly string[]>([]);

  const client = useApolloClient();
  const navigate = useNavigate();
  const { save } = useSave(BookedLessonsBulkActionDocument, ({ started }) => started);

  async function submit({ reason, note, decisions }: DeskValues, form: FormErrorSetter) {
    const chosen = decidedIn(decisions, lessons);
    const decided = chosen.filter(({ lessonId }) => !refused.includes(lessonId));
    if (decided.length === 0) {
      form.setErrors({ form: chosen.length > 0 ? accountJobMessages.noneCanBe : lessonMessages.nothingDecided });
      return;
    }
    const ids = decided.map(({ lessonId }) => lessonId);
    const why = { reason: reason as LessonReason, note: note.trim() || null };
    const { payload } = await save(
      { kind: "BOOKED_REARRANGE", choice: { ids }, filter, ...why, decisions: decided },
      form,
    );
    if (!payload?.job) return;
    const go = (address: string) => void navigate(address);
    toast.done(`${accountJobTitle("booked-rearrange", ids.length)}: started. You can leave this page meanwhile.`, {
      label: "View",
      onSelect: () => go(jobAddress(payload.job?.id ?? "")),
    });
    const takeBack = async () => {
      const undone = await save({ kind: "BOOKED_UNDO", choice: { ids }, filter: {} });
      if (undone.payload?.job) watchJob(client, undone.payload.job.id, go);
    };
    watchJob(client, payload.job.id, go, () => void takeBack());
  }

  function validate({ decisions, reason, note }: DeskValues) {
    const wrong = lessons.flatMap((lesson) => {
      const decision = decisions[lesson.id];
      const problems = decision ? problemsIn(decision, lesson) : {};
      return Object.keys(problems).length > 0 ? [[lesson.id, problems] as const] : [];
    });
    return {
      ...(wrong.length > 0 && { decisions: Object.fromEntries(wrong) }),
      ...(reason === "OTHER" && note.trim() === "" && { note: lessonMessages.noteForReason }),
    };
  }

  return (
    <FormFrame<DeskValues> initialValues={initialValues} validate={validate} onSubmit={submit}>
      <FormError />
      <TakeIn lessons={lessons} asking={asking} firstOf={firstOf} />
      <FieldGrid>
        <SelectField name="reason" label="Why the tutor is away" options={reasons} />
        <TextField name="note" label="Internal note" optional help="Never emailed." />
        {lessons.length > 1 ? <ForAll lessons={lessons} covers={covers} all={all} /> : null}
      </FieldGrid>
      <ul className={css.lessons}>
        {lessons.map((lesson) => (
          <LessonDecision
            key={lesson.id}
            lesson={lesson}
            tutors={coverChoices({
              found: coversOf.get(lesson.id)?.tutors ?? [],
              all,
              subject: lesson.subject,
              usual: lesson.coversFor,
            }).filter(({ value }) => value !== lesson.tutor?.id)}
          />
        ))}
      </ul>
      {lessons.length > 0 ? <DeskEnd lessons={lessons} filter={filter} all={all} onRefused={setRefused} /> : null}
    </FormFrame>
  );
}
