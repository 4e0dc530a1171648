import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { TokenUpdateDocument } from "../token-mutations.generated.ts";
import { TokenRecordDocument } from "../token.generated.ts";
import { tokenKind } from "../token.kind.ts";
import { TokenFields } from "./token-fields.tsx";
import { tokenForm } from "./token.fields.ts";

const skeleton = [{ wide: true }, { wide: true }, { wide: true, help: true }, { wide: true, help: true }, {}, {}];

/** Changes a service token. */
export function TokenForm(props: RecordDialogProps) {
  const { labels, show } = tokenForm;
  return (
    <RecordFormDialog
      {...props}
      kind={tokenKind}
      form={tokenForm}
      words={{ labels, show }}
      query={TokenRecordDocument}
      update={TokenUpdateDocument}
      skeleton={skeleton}
    >
      <TokenFields />
    </RecordFormDialog>
  );
}
