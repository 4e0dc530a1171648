import { Upload } from "@app/ui/icons.ts";
import { exportBy } from "../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { useOwnerNames } from "../../customers/owner-choices.public.ts";
import { importStart } from "../../imports/import-start.public.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { partnerDialogs } from "../partner-dialogs.ts";
import { partnerKind, partnerPath } from "../partner.kind.ts";
import { partnerBulk } from "./partner-bulk.ts";
import { partnersList } from "./partners.list.tsx";

const exported = exportBy(async () => (await import("./partner-jobs.generated.ts")).PartnersExportDocument);

/** Schools, communities and companies that send us learners. */
export function PartnersListScreen() {
  const { regions = [] } = useRegionChoices();
  return (
    <RecordListPage
      kind={partnerKind}
      list={partnersList}
      dialogs={partnerDialogs}
      exported={exported}
      bulk={partnerBulk}
      title="Partners"
      searchLabel="Name, contact, email or code"
      add={{ label: "Add partner", href: "/app/partner/create" }}
      actions={[{ label: "Import", icon: Upload, href: importStart("partners") }]}
      rowHref={({ id }) => partnerPath(id)}
      choices={{ regionId: regions.map(({ id, name }) => ({ value: id, label: name })), ownerId: useOwnerNames() }}
      empty={{
        title: "No partners yet.",
        text: "Add the first school, community or company that sends you learners.",
      }}
    />
  );
}
