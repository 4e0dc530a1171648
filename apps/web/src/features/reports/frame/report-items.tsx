import type { ReportDefinition } from "@app/domain/reports/report-definition.ts";
import type { ReportItemKind } from "@app/schema/types.generated.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { countOf } from "../../../shared/text/format.ts";
import { groupPath, lessonPath, requestPath } from "../../lessons/lesson-paths.public.ts";
import { valueText } from "./figure-text.ts";
import { Pages } from "./pages.tsx";
import { personPath } from "./person-path.ts";
import type { ReportAddress } from "./report-address.ts";
import { ReportItemsDocument, type ReportItemsQuery } from "./report.generated.ts";
import css from "./report-items.module.css";

type Item = ReportItemsQuery["reportItems"]["items"][number];

/** Where a record is looked at. */
const pathOf: Readonly<Record<ReportItemKind, (id: string) => string>> = {
  LESSON: lessonPath,
  SESSION: groupPath,
  REQUEST: requestPath,
};

const linked = (name: string | null, path: string | null) =>
  name !== null && path !== null ? <TextLink href={path}>{name}</TextLink> : (name ?? "–");

function ItemRow({ item, report: { itemValue, itemNote } }: { item: Item; report: ReportDefinition }) {
  return (
    <tr>
      <th scope="row">
        <TextLink href={pathOf[item.kind](item.id)}>{item.name}</TextLink>
      </th>
      <td>
        <When value={item.at} />
      </td>
      <td>{linked(item.person, item.personId && personPath("customer", item.personId))}</td>
      <td>{linked(item.tutor, item.tutorId && personPath("tutor", item.tutorId))}</td>
      <td>{item.status === null ? "–" : <StatusChip status={item.status} />}</td>
      {itemValue ? <td>{item.value === null ? "–" : valueText(item.value, itemValue.unit)}</td> : null}
      {itemNote ? <td>{item.note ?? "–"}</td> : null}
    </tr>
  );
}

interface ItemsProps {
  report: ReportDefinition;
  address: ReportAddress;
  number: string;
}

/** The records behind a figure, in place of the report; the way back leads to it as it was. */
export function ReportItemsOf({ report, address, number }: ItemsProps) {
  const { params, row, rowName, itemsPage, variables, toReport } = address;
  const { name, filter, by } = variables;
  const { data, loading, error, refetch } = useQuery(ReportItemsDocument, {
    variables: { name, filter, by, number, page: itemsPage, ...(row !== null && { key: row }) },
    fetchPolicy: "cache-and-network",
  });
  const answer = data?.reportItems;
  const definition = report.numbers[number];
  const heads = [
    ...["Record", "When", "Learner", "Tutor", "Status"],
    ...(report.itemValue ? [report.itemValue.label] : []),
    ...(report.itemNote ? [report.itemNote] : []),
  ];
  return (
    <Section
      title={[definition?.label, row === null ? null : (rowName ?? "one row")].filter(Boolean).join(": ")}
      note={answer ? countOf(answer.total, "record") : undefined}
      actions={<TextLink href={toReport}>Back to the report</TextLink>}
    >
      <p className={css.formula}>{definition?.formula}</p>
      {!answer && loading ? <SkeletonLines count={6} /> : null}
      {!answer && error ? <ErrorState {...failure("records", error, refetch)} /> : null}
      {answer ? (
        <div className={css.scroll} tabIndex={0} role="group" aria-label="Records">
          <table>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {answer.items.map((item) => (
                <ItemRow key={`${item.id} ${item.at} ${item.note ?? ""}`} item={item} report={report} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <Pages
        page={itemsPage}
        total={answer?.total ?? 0}
        hrefOf={(page) => withParams(params, { itemsPage: page > 1 ? String(page) : null })}
      />
    </Section>
  );
}
