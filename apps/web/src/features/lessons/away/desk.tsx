import { useApolloClient } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { toEnumName } from "@app/domain/enums.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { accountJobTitle } from "@app/domain/system/account-job.ts";
import type { BookedLessonFilter, LessonReason } from "@app/schema/types.generated.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { SaveButton } from "@app/ui/form/save-button.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { jobAddress } from "../../../shared/bulk/account-job-labels.ts";
import { watchJob } from "../../../shared/bulk/watch-job.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import { BookedLessonsBulkActionDocument } from "../booked/booked-jobs.generated.ts";
import { lessonReasonOptions } from "../booked/booked-labels.ts";
import { BulkSums } from "../booked/bulk-sums.tsx";
import { coverChoices } from "../booked/events/cover-choices.ts";
import type { CoverTutorsQuery } from "../booked/events/cover.generated.ts";
import type { LessonToRearrangeFragment } from "./away.generated.ts";
import { decisionInput, firstDecision, isComplete } from "./decisions.ts";
import type { DeskValues } from "./desk-values.ts";
import { LessonDecision } from "./lesson-decision.tsx";
import css from "./away.module.css";

type Lesson = LessonToRearrangeFragment;
type Covers = NonNullable<CoverTutorsQuery["coverTutors"]>;

const reasons = lessonReasonOptions.map(({ value, label }) => ({ value: toEnumName(value), label }));
const decidedIn = (decisions: DeskValues["decisions"]) =>
  Object.entries(decisions).flatMap(([id, decision]) => decisionInput(id, decision) ?? []);

const inOrder = new Intl.ListFormat("en-GB");

/** "Cover 3, move 1 and cancel 1" */
function inWords(decisions: DeskValues["decisions"]): string {
  const acts = decidedIn(decisions).map(({ act }) => act.toLowerCase());
  const counts = ["cover", "move", "cancel"].flatMap((act) => {
    const count = acts.filter((one) => one === act).length;
    return count > 0 ? [`${act} ${count}`] : [];
  });
  if (counts.length === 0) return "Nothing decided yet";
  const text = inOrder.format(counts);
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** What the decisions so far come to together. */
function Sums({ lessons, filter }: Pick<DeskProps, "lessons" | "filter">) {
  const { values } = useFormikContext<DeskValues>();
  const decided = lessons.flatMap((lesson) => {
    const decision = values.decisions[lesson.id];
    const input = decision && isComplete(decision, lesson) ? decisionInput(lesson.id, decision) : null;
    return input ?? [];
  });
  const isSaid = values.reason !== "OTHER" || values.note.trim() !== "";
  const variables = {
    ...{ kind: "BOOKED_REARRANGE" as const, filter, decisions: decided },
    ...{ reason: values.reason as LessonReason, note: values.note.trim() || null },
    choice: { ids: decided.map(({ lessonId }) => lessonId) },
  };
  return (
    <BulkSums
      heading="h2"
      variables={decided.length > 0 && isSaid ? variables : null}
      unfinished="Decide what becomes of a lesson to see it."
    />
  );
}

function Footer({ count }: { count: number }) {
  const { values } = useFormikContext<DeskValues>();
  const decided = decidedIn(values.decisions).length;
  const left = count - decided;
  return (
    <div className={css.footer}>
      <p>
        {inWords(values.decisions)}
        {left > 0 && decided > 0 ? `; ${left} left for later` : ""}. You can leave this page meanwhile.
      </p>
      <SaveButton always label={decided === 1 ? "Rearrange 1 lesson" : `Rearrange ${decided} lessons`} />
    </div>
  );
}

interface DeskProps {
  lessons: readonly Lesson[];
  covers: Covers;
  /** What the lessons were asked for by. */
  filter: BookedLessonFilter;
}

/** All lessons of a tutor who is away, with what becomes of each; done in one press. */
export function Desk({ lessons, covers, filter }: DeskProps) {
  const all = useTutorChoices();
  // What was put off stays so when the others are done and the page is read again.
  const [putOff, setPutOff] = useState<ReadonlySet<string>>(new Set());
  const coversOf = useMemo(() => new Map(covers.map((one) => [one.lessonId, one])), [covers]);
  const initialValues: DeskValues = useMemo(
    () => ({
      ...{ reason: "SICK", note: "" },
      decisions: Object.fromEntries(
        lessons.map((lesson) => [
          lesson.id,
          firstDecision(lesson, putOff.has(lesson.id) ? null : (coversOf.get(lesson.id)?.suggestedTutor?.id ?? null)),
        ]),
      ),
    }),
    [lessons, coversOf, putOff],
  );

  const client = useApolloClient();
  const navigate = useNavigate();
  const { save } = useSave(BookedLessonsBulkActionDocument, ({ started }) => started);

  async function submit({ reason, note, decisions }: DeskValues, form: FormErrorSetter) {
    const decided = decidedIn(decisions);
    const ids = decided.map(({ lessonId }) => lessonId);
    const why = { reason: reason as LessonReason, note: note.trim() || null };
    const { payload } = await save(
      { kind: "BOOKED_REARRANGE", choice: { ids }, filter, ...why, decisions: decided },
      form,
    );
    if (!payload?.job) return;
    setPutOff(new Set(Object.keys(decisions).filter((id) => decisions[id]?.act === "keep")));
    const go = (address: string) => void navigate(address);
    toast.done(`${accountJobTitle("booked-rearrange", ids.length)}: started.`, {
      label: "View",
      onSelect: () => go(jobAddress(payload.job?.id ?? "")),
    });
    watchJob(client, payload.job.id, go);
  }

  function validate({ decisions, reason, note }: DeskValues) {
    const wrong = lessons.filter((lesson) => {
      const decision = decisions[lesson.id];
      return decision && !isComplete(decision, lesson);
    });
    if (decidedIn(decisions).length === 0) return { form: lessonMessages.nothingDecided };
    if (wrong[0]) return { form: `Say who gives ${wrong[0].name}, or when it is.` };
    return reason === "OTHER" && note.trim() === "" ? { note: lessonMessages.noteForReason } : {};
  }

  return (
    <FormFrame<DeskValues> initialValues={initialValues} enableReinitialize validate={validate} onSubmit={submit}>
      <FormError />
      <FieldGrid>
        <SelectField name="reason" label="Why the tutor is away" options={reasons} />
        <TextField name="note" label="Internal note" optional help="Never emailed." />
      </FieldGrid>
      <ul className={css.lessons}>
        {lessons.map((lesson) => (
          <LessonDecision
            key={lesson.id}
            lesson={lesson}
            tutors={coverChoices({
              ...{
                found: coversOf.get(lesson.id)?.tutors ?? [],
                all,
                subject: lesson.subject,
                usual: lesson.coversFor,
              },
            }).filter(({ value }) => value !== lesson.tutor?.id)}
          />
        ))}
      </ul>
      <Sums lessons={lessons} filter={filter} />
      <Footer count={lessons.length} />
    </FormFrame>
  );
}
