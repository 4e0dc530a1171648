import { Upload, Users } from "@app/ui/icons.ts";
import { exportBy } from "../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { customersPath } from "../../../shared/links/record-paths.ts";
import { importStart } from "../../imports/import-start.public.ts";
import { bookDialogs } from "../../lessons/courses/book/book-dialogs.public.ts";
import { requestForDialogs } from "../../lessons/requests/request-for-dialogs.public.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { dependentKind } from "../customer.kind.ts";
import { dependentBulk } from "./dependent-bulk.ts";
import { dependentDialogs } from "./dependent-dialogs.ts";
import { dependentsList } from "./dependents.list.tsx";

const exported = exportBy(async () => (await import("./dependent-jobs.generated.ts")).DependentsExportDocument);

const dialogs = { ...dependentDialogs, ...bookDialogs, ...requestForDialogs };

/** Those whom customers pay for. */
export function DependentsListScreen() {
  const { regions = [] } = useRegionChoices();
  return (
    <RecordListPage
      kind={dependentKind}
      list={dependentsList}
      dialogs={dialogs}
      exported={exported}
      title="Dependents"
      searchLabel="Name, or the customer’s"
      add={{ label: "Go to customers", href: customersPath, icon: Users }}
      bulk={dependentBulk}
      actions={[{ label: "Import", icon: Upload, href: importStart("dependents") }]}
      choices={{ regionId: regions.map(({ id, name }) => ({ value: id, label: name })) }}
      empty={{ title: "No dependents yet.", text: "Open a customer and add who learns on their account." }}
    />
  );
}
