import { Upload } from "@app/ui/icons.ts";
import { exportBy } from "../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { customerPath } from "../../../shared/links/record-paths.ts";
import { importStart } from "../../imports/import-start.public.ts";
import { familyDialogs } from "../../lessons/courses/family/family-dialogs.public.ts";
import { bookDialogs } from "../../lessons/courses/book/book-dialogs.public.ts";
import { requestForDialogs } from "../../lessons/requests/request-for-dialogs.public.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { customerBulk } from "../customer-bulk.ts";
import { customerDialogs } from "../customer-dialogs.ts";
import { customerKind } from "../customer.kind.ts";
import { useOwnerNames, useTagChoices } from "../use-customer-choices.ts";
import { customersList } from "./customers.list.tsx";

const exported = exportBy(async () => (await import("../customer-jobs.generated.ts")).CustomersExportDocument);

const dialogs = { ...customerDialogs, ...bookDialogs, ...requestForDialogs, ...familyDialogs };

/** Those who pay for lessons. */
export function CustomersListScreen() {
  const { regions = [] } = useRegionChoices();
  const ownerId = useOwnerNames();
  const tag = useTagChoices();
  return (
    <RecordListPage
      kind={customerKind}
      list={customersList}
      dialogs={dialogs}
      exported={exported}
      title="Customers"
      searchLabel="Name, number, email or phone"
      add={{ label: "Add customer" }}
      bulk={customerBulk}
      actions={[{ label: "Import", icon: Upload, href: importStart("customers") }]}
      rowHref={({ id }) => customerPath(id)}
      choices={{ regionId: regions.map(({ id, name }) => ({ value: id, label: name })), ownerId, tag }}
      empty={{ title: "No customers yet.", text: "Add one or convert a lead." }}
      missing={{
        field: "owner",
        title: "Owners are unavailable right now.",
        text: "Their names are blank; everything else is up to date.",
      }}
    />
  );
}
