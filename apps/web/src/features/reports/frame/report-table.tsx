import { useNavigate } from "react-router-dom";
import { columnsBy, usualSortOf, type ReportDefinition } from "@app/domain/reports/report-definition.ts";
import { MenuSelect } from "@app/ui/form/menu-select.tsx";
import { ArrowDown, ArrowUp } from "@app/ui/icons.ts";
import { RouteLink, TextLink } from "@app/ui/link/link.tsx";
import { countOf } from "../../../shared/text/format.ts";
import { behindText, figureText } from "@app/domain/reports/figure-text.ts";
import { Pages } from "./pages.tsx";
import { personPath } from "./person-path.ts";
import type { ReportAddress } from "./report-address.ts";
import type { ReportQuery } from "./report.generated.ts";
import { rowName } from "./row-name.ts";
import { shadeOf } from "./shade.ts";
import css from "./report-table.module.css";

type Answer = ReportQuery["report"];
type Cell = Answer["totals"][number];

interface TableProps {
  report: ReportDefinition;
  answer: Answer;
  address: ReportAddress;
}

/** The columns of the table; months that no cohort has come to yet are left out. */
function columnsOf(report: ReportDefinition, by: string, { rows }: Answer): readonly string[] {
  const isReached = (number: string) =>
    rows.some(({ cells }) => cells.some((cell) => cell.number === number && cell.outOf));
  return columnsBy(report, by).filter((number) => !report.numbers[number]?.isShaded || isReached(number));
}

function Figure({ cell, report, href }: { cell: Cell | undefined; report: ReportDefinition; href: string }) {
  const definition = cell && report.numbers[cell.number];
  if (!cell || !definition) return <>–</>;
  // A month that is still to come.
  if (definition.isShaded && !cell.outOf) return null;
  const text = figureText(cell, definition);
  const behind = cell.value === null ? null : behindText(cell, definition);
  return (
    <>
      {cell.count > 0 ? <RouteLink href={href}>{text}</RouteLink> : text}
      {behind ? <small>{behind}</small> : null}
    </>
  );
}

const headOf = ({ numbers }: ReportDefinition, number: string): string =>
  numbers[number]?.column ?? numbers[number]?.label ?? number;

function Head({ report, address, columns }: Omit<TableProps, "answer"> & { columns: readonly string[] }) {
  const { by, sort, to } = address;
  const group = report.groups[by];
  const inForce = sort ?? usualSortOf(report, by);
  const heads = [
    { id: "name", label: group?.label ?? "", first: "name" },
    ...columns.map((id) => ({ id, label: headOf(report, id), first: `-${id}` })),
  ];
  return (
    <tr>
      {heads.map(({ id, label, first }) => {
        const isSorted = inForce.replace(/^-/, "") === id;
        const isDown = inForce.startsWith("-");
        const next = isSorted ? (isDown ? id : `-${id}`) : first;
        const Way = isDown ? ArrowDown : ArrowUp;
        return (
          <th
            key={id}
            scope="col"
            data-right={id === "name" ? undefined : ""}
            aria-sort={isSorted ? (isDown ? "descending" : "ascending") : undefined}
          >
            <RouteLink href={to({ sort: next })}>
              {label}
              {isSorted ? <Way size={14} strokeWidth={2} aria-hidden /> : null}
            </RouteLink>
          </th>
        );
      })}
    </tr>
  );
}

/** What the rows of the table stand for. */
export function RowsChoice({ report, address: { by, to } }: Omit<TableProps, "answer">) {
  const navigate = useNavigate();
  const options = Object.entries(report.groups).map(([value, { label }]) => ({
    value,
    label: `By ${label.toLowerCase()}`,
  }));
  return (
    <MenuSelect
      label="Rows"
      value={by}
      options={options}
      onChange={(next) => void navigate(to({ by: next, sort: null }))}
      boxed
    />
  );
}

/** The table of a report: a row for each of what was chosen, and the whole, which is counted anew and not added up. */
export function ReportTable({ report, answer, address }: TableProps) {
  const { by, to, toItems } = address;
  const columns = columnsOf(report, by, answer);
  const isShaded = columns.some((number) => report.numbers[number]?.isShaded);
  const person = report.groups[by]?.person;
  const cellOf = (cells: readonly Cell[], number: string) => cells.find((cell) => cell.number === number);
  return (
    <section className={css.section} aria-label="Table">
      <div>
        <RowsChoice report={report} address={address} />
        <span>{countOf(answer.total, "row")}</span>
      </div>
      <div
        className={css.scroll}
        data-cohorts={isShaded ? "" : undefined}
        tabIndex={0}
        role="group"
        aria-label="Figures"
      >
        <table>
          <thead>
            <Head report={report} address={address} columns={columns} />
          </thead>
          <tbody>
            {answer.rows.map((row) => {
              const name = rowName(by, report.groups[by] ?? {}, row);
              const path = person && row.personId ? personPath(person, row.personId) : null;
              return (
                <tr key={row.key}>
                  <th scope="row">{path ? <TextLink href={path}>{name}</TextLink> : name}</th>
                  {columns.map((number) => (
                    <td key={number} {...shadeOf(report, row, number, answer)} data-label={headOf(report, number)}>
                      <Figure
                        cell={cellOf(row.cells, number)}
                        report={report}
                        href={toItems(number, { key: row.key, name })}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{report.groups[by]?.whole ?? "All"}</th>
              {columns.map((number) => (
                <td key={number} data-label={headOf(report, number)}>
                  <Figure cell={cellOf(answer.totals, number)} report={report} href={toItems(number, null)} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <Pages page={address.page} total={answer.total} hrefOf={(page) => to({ page: page > 1 ? String(page) : null })} />
    </section>
  );
}
