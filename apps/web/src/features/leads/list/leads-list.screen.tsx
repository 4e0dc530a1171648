import { useSearchParams } from "react-router-dom";
import { Columns3, ListFilter as Funnel, Upload } from "@app/ui/icons.ts";
import { exportBy } from "../../../shared/export/use-export.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { leadPath, leadsPath } from "../../../shared/links/record-paths.ts";
import { useOwnerNames } from "../../customers/owner-choices.public.ts";
import { importStart } from "../../imports/import-start.public.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { leadBulk } from "../lead-bulk.ts";
import { leadDialogs } from "../lead-dialogs.ts";
import { leadKind } from "../lead.kind.ts";
import { leadsList } from "./leads.list.tsx";

const exported = exportBy(async () => (await import("../lead-jobs.generated.ts")).LeadsExportDocument);

/** Those who asked for lessons and may become customers. */
export function LeadsListScreen() {
  const { regions = [] } = useRegionChoices();
  const [params] = useSearchParams();
  const can = useCan();
  return (
    <RecordListPage
      kind={leadKind}
      list={leadsList}
      dialogs={leadDialogs}
      exported={exported}
      title="Customer leads"
      searchLabel="Name, email or phone"
      add={{ label: "Add lead" }}
      bulk={leadBulk}
      actions={[
        { label: "Board", icon: Columns3, href: withParams(params, { board: "" }) },
        ...(can("reports:read") ? [{ label: "Funnel", icon: Funnel, href: `${leadsPath}/funnel` }] : []),
        { label: "Import", icon: Upload, href: importStart("leads") },
      ]}
      rowHref={({ id }) => leadPath(id)}
      choices={{ regionId: regions.map(({ id, name }) => ({ value: id, label: name })), ownerId: useOwnerNames() }}
      empty={{ title: "No leads yet.", text: "Add the first person who asks for lessons." }}
      missing={{
        field: "owner",
        title: "Owners are unavailable right now.",
        text: "Their names are blank; everything else is up to date.",
      }}
    />
  );
}
