import { exportBy } from "../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { promoDialogs } from "../promo-dialogs.ts";
import { promoKind, promoPath, promosPath } from "../promo.kind.ts";
import { promoBulk } from "./promo-bulk.ts";
import { promosList } from "./promos.list.tsx";

const exported = exportBy(async () => (await import("./promo-jobs.generated.ts")).PromosExportDocument);

/** Codes that take something off an invoice. */
export function PromosListScreen() {
  const { regions = [] } = useRegionChoices();
  return (
    <RecordListPage
      kind={promoKind}
      list={promosList}
      dialogs={promoDialogs}
      bulk={promoBulk}
      exported={exported}
      title="Promos"
      searchLabel="Code or name"
      add={{ label: "Add promo", href: `${promosPath}/create` }}
      rowHref={({ id }) => promoPath(id)}
      choices={{
        regionId: regions.map(({ id, name }) => ({ value: id, label: name })),
      }}
      empty={{
        title: "No promos yet.",
        text: "Add a code that customers can use for a percentage, an amount or free lessons.",
      }}
    />
  );
}
