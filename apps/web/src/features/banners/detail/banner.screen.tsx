import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { tabsOf, useRecordTabs } from "../../../shared/records/record-tabs.tsx";
import { useBannerActions } from "../banner-actions.ts";
import { bannerDialogs } from "../banner-dialogs.ts";
import { audienceWord, clickRate, countsInWords, placementWord, stoppedBy } from "../banner-labels.ts";
import { BannerRecordDocument, type BannerRecordFragment } from "../banner.generated.ts";
import { bannersPath } from "../banner.kind.ts";

const list = { label: "Go to banners", href: bannersPath };

const tabs = tabsOf<BannerRecordFragment>({
  overview: { label: "Overview", load: async () => (await import("./overview-tab.tsx")).OverviewTab },
  versions: {
    label: "Versions",
    count: ({ edition }) => edition,
    load: async () => (await import("./versions-tab.tsx")).VersionsTab,
  },
  activity: { label: "Activity", load: async () => (await import("./activity-tab.tsx")).ActivityTab },
});

/** One banner: how it looks in its placement, and how it does. */
export function BannerScreen() {
  return (
    <RecordPage what="banner" query={BannerRecordDocument} param="bannerId" list={list}>
      {(banner) => <Banner banner={banner} />}
    </RecordPage>
  );
}

function Banner({ banner }: { banner: BannerRecordFragment }) {
  const { title, standing, placement, audience, startsOn, endsOn, priority, edition } = banner;
  const { strip, pane } = useRecordTabs(tabs, banner, `About ${title}`);
  const waits = stoppedBy(banner);
  return (
    <>
      <DetailPage
        title={title}
        status={<StatusChip status={standing} />}
        line={[placementWord(placement), audienceWord(audience), waits].filter(Boolean).join(" · ")}
        actions={useBannerActions(banner)}
        facts={[
          {
            label: edition > 1 ? `Clicks, version ${edition}` : "Clicks",
            value: clickRate(banner),
            second: countsInWords(banner),
          },
          { label: "Priority", value: String(priority) },
          {
            label: "Dates",
            value: <Day value={startsOn} />,
            second: endsOn ? (
              <>
                to <Day value={endsOn} />
              </>
            ) : (
              "no end"
            ),
          },
        ]}
        tabs={strip}
      >
        {pane}
      </DetailPage>
      <RecordDialogs dialogs={bannerDialogs} />
    </>
  );
}
