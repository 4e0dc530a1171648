import { customerLeads, funnelSteps } from "@app/domain/reports/customer-leads.ts";
import { behindText, figureText } from "@app/domain/reports/figure-text.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { RouteLink } from "@app/ui/link/link.tsx";
import type { LeadProps } from "../frame/report-page.tsx";
import css from "../frame/report-table.module.css";

const heads = ["Reached", "Of the stage before", "There now", "Median wait", "9 of 10 within"];
const parts = ["", "Rate", "Now", "Hours", "Slow"];

/** Each stage with who ever reached it beside who stands in it today: the two differ where leads moved on or back. */
export function FunnelSteps({ report, answer: { totals }, address }: LeadProps) {
  const rows = [
    { name: "New", numbers: ["created", null, "newNow", null, null] },
    ...funnelSteps.map(({ name, stage }) => ({ name, numbers: parts.map((part) => `${stage}${part}`) })),
    { name: "Lost", numbers: [null, null, "lostNow", null, null] },
    { name: "Moved back", numbers: [null, null, "movedBack", null, null] },
  ];
  const figure = (number: string | null) => {
    const cell = number === null ? undefined : totals.find((one) => one.number === number);
    const definition = number === null ? undefined : report.numbers[number];
    if (!cell || !definition || number === null) return null;
    const text = figureText(cell, definition);
    const behind = cell.value === null || definition.unit === "hours" ? null : behindText(cell, definition);
    return (
      <>
        {cell.count > 0 ? <RouteLink href={address.toItems(number, null)}>{text}</RouteLink> : text}
        {behind ? <small>{behind}</small> : null}
      </>
    );
  };
  return (
    <Section title="Stages" note={customerLeads.about}>
      <div className={css.scroll} tabIndex={0} role="group" aria-label="Stages">
        <table>
          <thead>
            <tr>
              <th scope="col">Stage</th>
              {heads.map((head) => (
                <th key={head} scope="col" data-right="">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, numbers }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {numbers.map((number, at) => (
                  <td key={heads[at]} data-label={heads[at]}>
                    {figure(number)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
