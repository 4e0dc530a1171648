import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { defaultOverlapDays, tokenRotateInput } from "@app/domain/tokens/service-token.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { TokenRotateDocument } from "../token-mutations.generated.ts";
import { TokenRecordDocument, type TokenRecordFragment } from "../token.generated.ts";
import { tokenKind } from "../token.kind.ts";
import { TokenSecret, type MadeToken } from "./token-secret.tsx";

interface Values {
  overlapDays: number | string | null;
  expiresOn: string;
}
const check = checkWith<Values>(tokenRotateInput.omit({ version: true }));

/** Replaces a token by a new one, and shows once what that sends. */
export function RotateTokenForm({ id, onClose }: RecordDialogProps) {
  const [made, setMade] = useState<MadeToken | null>(null);
  if (id === null) return null;
  if (made) return <TokenSecret {...made} onClose={onClose} />;
  return (
    <RecordDialog
      what="service token"
      query={TokenRecordDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={4} />}
    >
      {(token) => <Rotate token={token} onClose={onClose} onMade={setMade} />}
    </RecordDialog>
  );
}

function Rotate(props: { token: TokenRecordFragment; onClose: () => void; onMade: (token: MadeToken) => void }) {
  const { token, onClose, onMade } = props;
  const { id, version, name, prefix, expiresOn } = token;
  const { cache } = useApolloClient();
  const { save } = useSave(TokenRotateDocument, ({ saved }) => saved);
  async function send(values: Values, form: FormErrorSetter) {
    const how = { overlapDays: Number(values.overlapDays), expiresOn: values.expiresOn };
    const { payload, stale } = await save({ id, version, ...how }, form);
    if (stale) form.setErrors({ form: stale.message });
    if (!payload) return;
    cache.evict({ id: "ROOT_QUERY", fieldName: tokenKind.list });
    onMade({ name, secret: payload.secret });
  }
  return (
    <FormDialog<Values>
      open
      isAction
      onClose={onClose}
      title={`Rotate ${name} (${prefix}…)?`}
      saveLabel="Rotate token"
      initialValues={{ overlapDays: defaultOverlapDays, expiresOn }}
      validate={check}
      onSubmit={send}
    >
      <p>The new token can be used at once. Its name, owner, scopes and networks stay the same.</p>
      <FieldGrid>
        <NumberField
          name="overlapDays"
          label="Old token works for"
          end="days"
          help="From 0 to 14. After that it is refused."
        />
        <DateField name="expiresOn" label="Last day of the new token" />
      </FieldGrid>
    </FormDialog>
  );
}
