import { toEnumName } from "@app/domain/enums.ts";
import { bannerStandings } from "@app/domain/banners/banner-enums.ts";
import { words } from "@app/domain/views/words.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, anyOf, bySubject, oneOf } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { useBannerActions } from "../banner-actions.ts";
import {
  audienceOptions,
  audienceWord,
  clickRate,
  countsInWords,
  placementOptions,
  placementWord,
  stoppedBy,
} from "../banner-labels.ts";
import { BannersListDocument, type BannerRowFragment } from "../banner.generated.ts";
import { BannerThumb } from "./banner-thumb.tsx";

function BannerRowActions({ banner }: { banner: BannerRowFragment }) {
  return <MoreMenu actions={useBannerActions(banner)} label={`Actions for ${banner.title}`} size="small" />;
}

const columns: readonly ListColumn<BannerRowFragment>[] = [
  {
    id: "title",
    header: "Title",
    sort: "TITLE",
    card: "title",
    minWidth: 190,
    cell: ({ title }) => title,
  },
  {
    id: "preview",
    header: "Preview",
    minWidth: 84,
    maxWidth: 84,
    whenNarrow: "hide",
    card: "hidden",
    cell: (banner) => <BannerThumb banner={banner} />,
  },
  {
    id: "placement",
    header: "Placement",
    minWidth: 130,
    cell: ({ placement }) => placementWord(placement),
  },
  {
    id: "audience",
    header: "Audience",
    minWidth: 100,
    maxWidth: 140,
    cell: ({ audience }) => audienceWord(audience),
  },
  {
    id: "priority",
    header: "Priority",
    sort: "PRIORITY",
    align: "right",
    minWidth: 84,
    maxWidth: 100,
    cell: ({ priority }) => priority,
  },
  {
    id: "dates",
    header: "Dates",
    sort: "STARTS_ON",
    minWidth: 120,
    maxWidth: 160,
    cell: ({ startsOn, endsOn }) => (
      <Lines
        first={<Day value={startsOn} />}
        second={
          endsOn ? (
            <>
              to <Day value={endsOn} />
            </>
          ) : (
            "no end"
          )
        }
      />
    ),
  },
  {
    id: "clicks",
    header: "Clicks",
    align: "right",
    minWidth: 150,
    maxWidth: 190,
    cell: (banner) => <Lines first={clickRate(banner)} second={countsInWords(banner)} />,
  },
  {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 116,
    maxWidth: 150,
    cell: (banner) => {
      const waits = stoppedBy(banner);
      return <StatusChip status={waits ? "waiting" : banner.standing} {...(waits && { word: waits })} />;
    },
  },
  actionsColumn((banner) => <BannerRowActions banner={banner} />),
];

export const bannersList = listOf(BannersListDocument, {
  sorts: ["PRIORITY", "CREATED", "TITLE", "STARTS_ON"],
  sort: "PRIORITY_DESC",
  columns,
  facets: "banner",
  filters: {
    standing: oneOf("Status", bannerStandings),
    placement: anyOf("Placement", placementOptions, toEnumName),
    audience: anyOf("Audience", audienceOptions, toEnumName),
    subject: bySubject(),
    regionId: anyId("Region", [{ value: words.myRegions, label: "My regions" }]),
  },
});
