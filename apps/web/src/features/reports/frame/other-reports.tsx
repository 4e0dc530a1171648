import type { ReportName } from "@app/domain/reports/report-enums.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { reportPaths } from "../report-paths.ts";
import css from "./other-reports.module.css";

/** The ways to the other reports. */
export function OtherReports({ current }: { current: ReportName }) {
  const others = Object.entries(reportPaths).filter(([name]) => name !== current);
  if (others.length === 0) return null;
  return (
    <Section title="Other reports">
      <ul className={css.others}>
        {others.map(([name, { path, title }]) => (
          <li key={name}>
            <TextLink href={path}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
