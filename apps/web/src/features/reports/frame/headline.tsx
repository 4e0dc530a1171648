import type { ReportDefinition } from "@app/domain/reports/report-definition.ts";
import { ArrowDown, ArrowUp } from "@app/ui/icons.ts";
import { RouteLink } from "@app/ui/link/link.tsx";
import { behindText, changeOf, figureText, valueText } from "./figure-text.ts";
import type { ReportAddress } from "./report-address.ts";
import type { ReportQuery } from "./report.generated.ts";
import css from "./headline.module.css";

interface HeadlineProps {
  report: ReportDefinition;
  answer: ReportQuery["report"];
  address: ReportAddress;
}

/** The figures at the top, each with what changed and a link to its records. */
export function Headline({ report, answer: { totals, before }, address }: HeadlineProps) {
  return (
    <dl className={css.row}>
      {report.headline.map((number) => {
        const definition = report.numbers[number];
        const now = totals.find((cell) => cell.number === number);
        if (!definition || !now) return null;
        const then = before?.find((cell) => cell.number === number);
        const change = changeOf(now.value, then?.value, definition);
        const Way = change?.way === "up" ? ArrowUp : ArrowDown;
        const second = [
          now.value === null ? null : behindText(now, definition),
          then?.value == null ? null : `${valueText(then.value, definition.unit)} before`,
        ].filter(Boolean);
        return (
          <div key={number}>
            <dt>{definition.label}</dt>
            <dd>
              <RouteLink
                href={address.toItems(number, null)}
                aria-label={`${definition.label}: ${figureText(now, definition)}. Show the ${definition.rows}`}
              >
                {figureText(now, definition)}
              </RouteLink>
              {change ? (
                <span data-tone={change.tone ?? undefined}>
                  <Way size={14} strokeWidth={2} aria-hidden /> {change.text}
                </span>
              ) : null}
            </dd>
            <dd>{second.join(" · ") || "\u00A0"}</dd>
          </div>
        );
      })}
    </dl>
  );
}
