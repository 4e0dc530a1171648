import type { ReportDefinition } from "@app/domain/reports/report-definition.ts";
import { ArrowDown, ArrowUp, Info } from "@app/ui/icons.ts";
import { RouteLink } from "@app/ui/link/link.tsx";
import { behindText, changeOf, figureText, valueText } from "@app/domain/reports/figure-text.ts";
import type { ReportAddress } from "./report-address.ts";
import type { ReportQuery } from "./report.generated.ts";
import css from "./headline.module.css";

interface HeadlineProps {
  report: ReportDefinition;
  answer: ReportQuery["report"];
  address: ReportAddress;
  /** Those of the report if left out. */
  numbers?: readonly string[];
  /** Each on a card of its own, with the way to what it means. */
  isCards?: boolean;
}

/** The figures at the top, each with what changed and a link to its records. */
export function Headline({
  report,
  answer: { totals, before },
  address,
  numbers = report.headline,
  isCards = false,
}: HeadlineProps) {
  return (
    <dl className={isCards ? css.cards : css.row}>
      {numbers.map((number) => {
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
            <dt>
              {isCards ? (definition.column ?? definition.label) : definition.label}
              {isCards ? (
                <RouteLink
                  href={address.to({}) + "#how"}
                  aria-label={`How this is counted: ${definition.label}`}
                  data-hint={definition.formula}
                >
                  <Info size={14} strokeWidth={2} aria-hidden />
                </RouteLink>
              ) : null}
            </dt>
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
