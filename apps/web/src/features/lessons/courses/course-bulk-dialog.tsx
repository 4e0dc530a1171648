import { coursePauseRules } from "@app/domain/lessons/course-changes.ts";
import { coursePlaceholders, messageToCoursesInput } from "@app/domain/messages-sent/message-to-many.ts";
import type { ConfirmedLessonFilter } from "@app/schema/types.generated.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { BulkFormDialog } from "../../../shared/bulk/bulk-form-dialog.tsx";
import { BulkMessageDialog } from "../../../shared/bulk/bulk-message-dialog.tsx";
import type { BulkDialogProps } from "../../../shared/bulk/bulk.ts";
import { nobodyYet, WhyFields, whyNamed } from "../booked/events/why-fields.tsx";
import { ConfirmedLessonsBulkActionDocument } from "./course-jobs.generated.ts";
import { TopUpInvoices } from "./top-up-invoices.tsx";

const rules = coursePauseRules.transform(({ from, until, ...why }) => ({ ...whyNamed(why), from, until }));

const letter = { rules: messageToCoursesInput, placeholders: coursePlaceholders };

/** Asks before many courses are paused or invoiced, or for an email to those who pay for them. */
export function CoursesInBulk(props: BulkDialogProps<ConfirmedLessonFilter>) {
  if (props.action.kind === "COURSES_TOP_UP") return <TopUpInvoices {...props} />;
  if (props.action.kind === "COURSES_MESSAGE")
    return <BulkMessageDialog {...props} {...letter} mutation={ConfirmedLessonsBulkActionDocument} />;
  return (
    <BulkFormDialog
      {...props}
      mutation={ConfirmedLessonsBulkActionDocument}
      initialValues={{ ...nobodyYet, from: "", until: "" }}
      rules={rules}
    >
      <FieldGrid>
        <DateField name="from" label="First day without lessons" />
        <DateField name="until" label="Last day without lessons" />
        <WhyFields who="Who asked for it" />
      </FieldGrid>
    </BulkFormDialog>
  );
}
