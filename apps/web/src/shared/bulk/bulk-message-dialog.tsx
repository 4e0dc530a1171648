import type { z } from "zod";
import { messageToPeopleInput, personPlaceholders } from "@app/domain/messages-sent/message-to-many.ts";
import { messageBodyMax } from "@app/domain/messages-sent/message.ts";
import { placeholderMark, type Placeholder } from "@app/domain/system/template-text.ts";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { BulkFormDialog } from "./bulk-form-dialog.tsx";
import type { BulkDialogProps, BulkMutation } from "./bulk.ts";

interface BulkMessageDialogProps<Filter> extends BulkDialogProps<Filter> {
  mutation: BulkMutation<Filter, { subject: string; body: string }>;
  rules?: z.ZodType<{ subject: string; body: string }>;
  /** What is written there already; empty if left out. */
  written?: { subject: string; body: string };
  /** Placeholders that the rules allow. */
  placeholders?: readonly Placeholder[];
}

/**
 * Asks for an email to many, with placeholders; to candidates by default:
 *
 *     <BulkMessageDialog {...props} mutation={TutorsBulkActionDocument} />
 */
export function BulkMessageDialog<Filter>({
  mutation,
  rules = messageToPeopleInput,
  placeholders = personPlaceholders,
  written = { subject: "", body: "" },
  ...props
}: BulkMessageDialogProps<Filter>) {
  const marks = placeholders.map(placeholderMark).join(", ");
  return (
    <BulkFormDialog {...props} wide mutation={mutation} initialValues={written} rules={rules}>
      <TextField name="subject" label="Subject" />
      <TextArea
        name="body"
        label="Message"
        max={messageBodyMax}
        help={`Placeholders filled in for each person: ${marks}.`}
      />
    </BulkFormDialog>
  );
}
