import { MoneyText } from "@app/ui/value/money-text.tsx";
import type { CreditNoteAheadFragment } from "./comes-to.generated.ts";

/** The credit notes that would follow from what is about to be done. */
export const NotesAhead = ({ notes }: { notes: readonly CreditNoteAheadFragment[] }) =>
  notes.map(({ invoice, currency, total, asCredit }) => (
    <p key={invoice?.id ?? total}>
      Credit note of <MoneyText currency={currency} amount={total} /> on {invoice?.name ?? "the invoice"}
      {asCredit > 0 ? (
        <>
          ; <MoneyText currency={currency} amount={asCredit} /> of it is paid already and becomes credit
        </>
      ) : null}
      .
    </p>
  ));
