import { skipToken } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { monthName } from "@app/domain/dates/month.ts";
import type { BookMonthState } from "@app/schema/types.generated.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { MenuSelect } from "@app/ui/form/menu-select.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import type { StatusTone } from "@app/ui/theme/tokens.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan, whoMay } from "../../../shared/permission/use-can.ts";
import { dialogsOf, RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import runCss from "../ongoing/billing-run.module.css";
import { Beginning } from "./beginning.tsx";
import { MonthSums } from "./month-sums.tsx";
import { BookMonthsDocument, type BookMonthItemFragment } from "./months.generated.ts";

const needs = "books:act";
const dialogs = dialogsOf({
  begin: { needs, load: async () => (await import("./begin-books.tsx")).BeginBooks },
  close: { needs, load: async () => (await import("./close-month.tsx")).CloseMonth },
  reopen: { needs, load: async () => (await import("./reopen-month.tsx")).ReopenMonth },
});

const tones: Record<BookMonthState, StatusTone> = { RUNNING: "underWay", OPEN: "waiting", CLOSED: "neutral" };

type Closing = BookMonthItemFragment["closings"][number];

const byWhom = (who: Closing["closedBy"]) =>
  who ? (
    <>
      {" "}
      by <StaffLink {...who} />
    </>
  ) : null;

/** When a month was closed and reopened, by whom and why. */
function History({ closings }: Pick<BookMonthItemFragment, "closings">) {
  return closings.map(({ id, closedAt, closedBy, reopenedAt, reopenedBy, reopenReason }) => (
    <small key={id}>
      Closed <When value={closedAt} />
      {byWhom(closedBy)}
      {reopenedAt ? (
        <>
          , reopened <When value={reopenedAt} />
          {byWhom(reopenedBy)}: {reopenReason}
        </>
      ) : null}
    </small>
  ));
}

function Month({ month, regionId }: { month: BookMonthItemFragment; regionId: string }) {
  const [params] = useSearchParams();
  const mayAct = useCan()(needs);
  const { state, closings, closeProblem, reopenProblem } = month;
  const [last] = closings;
  return (
    <li>
      <div>
        <p>
          <span>{monthName(month.month)}</span>
          <History closings={closings} />
        </p>
        {last && state === "CLOSED" ? (
          <details>
            <summary>Sums</summary>
            <MonthSums sums={last.sums} />
          </details>
        ) : null}
      </div>
      <span data-end="">
        {mayAct && state === "OPEN" && closeProblem === null ? (
          <TextLink href={withParams(params, { region: regionId, close: month.month })}>Close</TextLink>
        ) : null}
        {mayAct && state === "CLOSED" && reopenProblem === null ? (
          <TextLink href={withParams(params, { region: regionId, reopen: month.month })}>Reopen</TextLink>
        ) : null}
        <StatusChip status={state} tone={tones[state]} />
      </span>
    </li>
  );
}

/** The months of a region's books, the last first: which are closed, by whom, and which is to be closed next. */
export function MonthsScreen() {
  const [params, setParams] = useSearchParams();
  const can = useCan();
  const { regions = [] } = useRegionChoices();
  const region = regions.find(({ id }) => id === params.get("region")) ?? regions[0];
  const { data, loading, error, refetch } = useQuery(
    BookMonthsDocument,
    region ? { variables: { regionId: region.id }, fetchPolicy: "cache-and-network" } : skipToken,
  );
  const months = data?.bookMonths;
  return (
    <DetailPage
      title="Months of the books"
      line={`Months close in order, once they are over. To close or reopen them is ${whoMay(needs).toLowerCase()}`}
      actions={[{ label: "Check the books", href: "/app/system/books" }]}
    >
      {can(needs) && params.get("region") !== null ? <RecordDialogs dialogs={dialogs} /> : null}
      <div className={runCss.asked}>
        <MenuSelect
          label="Region"
          value={region?.id ?? ""}
          options={regions.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            setParams({ region: id }, { replace: true });
          }}
          boxed
        />
      </div>
      {region ? <Beginning regionId={region.id} /> : null}
      {!months && loading ? <SkeletonLines count={8} /> : null}
      {!months && error ? <ErrorState {...failure("the months", error, refetch)} /> : null}
      {months?.length === 0 ? (
        <EmptyState
          title={`The books of ${region?.name ?? "this region"} have not begun.`}
          text="Nothing is posted before a director says when they begin."
        />
      ) : null}
      {months && months.length > 0 ? (
        <LineList>
          {months.map((month) => (
            <Month key={month.month} month={month} regionId={region?.id ?? ""} />
          ))}
        </LineList>
      ) : null}
    </DetailPage>
  );
}
