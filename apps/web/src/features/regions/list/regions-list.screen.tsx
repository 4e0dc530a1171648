import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { regionBulk } from "../region-bulk.ts";
import { regionDialogs } from "../region-dialogs.ts";
import { regionKind } from "../region.kind.ts";
import { RegionsExportDocument } from "../region-export.generated.ts";
import { regionsList } from "./regions.list.tsx";

/** The parts of the business: what each is called, its money, its clock and its rules. */
export function RegionsListScreen() {
  return (
    <RecordListPage
      kind={regionKind}
      list={regionsList}
      dialogs={regionDialogs}
      bulk={regionBulk}
      exported={RegionsExportDocument}
      title="Regions"
      searchLabel="Code or name"
      add={{ label: "Add region" }}
      empty={{
        title: "No regions yet.",
        text: "Add the first region. Customers, tutors, invoices and curriculums belong to one.",
        toReaders: "Customers, tutors, invoices and curriculums will belong to one.",
      }}
      missing={{
        field: "cancellationPolicy",
        title: "Cancellation policies are unavailable right now.",
        text: "Their names are blank; everything else is up to date.",
      }}
    />
  );
}
