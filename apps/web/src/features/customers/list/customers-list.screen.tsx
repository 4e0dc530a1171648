import { Upload } from "@app/ui/icons.ts";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { importStart } from "../../imports/import-start.public.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { customerDialogs } from "../customer-dialogs.ts";
import { customerKind, customerPath } from "../customer.kind.ts";
import { useOwnerChoices, useTagChoices } from "../use-customer-choices.ts";
import { customersList } from "./customers.list.tsx";

/** Those who pay for lessons. */
export function CustomersListScreen() {
  const { regions = [] } = useRegionChoices();
  const ownerId = useOwnerChoices();
  const tag = useTagChoices();
  return (
    <RecordListPage
      kind={customerKind}
      list={customersList}
      dialogs={customerDialogs}
      title="Customers"
      searchLabel="Name, number, email or phone"
      add={{ label: "Add customer" }}
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
