import { useSearchParams } from "react-router-dom";
import { bannerPlacements } from "@app/domain/banners/banner-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { BannerPlacement } from "@app/schema/types.generated.ts";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Page, TabSlot } from "@app/ui/list/list-frame.tsx";
import { OrderedList } from "@app/ui/list/ordered-list.tsx";
import { PageHeader } from "@app/ui/page/page-header.tsx";
import { PageTabs } from "@app/ui/page/page-tabs.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useMoves } from "../../../shared/records/use-moves.ts";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { bannerDialogs } from "../banner-dialogs.ts";
import { placementOptions, stoppedBy } from "../banner-labels.ts";
import { bannerKind, bannersPath } from "../banner.kind.ts";
import type { BannerRowFragment } from "../banner.generated.ts";
import { BannerOrderDocument } from "./banner-order.generated.ts";
import { OrderRow } from "./order-row.tsx";
import { useMoveBanner } from "./use-move-banner.ts";
import css from "./banner-order.module.css";

const hint = "The first active banner shows. Drag the rows, or focus one and press Alt with ↑ or ↓.";

/** Which banner comes first in each placement. */
export function BannerOrderScreen() {
  const [params] = useSearchParams();
  const placement = bannerPlacements.find((one) => one === params.get("placement")) ?? "website";
  const mayMove = useCan()(bannerKind.act);
  return (
    <Page>
      <PageHeader
        title="Order of banners"
        facts={mayMove ? hint : "The first active banner shows."}
        actions={[{ label: "Go to banners", href: bannersPath }]}
      />
      <TabSlot>
        <PageTabs
          label="Placements"
          value={placement}
          tabs={placementOptions.map(({ value, label }) => ({ value, label, href: `?placement=${value}` }))}
        />
      </TabSlot>
      <Placement key={placement} placement={toEnumName(placement)} mayMove={mayMove} />
      <RecordDialogs dialogs={bannerDialogs} />
    </Page>
  );
}

function Placement({ placement, mayMove }: { placement: BannerPlacement; mayMove: boolean }) {
  const { data, loading, error, refetch } = useQuery(BannerOrderDocument, {
    variables: { placement },
    fetchPolicy: "cache-and-network",
  });
  const banners = data?.banners?.items;
  if (!banners) return loading ? <SkeletonLines count={4} /> : <ErrorState {...failure("banners", error, refetch)} />;
  if (banners.length === 0)
    return <EmptyState title="No banners here yet." text="Add a banner and choose this placement." />;
  return <Rows banners={banners} mayMove={mayMove} />;
}

interface RowsProps {
  banners: readonly BannerRowFragment[];
  mayMove: boolean;
}

function Rows({ banners, mayMove }: RowsProps) {
  const { shown, isSaving, onMove } = useMoves(banners, useMoveBanner());
  const first = shown.find((one) => one.standing === "ACTIVE" && stoppedBy(one) === null);
  return (
    <div className={css.rows} aria-busy={isSaving}>
      <OrderedList wide label="Banners, the first at the top" items={shown} onMove={mayMove ? onMove : undefined}>
        {(banner, position, moves) => (
          <OrderRow banner={banner} position={position} moves={moves} isShown={banner.id === first?.id} />
        )}
      </OrderedList>
    </div>
  );
}
