import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { None } from "../../shared/errors/none.tsx";
import { FactsDialog } from "../../shared/records/facts-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { LessonLink } from "../../shared/links/lesson-link.tsx";
import { PersonLink } from "../journal/person-link.public.tsx";
import { StaffLink } from "../staff/staff-link.public.tsx";
import { useFeedbackActions } from "./tutor-feedback-actions.ts";
import css from "./tutor-feedback-facts.module.css";
import { categoryWord, directionWord, givenBy, ratingText } from "./tutor-feedback-labels.ts";
import { TutorFeedbackRecordDocument, type TutorFeedbackRecordFragment } from "./tutor-feedback.generated.ts";

const factsOf = (feedback: TutorFeedbackRecordFragment) => ({
  Tutor: <PersonLink person={feedback.person} tab="feedback" />,
  Direction: directionWord(feedback.direction),
  "Given by": givenBy(feedback),
  Category: categoryWord(feedback.category),
  ...(feedback.rating !== null && { Rating: ratingText(feedback.rating) }),
  Status: <StatusChip status={feedback.status} />,
  ...(feedback.lesson && { Lesson: <LessonLink lesson={feedback.lesson} /> }),
  Assignee: feedback.assignee ? <StaffLink {...feedback.assignee} /> : <None field="assignee">Nobody</None>,
  "Written down": <Day value={feedback.createdAt} />,
  "Shared with the tutor": feedback.sharedWithTutor ? "Yes" : "No",
});

/** One piece of feedback, and what can be done with it. */
export function TutorFeedbackFacts(props: RecordDialogProps) {
  return (
    <FactsDialog
      {...props}
      what="feedback"
      query={TutorFeedbackRecordDocument}
      title={({ person }) => `Feedback: ${person.name}`}
      facts={factsOf}
    >
      {(feedback) => <Feedback feedback={feedback} shownBy={props.name} />}
    </FactsDialog>
  );
}

function Feedback({ feedback, shownBy }: { feedback: TutorFeedbackRecordFragment; shownBy: string }) {
  const actions = useFeedbackActions(feedback, { [shownBy]: null });
  return (
    <div className={css.feedback}>
      <p>{feedback.body}</p>
      {feedback.resolution === null ? null : (
        <>
          <h3>How it was resolved</h3>
          <p>{feedback.resolution}</p>
        </>
      )}
      <div className={css.actions}>
        {actions.map(({ label, href }) =>
          href ? (
            <TextLink key={label} href={href}>
              {label}
            </TextLink>
          ) : null,
        )}
      </div>
    </div>
  );
}
