import { messageToTutorsInput, tutorPlaceholders } from "@app/domain/messages-sent/message-to-many.ts";
import type { TutorFilter } from "@app/schema/types.generated.ts";
import { BulkMessageDialog } from "../../shared/bulk/bulk-message-dialog.tsx";
import { BulkTagDialog } from "../../shared/bulk/bulk-tag-dialog.tsx";
import type { BulkDialogProps } from "../../shared/bulk/bulk.ts";
import { TutorsBulkActionDocument as mutation } from "./tutor-jobs.generated.ts";
import { useTutorTags } from "./use-tutor-tags.ts";

/** Asks for what many tutors are given: a tag, or an email. */
export function TutorsBulk(props: BulkDialogProps<TutorFilter>) {
  const tags = useTutorTags();
  const { kind } = props.action;
  if (kind === "TUTORS_MESSAGE") {
    return (
      <BulkMessageDialog {...props} mutation={mutation} rules={messageToTutorsInput} placeholders={tutorPlaceholders} />
    );
  }
  return <BulkTagDialog {...props} mutation={mutation} tags={tags} removes={kind === "TUTORS_UNTAG"} />;
}
