import { singleCancelRules } from "@app/domain/lessons/lesson-events.ts";
import { spanInWords } from "@app/domain/span.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { lessonTitle } from "../../courses/party-title.ts";
import { BookedLessonCancelDocument, BookedLessonUndoDocument } from "../booked-mutations.generated.ts";
import { BookedLessonRecordDocument, type BookedLessonRecordFragment as Lesson } from "../booked-record.generated.ts";
import { useCan } from "../../../../shared/permission/use-can.ts";
import { refusedAtOnce } from "./refused-at-once.ts";
import { noWaiver, waiverOf, WaiveFields, type Waiver } from "./waive-fields.tsx";
import { whoUnsaid, WhyFields, whyOf, type Why } from "./why-fields.tsx";

/** How long it is before the start. */
function Notice({ lesson: { startAt } }: { lesson: Lesson }) {
  const minutes = Math.floor((Date.parse(startAt) - useNow().getTime()) / 60_000);
  if (minutes < 0) return <p>The time of this lesson has begun.</p>;
  return <p>It is {spanInWords(minutes)} before the start.</p>;
}

/** Calls a lesson off: for whom, why, and with how much notice. */
export function CancelForm(props: RecordDialogProps) {
  const mayWaive = useCan()("settlements:act");
  return (
    <EventFormDialog
      {...props}
      what="lesson"
      wide
      query={BookedLessonRecordDocument}
      config={(lesson) => ({
        refused: refusedAtOnce(lesson, "cancelled"),
        title: lessonTitle(lesson, (it) => `Cancel ${it}?`),
        saveLabel: "Cancel lesson",
        successMessage: `${lesson.name} is cancelled.`,
        danger: true,
        initialValues: { ...whoUnsaid, ...noWaiver },
        rules: singleCancelRules,
        mutation: BookedLessonCancelDocument,
        takeBack: BookedLessonUndoDocument,
        mails: { to: ["family", "tutor"], beside: true },
        sent: (values: Why & Waiver) => ({ input: { ...whyOf(values), ...waiverOf(values) } }),
        children: (
          <>
            <Notice lesson={lesson} />
            <FieldGrid>
              <WhyFields who="Who cancels" noteBeside={mayWaive} />
              <WaiveFields beside />
            </FieldGrid>
          </>
        ),
      })}
    />
  );
}
