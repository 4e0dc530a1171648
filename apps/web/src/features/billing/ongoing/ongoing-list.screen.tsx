import { wallClockOf } from "@app/domain/time.ts";
import { useNow } from "@app/ui/value/clock.tsx";
import { exportBy } from "../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { useViewer } from "../../../shared/session/session-context.ts";
import { invoicePath, ongoingPath } from "../../../shared/links/record-paths.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { invoiceDialogs } from "../invoice-dialogs.ts";
import { invoiceKind } from "../invoice.kind.ts";
import { invoiceBulk } from "../list/invoice-bulk.ts";
import { InvoiceSums } from "../list/invoice-sums.tsx";
import { paymentDialogs } from "../payments/payment-dialogs.public.ts";
import { monthChoices } from "./month-choices.ts";
import { ongoingList } from "./ongoing.list.tsx";

/** Ongoing invoices, the newest first. */
export function OngoingListScreen() {
  const { regions = [] } = useRegionChoices();
  const today = wallClockOf(new Date(useNow()), useViewer().timeZone).date;
  return (
    <RecordListPage
      kind={invoiceKind}
      list={ongoingList}
      dialogs={{ ...invoiceDialogs, ...paymentDialogs }}
      title="Ongoing invoices"
      searchLabel="Number, name or email"
      add={{ label: "Start a billing run", href: `${ongoingPath}/new` }}
      actions={[{ label: "Bill one customer", href: `${ongoingPath}/new?customer` }]}
      bulk={invoiceBulk}
      exported={exportBy(async () => (await import("../list/invoice-jobs.generated.ts")).InvoicesExportDocument)}
      sums={(filter) => <InvoiceSums filter={filter} />}
      rowHref={({ id }) => invoicePath(id, "ONGOING")}
      choices={{
        regionId: regions.map(({ id, name }) => ({ value: id, label: name })),
        month: monthChoices(today),
      }}
      empty={{ title: "No ongoing invoices yet.", text: "Start a billing run." }}
      missing={{
        field: "customer",
        title: "Customers are unavailable right now.",
        text: "They read “Unknown”; everything else is up to date.",
      }}
    />
  );
}
