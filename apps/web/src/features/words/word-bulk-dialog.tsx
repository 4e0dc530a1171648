import { topicsMax, wordDialectInput, wordTopicsInput } from "@app/domain/language/word.ts";
import type { WordFilter } from "@app/schema/types.generated.ts";
import { ListField } from "@app/ui/form/list-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { BulkDialog } from "../../shared/bulk/bulk-dialog.tsx";
import { BulkFormDialog } from "../../shared/bulk/bulk-form-dialog.tsx";
import type { BulkDialogProps } from "../../shared/bulk/bulk.ts";
import { useDialectOptions } from "./use-dialects.ts";
import { WordsBulkActionDocument as mutation } from "./word-jobs.generated.ts";

type Props = BulkDialogProps<WordFilter>;

/** Asks before many words are handed in, published or archived, or get topics or a dialect. */
export function WordsBulk(props: Props) {
  if (props.action.kind === "WORDS_DIALECT") return <DialectForMany {...props} />;
  if (props.action.kind !== "WORDS_TOPICS") return <BulkDialog {...props} mutation={mutation} />;
  return (
    <BulkFormDialog {...props} mutation={mutation} initialValues={{ topics: [""] }} rules={wordTopicsInput}>
      <ListField name="topics" label="Topics" itemName="topic" newItem="" max={topicsMax}>
        {(path, position) => <TextField name={path} label={`Topic ${position}`} quietLabel />}
      </ListField>
    </BulkFormDialog>
  );
}

function DialectForMany(props: Props) {
  const dialects = useDialectOptions();
  return (
    <BulkFormDialog {...props} mutation={mutation} initialValues={{ dialectId: "" }} rules={wordDialectInput}>
      <SelectField name="dialectId" label="Dialect" options={dialects} emptyLabel="Choose" />
    </BulkFormDialog>
  );
}
