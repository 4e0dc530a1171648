import { useFormikContext } from "formik";
import { useEffect } from "react";
import { accountJobTitle } from "@app/domain/system/account-job.ts";
import type { BookedLessonFilter, LessonReason } from "@app/schema/types.generated.ts";
import type { Option } from "@app/ui/form/option.ts";
import { SaveButton } from "@app/ui/form/save-button.tsx";
import { BulkSums } from "../booked/bulk-sums.tsx";
import { useLessonsPreview } from "../booked/use-lessons-preview.ts";
import type { LessonToRearrangeFragment } from "./away.generated.ts";
import { decidedIn, isComplete } from "./decisions.ts";
import type { DeskValues } from "./desk-values.ts";
import css from "./away.module.css";

const inOrder = new Intl.ListFormat("en-GB");

/** "Cover 3, move 1 and cancel 1" */
function inWords(decided: ReturnType<typeof decidedIn>): string {
  const acts = decided.map(({ act }) => act.toLowerCase());
  const counts = ["cover", "move", "cancel"].flatMap((act) => {
    const count = acts.filter((one) => one === act).length;
    return count > 0 ? [`${act} ${count}`] : [];
  });
  if (counts.length === 0) return "Nothing decided yet";
  const text = inOrder.format(counts);
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

interface DeskEndProps {
  lessons: readonly LessonToRearrangeFragment[];
  filter: BookedLessonFilter;
  /** Every tutor. */
  all: readonly Option[];
  /** Is told which lessons would be refused as they are decided. */
  onRefused: (ids: readonly string[]) => void;
}

/** What the decisions so far come to together, and the button that does what of them can be done. */
export function DeskEnd({ lessons, filter, all, onRefused }: DeskEndProps) {
  const { values } = useFormikContext<DeskValues>();
  const decided = decidedIn(values.decisions, lessons);
  const complete = lessons.flatMap((lesson) => {
    const decision = values.decisions[lesson.id];
    return decision && isComplete(decision, lesson) ? decidedIn({ [lesson.id]: decision }, [lesson]) : [];
  });
  const isReasonGiven = values.reason !== "OTHER" || values.note.trim() !== "";
  const variables = {
    kind: "BOOKED_REARRANGE" as const,
    filter,
    decisions: complete,
    reason: values.reason as LessonReason,
    note: values.note.trim() || null,
    choice: { ids: complete.map(({ lessonId }) => lessonId) },
  };
  const answer = useLessonsPreview(complete.length > 0 && isReasonGiven ? variables : null);
  const preview = answer?.preview ?? null;
  useEffect(() => {
    onRefused(preview?.refused.map(({ lessonId }) => lessonId) ?? []);
  }, [onRefused, preview]);
  const refused = new Set(preview?.refused.map(({ lessonId }) => lessonId));
  const done = decided.filter(({ lessonId }) => !refused.has(lessonId));
  const later = lessons.length - decided.length;
  const givenTo = new Set(decided.flatMap(({ act, tutorId }) => (act === "COVER" && tutorId ? [tutorId] : [])));
  const names = all.filter(({ value }) => givenTo.has(value)).map(({ label }) => label);
  return (
    <>
      <BulkSums
        heading="h2"
        isAsked={complete.length > 0 && isReasonGiven}
        kind="BOOKED_REARRANGE"
        answer={answer}
        payees={names}
        unfinished="Decide what becomes of a lesson to see it."
      />
      <div className={css.footer}>
        <p>
          {done.length === 0 && decided.length > 0 ? "Nothing can be done as it is" : inWords(done)}
          {decided.length > done.length ? `; ${decided.length - done.length} left as they are` : ""}
          {later > 0 && decided.length > 0 ? `; ${later} left for later` : ""}.
        </p>
        <SaveButton always label={accountJobTitle("booked-rearrange", done.length)} />
      </div>
    </>
  );
}
