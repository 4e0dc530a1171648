import { customerLeads } from "@app/domain/reports/customer-leads.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { ReportPage } from "./frame/report-page.tsx";
import { FunnelSteps } from "./leads-funnel/funnel-steps.tsx";
import css from "./report-note.module.css";

/** How far leads got. */
export const Component = () => (
  <ReportPage
    report={customerLeads}
    Lead={FunnelSteps}
    note={
      <p className={css.note}>
        <TextLink href="/app/tutoring/reports/customer-leads">Back to the list of leads</TextLink>
      </p>
    }
  />
);
