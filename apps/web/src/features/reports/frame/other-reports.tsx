import { Section } from "@app/ui/detail/section.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { reportPaths } from "@app/domain/reports/report-paths.ts";
import css from "./other-reports.module.css";

/** The ways to the other reports that the viewer may open. */
export function OtherReports({ current }: { current: string }) {
  const can = useCan();
  const others = reportPaths.filter(({ name, needs }) => name !== current && can(needs));
  if (others.length === 0) return null;
  return (
    <div data-screen-only="">
      <Section title="Other reports">
        <ul className={css.others}>
          {others.map(({ path, title }) => (
            <li key={path}>
              <TextLink href={path}>{title}</TextLink>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
