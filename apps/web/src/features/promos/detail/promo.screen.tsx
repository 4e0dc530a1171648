import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { tabsOf, useRecordTabs } from "../../../shared/records/record-tabs.tsx";
import { usePromoActions } from "../promo-actions.ts";
import { promoDialogs } from "../promo-dialogs.ts";
import { sumsInWords } from "../../../shared/text/sums-in-words.ts";
import { discountInWords, scopeWord } from "../promo-labels.ts";
import { PromoRecordDocument, type PromoRecordFragment } from "../promo.generated.ts";
import { promosPath } from "../promo.kind.ts";

const list = { label: "Go to promos", href: promosPath };

const tabs = tabsOf<PromoRecordFragment>({
  overview: {
    label: "Overview",
    load: async () => (await import("./overview-tab.tsx")).OverviewTab,
  },
  redemptions: {
    label: "Redemptions",
    count: ({ redemptions }) => redemptions,
    load: async () => (await import("./redemptions-tab.tsx")).RedemptionsTab,
  },
  test: {
    label: "Test",
    load: async () => (await import("./test-tab.tsx")).TestTab,
  },
  activity: {
    label: "Activity",
    load: async () => (await import("./activity-tab.tsx")).ActivityTab,
  },
});

/** One promo: what it takes off, who has used it, and a way to try it out. */
export function PromoScreen() {
  return (
    <RecordPage what="promo" query={PromoRecordDocument} param="promoId" list={list}>
      {(promo) => <Promo promo={promo} />}
    </RecordPage>
  );
}

function Promo({ promo }: { promo: PromoRecordFragment }) {
  const { code, name, standing, redemptions, maxRedemptions, given, startsOn, endsOn, customerScope } = promo;
  const { strip, pane } = useRecordTabs(tabs, promo, `About ${code}`);
  return (
    <>
      <DetailPage
        title={code}
        status={<StatusChip status={standing} />}
        line={[name, scopeWord(customerScope)].join(" · ")}
        actions={usePromoActions(promo)}
        facts={[
          { label: "Discount", value: discountInWords(promo) },
          {
            label: "Used",
            value: maxRedemptions === null ? String(redemptions) : `${redemptions} of ${maxRedemptions}`,
          },
          {
            label: "Value given",
            value: given.length === 0 ? "Nothing yet" : sumsInWords(given, ", "),
          },
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
      <RecordDialogs dialogs={promoDialogs} />
    </>
  );
}
