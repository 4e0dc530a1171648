import { tagInput } from "@app/domain/people/tags.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { TextField } from "@app/ui/form/text-field.tsx";
import { BulkFormDialog } from "./bulk-form-dialog.tsx";
import type { BulkDialogProps, BulkMutation } from "./bulk.ts";

interface BulkTagDialogProps<Filter> extends BulkDialogProps<Filter> {
  mutation: BulkMutation<Filter, { tag: string }>;
  /** Tags in use, of which one is taken away. */
  tags: readonly Option[];
  /** Whether the tag is taken away; it is given otherwise. */
  removes: boolean;
}

/**
 * Asks for a tag that many get or lose:
 *
 *     <BulkTagDialog {...props} mutation={TutorsBulkActionDocument} tags={tags} removes={kind === "TUTORS_UNTAG"} />
 */
export function BulkTagDialog<Filter>({ mutation, tags, removes, ...props }: BulkTagDialogProps<Filter>) {
  return (
    <BulkFormDialog {...props} mutation={mutation} initialValues={{ tag: "" }} rules={tagInput}>
      {removes ? <AutocompleteField name="tag" label="Tag" options={tags} /> : <TextField name="tag" label="Tag" />}
    </BulkFormDialog>
  );
}
