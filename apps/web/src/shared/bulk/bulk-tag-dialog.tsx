import { tagInput } from "@app/domain/people/tags.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { TextField } from "@app/ui/form/text-field.tsx";
import { BulkFormDialog } from "./bulk-form-dialog.tsx";
import type { BulkDialogProps, BulkMutation } from "./bulk.ts";

interface BulkTagDialogProps<Filter> extends BulkDialogProps<Filter> {
  mutation: BulkMutation<Filter, { tag: string }>;
  /** Tags in use, to choose the one to remove. */
  tags: readonly Option[];
  /** Whether the tag is removed instead of added. */
  removes: boolean;
}

/**
 * Asks for a tag to add to or remove from many:
 *
 *     <BulkTagDialog {...props} mutation={TutorsBulkActionDocument} tags={tags} removes={kind === "TUTORS_UNTAG"} />
 */
export function BulkTagDialog<Filter>({ mutation, tags, removes, ...props }: BulkTagDialogProps<Filter>) {
  return (
    <BulkFormDialog {...props} mutation={mutation} initialValues={{ tag: "" }} rules={tagInput}>
      {removes ? (
        <AutocompleteField name="tag" label="Tag" options={tags} inFlow />
      ) : (
        <TextField name="tag" label="Tag" />
      )}
    </BulkFormDialog>
  );
}
