import { exportBy } from "../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { invoicePath, prepaymentsPath } from "../../../shared/links/record-paths.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import { invoiceDialogs } from "../invoice-dialogs.ts";
import { invoiceKind } from "../invoice.kind.ts";
import { paymentDialogs } from "../payments/payment-dialogs.public.ts";
import { invoiceBulk } from "./invoice-bulk.ts";
import { InvoiceSums } from "./invoice-sums.tsx";
import { invoicesList } from "./invoices.list.tsx";

/** Prepayment invoices, the newest first. */
export function InvoicesListScreen() {
  const { regions = [] } = useRegionChoices();
  return (
    <RecordListPage
      kind={invoiceKind}
      list={invoicesList}
      dialogs={{ ...invoiceDialogs, ...paymentDialogs }}
      title="Prepayment invoices"
      searchLabel="Number, name or email"
      add={{ label: "Add prepayment invoice", href: `${prepaymentsPath}/new` }}
      bulk={invoiceBulk}
      exported={exportBy(async () => (await import("./invoice-jobs.generated.ts")).InvoicesExportDocument)}
      sums={(filter) => <InvoiceSums filter={filter} />}
      rowHref={({ id }) => invoicePath(id)}
      choices={{
        regionId: regions.map(({ id, name }) => ({ value: id, label: name })),
        tutorId: useTutorChoices(),
      }}
      empty={{
        title: "No prepayment invoices yet.",
        text: "Write the first one: for a number of lessons, a sum of money, or a trial.",
      }}
      missing={{
        field: "customer",
        title: "Customers are unavailable right now.",
        text: "They read “Unknown”; everything else is up to date.",
      }}
    />
  );
}
