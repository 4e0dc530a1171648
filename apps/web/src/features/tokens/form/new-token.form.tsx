import { useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { TokenCreateDocument } from "../token-mutations.generated.ts";
import { tokenKind } from "../token.kind.ts";
import { TokenFields } from "./token-fields.tsx";
import { newTokenForm, type NewTokenValues } from "./token.fields.ts";
import { TokenSecret, type MadeToken } from "./token-secret.tsx";

/** Adds a service token, and shows once what it sends. */
export function NewTokenForm({ onClose }: RecordDialogProps) {
  const [made, setMade] = useState<MadeToken | null>(null);
  const { cache } = useApolloClient();
  const { save } = useSave(TokenCreateDocument, ({ saved }) => saved);
  const { form, discardAndLeave } = useRecordForm({
    name: tokenKind.one,
    id: null,
    labels: newTokenForm.labels,
    show: newTokenForm.show,
    record: newTokenForm.recordOf(null),
    send: async (_version, _changed, values: NewTokenValues, sink) => {
      const outcome = await save({ input: newTokenForm.inputOf(values) }, sink);
      if (outcome.payload) cache.evict({ id: "ROOT_QUERY", fieldName: tokenKind.list });
      return outcome;
    },
    onSaved: ({ record, secret }) => {
      if (record) setMade({ name: record.name, secret });
    },
  });
  const leave = () => {
    discardAndLeave();
    onClose();
  };
  if (made) return <TokenSecret {...made} onClose={leave} />;
  return (
    <FormDialog<NewTokenValues>
      open
      wide
      onClose={leave}
      title="Add service token"
      saveLabel="Add service token"
      {...form}
      validate={newTokenForm.check}
    >
      <TokenFields isNew />
    </FormDialog>
  );
}
