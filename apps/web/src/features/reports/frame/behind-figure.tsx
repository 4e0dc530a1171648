import type { ReactNode } from "react";
import type { ReportDefinition } from "@app/domain/reports/report-definition.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import type { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { countOf } from "../../../shared/text/format.ts";
import { Pages } from "./pages.tsx";
import type { ReportAddress } from "./report-address.ts";
import css from "./report-items.module.css";

export interface BehindProps {
  report: ReportDefinition;
  address: ReportAddress;
  /** The figure. */
  number: string;
}

interface FrameProps extends BehindProps {
  /** How many records there are; undefined until it is known. */
  total: number | undefined;
  loading: boolean;
  failed: ReturnType<typeof failure> | undefined;
  /** What can be done with all of them. */
  actions?: readonly PageAction[];
  /** The table of this page's records. */
  children: ReactNode;
}

/** The records behind a figure, in place of the report; the way back leads to it as it was. */
export function BehindFigure({ report, address, number, total, loading, failed, actions = [], children }: FrameProps) {
  const { params, row, rowName, itemsPage, toReport } = address;
  const definition = report.numbers[number];
  return (
    <Section
      title={[definition?.label, row === null ? null : (rowName ?? "one row")].filter(Boolean).join(": ")}
      note={total === undefined ? undefined : countOf(total, "record")}
      actions={
        <>
          {actions.map((action) => (
            <ActionButton key={action.label} size="small" {...action} />
          ))}
          <TextLink href={toReport}>Back to the report</TextLink>
        </>
      }
    >
      <p className={css.formula}>{definition?.formula}</p>
      {total === undefined && loading ? <SkeletonLines count={6} /> : null}
      {total === undefined && failed ? <ErrorState {...failed} /> : null}
      {total === undefined ? null : (
        <div className={css.scroll} tabIndex={0} role="group" aria-label="Records">
          {children}
        </div>
      )}
      <Pages
        page={itemsPage}
        total={total ?? 0}
        hrefOf={(page) => withParams(params, { itemsPage: page > 1 ? String(page) : null })}
      />
    </Section>
  );
}
