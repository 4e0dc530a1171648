import { skipToken } from "@apollo/client/react";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { daysOfMonth, monthName, monthsUntil } from "@app/domain/dates/month.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { MenuSelect } from "@app/ui/form/menu-select.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan, whoMay } from "../../../shared/permission/use-can.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { countOf } from "../../../shared/text/format.ts";
import { ongoingPath } from "../../../shared/links/record-paths.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { invoiceKind } from "../invoice.kind.ts";
import { BillingRunPreviewDocument, type BillingRunPreviewQuery } from "./billing-run.generated.ts";
import { RunGaps } from "./run-gaps.tsx";
import { RunPreview } from "./run-preview.tsx";
import { monthChoices } from "./month-choices.ts";
import { useStartRun } from "./use-start-run.ts";
import css from "./billing-run.module.css";

/** The region and the month that the address names; the month before this one, unless it says otherwise. */
function useAsked() {
  const [params, setParams] = useSearchParams();
  const { regions = [] } = useRegionChoices();
  const viewer = useViewer();
  const today = wallClockOf(new Date(useNow()), viewer.timeZone).date;
  const [, lastMonth = today.slice(0, 7)] = monthsUntil(today, 2);
  const months = monthChoices(today);
  const asked = params.get("month");
  const month = months.find(({ value }) => value === asked)?.value ?? lastMonth;
  const regionId = regions.find(({ id }) => id === params.get("region"))?.id ?? regions[0]?.id ?? null;
  const set = (changes: Record<string, string>) => {
    setParams(new URLSearchParams({ ...Object.fromEntries(params), ...changes }), { replace: true });
  };
  return { regions, months, month, regionId, isRunning: month >= today.slice(0, 7), set };
}

/** "Make 41 drafts for 37 customers": whoever has lessons in two currencies gets two. */
function makeWords({ customers, sums }: { customers: number; sums: readonly { customers: number }[] }): string {
  const drafts = sums.reduce((sum, one) => sum + one.customers, 0);
  const words = `Make ${countOf(drafts, "draft")}`;
  return drafts === customers ? words : `${words} for ${countOf(customers, "customer")}`;
}

/** The drafts of the region that is asked for. */
const draftsPath = (regionId: string | null): string =>
  `${ongoingPath}?status=draft${regionId === null ? "" : `&regionId=${regionId}`}`;

type Preview = NonNullable<BillingRunPreviewQuery["billingRunPreview"]>;

/** How often a run that is under way is looked at, in milliseconds. */
const againMs = 2_000;

/** Why no run can be started, if none can. */
function whyNot(preview: Preview | null, loading: boolean): string | null {
  if (preview?.underWay) return "A run is under way.";
  if (preview === null) return loading ? "What is to be billed is being read." : "What is to be billed is not known.";
  return preview.customers === 0 ? "There is nothing to bill." : null;
}

/** Drafts what the lessons of a region came to in a month: who would be billed, and what is left out. */
export function BillingRunScreen() {
  const { regions, months, month, regionId, isRunning, set } = useAsked();
  const can = useCan();
  const [params] = useSearchParams();
  const days = daysOfMonth(month);
  const { data, loading, error, refetch } = useQuery(
    BillingRunPreviewDocument,
    regionId === null ? skipToken : { variables: { regionId, ...days }, fetchPolicy: "cache-and-network" },
  );
  const preview = data?.billingRunPreview ?? null;
  const { start, starting } = useStartRun(() => void refetch());
  const underWay = preview?.underWay ?? null;
  const isUnderWay = underWay !== null;
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void refetch(), againMs);
    return () => clearInterval(timer);
  }, [isUnderWay, refetch]);
  const disabledReason = whyNot(preview, loading);
  const refused = can(invoiceKind.write) ? {} : { disabledReason: whoMay(invoiceKind.write) };
  const isEmpty = preview !== null && preview.customers === 0;
  return (
    <DetailPage
      title="Billing run"
      line="Drafts an invoice for each customer with lessons that have not been billed yet. Nothing is sent until you have checked the drafts."
      actions={[
        {
          label: preview && preview.customers > 0 ? makeWords(preview) : "Make drafts",
          main: true,
          pending: starting,
          onSelect: () => {
            if (preview && regionId !== null) void start({ regionId, ...days, customers: preview.customers });
          },
          ...(disabledReason === null ? {} : { disabledReason }),
          ...refused,
        },
        { label: "Bill one customer", href: withParams(params, { customer: "" }), ...refused },
        { label: "Go to the drafts", href: draftsPath(regionId) },
      ]}
    >
      <div className={css.asked}>
        <MenuSelect
          label="Region"
          value={regionId ?? ""}
          options={regions.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(region) => {
            set({ region });
          }}
          boxed
        />
        <MenuSelect
          label="Month"
          value={month}
          options={months}
          onChange={(value) => {
            set({ month: value });
          }}
          boxed
        />
      </div>
      {underWay ? (
        <p role="status">
          {underWay.startedBy} is making the drafts of this region: {underWay.done} of{" "}
          {countOf(underWay.total, "customer")} done.
        </p>
      ) : null}
      {isRunning ? (
        <p role="note">
          {monthName(month)} is not over: lessons that are still to come in it will be in a later draft.
        </p>
      ) : null}
      {preview === null && loading ? <SkeletonLines count={8} /> : null}
      {preview === null && error ? <ErrorState {...failure("the preview", error, refetch)} /> : null}
      {preview === null ? null : (
        <TabColumn>
          {isEmpty ? (
            <EmptyState
              title={`Nothing to bill for ${monthName(month)}.`}
              text={
                preview.gapCount > 0
                  ? "Every lesson that can be billed has its invoice, or credit paid for it. What is left out is below."
                  : "Every lesson that is in the books has its invoice, or credit paid for it."
              }
            />
          ) : (
            <RunPreview preview={preview} month={month} />
          )}
          <RunGaps preview={preview} />
        </TabColumn>
      )}
    </DetailPage>
  );
}
