import { withParams } from "../../../shared/page/search-params.ts";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { useSearchParams } from "react-router-dom";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { invoiceKind } from "../invoice.kind.ts";
import { unclearDialogs } from "./unclear-dialogs.ts";
import { unclearList } from "./unclear.list.tsx";

const kind = { one: "payment", many: "payments", write: invoiceKind.act };

/** Payments that somebody has to place, with what they may be for. */
export function UnclearPaymentsScreen() {
  const [params] = useSearchParams();
  const { regions = [] } = useRegionChoices();
  return (
    <RecordListPage
      kind={kind}
      list={unclearList}
      dialogs={unclearDialogs}
      title="Unclear payments"
      add={{ label: "Add payment" }}
      searchLabel="Number, payer or reference"
      rowHref={({ id }) => withParams(params, { place: id, invoice: null })}
      choices={{ regionId: regions.map(({ id, name }) => ({ value: id, label: name })) }}
      empty={{
        title: "No payments to place.",
        text: "A payment comes here if its amount or currency differs from what was asked for, if its invoice is paid already, or if nobody knows whose it is.",
      }}
      missing={{
        field: "unclear",
        title: "Suggestions are unavailable right now.",
        text: "Payments are up to date; place them by their customer.",
      }}
    />
  );
}
