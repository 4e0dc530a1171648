import * as z from "zod";
import { payoutInput } from "@app/domain/referrals/referral.ts";
import type { Currency } from "@app/schema/types.generated.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { currencyOptions } from "../../../shared/text/currency-options.ts";
import { sumsInWords } from "../../../shared/text/sums-in-words.ts";
import { ReferrerRecordDocument } from "../referrer.generated.ts";
import { useReadAnew } from "../use-read-anew.ts";
import { PayoutCreateDocument } from "./payout.generated.ts";

interface Values {
  currency: string;
}
const check = checkWith<Values>(z.object({ currency: payoutInput.shape.currency }));

/** Puts what a referrer is owed in one currency together. `id`: the referrer's. */
export function CreatePayout({ id, onClose }: RecordDialogProps) {
  const { data } = useQuery(ReferrerRecordDocument, { variables: { id: id ?? "" } });
  const { save } = useSave(PayoutCreateDocument, ({ saved }) => saved);
  const readAnew = useReadAnew();
  const referrer = data?.record;
  if (id === null || !referrer) return null;
  const { name, owed } = referrer;
  return (
    <FormDialog<Values>
      open
      onClose={onClose}
      title={`Create a payout for ${name}`}
      saveLabel="Create payout"
      isAction
      initialValues={{ currency: owed[0]?.currency ?? "GBP" }}
      validate={check}
      onSubmit={async ({ currency }, form) => {
        const { payload } = await save({ input: { referrerId: id, currency: currency as Currency } }, form);
        if (!payload) return;
        readAnew();
        toast.done("A payout was put together as a draft.");
        onClose();
      }}
    >
      <p>
        All approved rewards in one currency, less what is to be taken back of earlier ones.{" "}
        {owed.length > 0 ? `Owed now: ${sumsInWords(owed, ", ")}.` : "Nothing is owed now."}
      </p>
      <SelectField name="currency" label="Currency" options={currencyOptions} />
    </FormDialog>
  );
}
