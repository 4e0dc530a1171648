import { ListOrdered } from "@app/ui/icons.ts";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { bannerDialogs } from "../banner-dialogs.ts";
import { bannerKind, bannerOrderPath, bannerPath, bannersPath } from "../banner.kind.ts";
import { bannerBulk } from "./banner-bulk.ts";
import { bannersList } from "./banners.list.tsx";

/** Banners of the apps and the website. */
export function BannersListScreen() {
  const { regions = [] } = useRegionChoices();
  return (
    <RecordListPage
      kind={bannerKind}
      list={bannersList}
      dialogs={bannerDialogs}
      bulk={bannerBulk}
      title="Banner promos"
      searchLabel="Title or text"
      add={{ label: "Add banner", href: `${bannersPath}/create` }}
      actions={[{ label: "Order", icon: ListOrdered, href: bannerOrderPath }]}
      rowHref={({ id }) => bannerPath(id)}
      choices={{ regionId: regions.map(({ id, name }) => ({ value: id, label: name })) }}
      empty={{
        title: "No banners yet.",
        text: "Add a banner for the app, the customer portal or the website. One shows at a time in each.",
      }}
    />
  );
}
