import { formatMoney } from "@app/domain/money.ts";
import {
  recordHeadsOf,
  recordValueOf,
  usualSortOf,
  type ReportDefinition,
} from "@app/domain/reports/report-definition.ts";
import type { ReportItemKind } from "@app/schema/types.generated.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { sentenceCase } from "../../../shared/text/format.ts";
import { failure } from "../../../shared/errors/failure.ts";
import { useExport } from "../../../shared/export/use-export.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { groupPath, invoicePath, leadPath, lessonPath, requestPath } from "../../../shared/links/record-paths.ts";
import { BehindFigure, type BehindProps } from "./behind-figure.tsx";
import { valueText } from "@app/domain/reports/figure-text.ts";
import { reportExport } from "./report-export.ts";
import { filterAsked, lessonReportName } from "./report-filters.ts";
import { useDesk, type Desk } from "../unconfirmed/use-desk.tsx";
import { personPath } from "./person-path.ts";
import { NextSteps } from "../retention/next-steps.tsx";
import { ReportItemsDocument, type ReportItemsQuery } from "./report.generated.ts";

type Item = ReportItemsQuery["reportItems"]["items"][number];
const noItems: readonly Item[] = [];

/** Where a record is looked at. */
const pathOf: Readonly<Record<ReportItemKind, (id: string) => string>> = {
  LESSON: lessonPath,
  SESSION: (id) => groupPath({ id }),
  REQUEST: requestPath,
  PREPAYMENT: (id) => invoicePath(id),
  ONGOING_INVOICE: (id) => invoicePath(id, "ONGOING"),
  ACCOUNT: (id) => `${personPath("customer", id)}?tab=credits`,
  LEAD: leadPath,
  LEARNER: (id) => personPath("customer", id),
};

const linked = (name: string | null, path: string | null) =>
  name !== null && path !== null ? <TextLink href={path}>{name}</TextLink> : (name ?? "–");

/** Which columns records have beside those that all of them have. */
interface Columns {
  report: ReportDefinition;
  value: ReportDefinition["itemValue"];
  hasTutor: boolean;
  hasStatus: boolean;
  hasSteps: boolean;
  desk: Desk | null;
}

function ItemRow({
  item,
  value: itemValue,
  hasTutor,
  hasStatus,
  hasSteps,
  desk,
  report: { itemNote, itemMoney },
}: Columns & { item: Item }) {
  return (
    <tr>
      {desk ? <td>{desk.boxOf(item)}</td> : null}
      <th scope="row">
        <TextLink href={pathOf[item.kind](item.recordId)}>{item.name}</TextLink>
      </th>
      <td>
        <When value={item.at} />
      </td>
      <td>{linked(item.person, item.personId && personPath("customer", item.personId))}</td>
      {hasTutor ? <td>{linked(item.tutor, item.tutorId && personPath("tutor", item.tutorId))}</td> : null}
      {hasStatus ? <td>{item.status === null ? "–" : <StatusChip status={item.status} />}</td> : null}
      {itemValue ? <td data-right>{item.value === null ? "–" : valueText(item.value, itemValue.unit)}</td> : null}
      {itemMoney ? <td data-right>{item.money ? formatMoney(item.money) : "–"}</td> : null}
      {itemNote ? <td data-note>{sentenceCase(item.note ?? "–")}</td> : null}
      {hasSteps ? <td>{item.personId ? <NextSteps name={item.person} personId={item.personId} /> : null}</td> : null}
    </tr>
  );
}

/** What the records' own figure is, unless none of these has one. */
function valueOf(report: ReportDefinition, number: string, items: readonly Item[]) {
  const own = recordValueOf(report, number);
  return report.itemValue || items.some(({ value }) => value !== null) ? own : undefined;
}

/** The records behind a figure, in place of the report; the way back leads to it as it was. */
export function ReportItemsOf({ report, address, number }: BehindProps) {
  const { params, row, itemsPage, by } = address;
  const { data, loading, error, refetch } = useQuery(ReportItemsDocument, {
    variables: {
      name: lessonReportName(report),
      filter: filterAsked(params),
      by,
      number,
      page: itemsPage,
      ...(row !== null && { key: row }),
    },
    fetchPolicy: "cache-and-network",
  });
  const answer = data?.reportItems;
  const desk = useDesk(answer?.items ?? noItems, () => void refetch());
  const columns: Columns = {
    report,
    value: valueOf(report, number, answer?.items ?? []),
    hasTutor: answer?.items.some(({ tutor }) => tutor !== null) ?? true,
    hasStatus: answer?.items.some(({ status }) => status !== null) ?? true,
    hasSteps: number === "atRisk",
    desk: report.name === "unconfirmed-lessons" ? desk : null,
  };
  const exported = useExport(reportExport, {
    filter: filterAsked(params),
    sort: usualSortOf(report, by),
    more: { name: lessonReportName(report), by, number, ...(row !== null && { key: row }) },
    columns: null,
    what: `The file holds all ${report.numbers[number]?.rows ?? "records"} behind this figure, not only those of this page.`,
    total: answer?.total,
  });
  const definition = report.numbers[number];
  const heads: { label: string; isRight?: true }[] = [
    ...recordHeadsOf(report)
      .slice(0, columns.hasTutor ? 4 : 3)
      .map((label) => ({ label })),
    ...(columns.hasStatus ? [{ label: "Status" }] : []),
    ...(columns.value ? [{ label: columns.value.label, isRight: true as const }] : []),
    ...(report.itemMoney ? [{ label: report.itemMoney, isRight: true as const }] : []),
    ...(report.itemNote ? [{ label: report.itemNote }] : []),
    ...(columns.hasSteps ? [{ label: "Next step" }] : []),
  ];
  const boxes = columns.desk ? 1 : 0;
  const before = boxes + heads.findIndex(({ isRight }) => isRight);
  return (
    <BehindFigure
      report={report}
      address={address}
      number={number}
      total={answer?.total}
      loading={loading}
      failed={error ? failure("records", error, refetch) : undefined}
      actions={exported.actions}
    >
      {exported.dialog}
      {columns.desk?.bar}
      <table>
        <thead>
          <tr>
            {columns.desk ? <th scope="col">{columns.desk.head}</th> : null}
            {heads.map(({ label, isRight }) => (
              <th key={label} scope="col" data-right={isRight}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer?.items.map((item, place) => (
            <ItemRow key={`${item.recordId} ${place}`} item={item} {...columns} />
          ))}
        </tbody>
        {answer?.sum != null && definition && before >= boxes ? (
          <tfoot>
            <tr>
              <th scope="row" colSpan={before}>
                Total
              </th>
              <td data-right>{valueText(answer.sum, definition.unit)}</td>
              <td colSpan={boxes + heads.length - before - 1} />
            </tr>
          </tfoot>
        ) : null}
      </table>
    </BehindFigure>
  );
}
