import { useApolloClient } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { reopenMonthInput } from "@app/domain/billing/book-months.ts";
import { monthName } from "@app/domain/dates/month.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { BookMonthReopenDocument } from "./month-events.generated.ts";
import { BookMonthsDocument } from "./months.generated.ts";

interface Reason {
  reason: string;
}
const check = checkWith<Reason>(reopenMonthInput.omit({ version: true }));

/** Opens the last closed month again, with the reason. */
export function ReopenMonth({ id: month, onClose }: RecordDialogProps) {
  const [params] = useSearchParams();
  const { cache } = useApolloClient();
  const { data } = useQuery(BookMonthsDocument, { variables: { regionId: params.get("region") ?? "" } });
  const { save } = useSave(BookMonthReopenDocument, ({ saved }) => saved);
  const closing = data?.bookMonths?.find((one) => one.month === month)?.closings[0];
  if (!closing || month === null) return null;
  const name = monthName(month);
  async function send({ reason }: Reason, form: FormErrorSetter) {
    const { payload, stale } = await save({ id: closing?.id ?? "", version: closing?.version ?? 0, reason }, form);
    if (stale) form.setErrors({ form: stale.message });
    if (!payload) return;
    toast.done(`${name} is open again.`);
    cache.evict({ id: "ROOT_QUERY", fieldName: "bookMonths" });
    onClose();
  }
  return (
    <FormDialog<Reason>
      open
      onClose={onClose}
      title={`Reopen ${name}?`}
      saveLabel={`Reopen ${name}`}
      isAction
      danger
      initialValues={{ reason: "" }}
      validate={check}
      onSubmit={send}
    >
      <p>
        What is for its days is dated in {name} again, so its sums can change. What was dated later meanwhile stays
        where it is.
      </p>
      <TextField name="reason" label="Reason" help="It stays in the history of the month." wide />
    </FormDialog>
  );
}
