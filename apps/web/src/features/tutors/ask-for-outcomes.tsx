import { askForOutcomes, messageToTutorsInput, tutorPlaceholders } from "@app/domain/messages-sent/message-to-many.ts";
import type { TutorFilter } from "@app/schema/types.generated.ts";
import { BulkMessageDialog } from "../../shared/bulk/bulk-message-dialog.tsx";
import type { BulkDialogProps } from "../../shared/bulk/bulk.ts";
import { TutorsBulkActionDocument as mutation } from "./tutor-jobs.generated.ts";

/** An email to tutors that asks how their lessons went, written already. */
export function AskForOutcomes(props: Omit<BulkDialogProps<TutorFilter>, "action" | "filter">) {
  return (
    <BulkMessageDialog
      {...props}
      filter={{}}
      action={{
        kind: "TUTORS_MESSAGE",
        label: "Ask for outcomes",
        description: "Each tutor gets an email that names all of their lessons that are over and without an outcome.",
      }}
      mutation={mutation}
      rules={messageToTutorsInput}
      placeholders={tutorPlaceholders}
      written={askForOutcomes}
    />
  );
}
