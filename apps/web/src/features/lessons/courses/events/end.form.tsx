import { courseEndRules } from "@app/domain/lessons/course-changes.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { courseInWords } from "../party-title.ts";
import { nobodyYet, WhyFields, whyOf, type Why } from "../../booked/events/why-fields.tsx";
import { ConfirmedLessonEndDocument } from "../course-mutations.generated.ts";
import { ConfirmedLessonRecordDocument } from "../course-record.generated.ts";
import { CalledOff, ChangePreview } from "./change-preview.tsx";

/** A course ends for good: who asked for it, why, and what becomes of its lessons. */
export const EndForm = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="confirmed lesson"
    query={ConfirmedLessonRecordDocument}
    config={({ id, name, ...course }) => ({
      title: `End ${courseInWords(course)}?`,
      saveLabel: "End lessons",
      successMessage: `${name} has ended.`,
      danger: true,
      initialValues: nobodyYet,
      rules: courseEndRules,
      mutation: ConfirmedLessonEndDocument,
      mails: { to: ["family", "tutor"] },
      sent: (values: Why) => ({ input: whyOf(values) }),
      children: (
        <FieldGrid>
          <ChangePreview id={id} input={{ change: "END" }} unfinished="">
            {(change) => <CalledOff change={change} />}
          </ChangePreview>
          <WhyFields who="Who ends it" />
        </FieldGrid>
      ),
    })}
  />
);
