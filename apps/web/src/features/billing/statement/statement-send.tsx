import * as z from "zod";
import { statementFile, statementPeriod } from "@app/domain/billing/statement.ts";
import type { Currency } from "@app/domain/enums.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { MailNotes, MailPreview } from "../../../shared/records/mail-preview.tsx";
import { noNotes, notesOf, notesRules, type NotesTyped } from "../../../shared/records/mail-notes.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { CustomerStatementSendDocument } from "./statement-of.generated.ts";

export interface AskedStatement {
  customerId: string;
  currency: Currency;
  from: string;
  to: string;
}

const check = checkWith<NotesTyped>(z.intersection(z.object({}), notesRules));

/** Shows the email with which a statement goes out, and sends it. */
export function StatementSend({ asked, onClose }: { asked: AskedStatement; onClose: () => void }) {
  const { save } = useSave(CustomerStatementSendDocument, ({ saved }) => saved);
  const variablesOf = (values: NotesTyped) => ({ input: asked, notes: notesOf(values) });
  return (
    <FormDialog<NotesTyped>
      open
      wide
      isAction
      onClose={onClose}
      title={`Send the statement for ${statementPeriod(asked)}?`}
      saveLabel="Send statement"
      initialValues={noNotes}
      validate={check}
      onSubmit={async (values, form) => {
        const { payload } = await save(variablesOf(values), form);
        if (!payload) return;
        toast.done(`The statement is on its way to ${payload.sentTo ?? "the customer"}.`);
        onClose();
      }}
    >
      <MailPreview<NotesTyped>
        mutation={CustomerStatementSendDocument}
        variablesOf={(values) => (Object.keys(check(values)).length === 0 ? variablesOf(values) : null)}
      >
        <MailNotes to={["family"]} />
      </MailPreview>
      <p>Attached: {statementFile(asked)}</p>
    </FormDialog>
  );
}
