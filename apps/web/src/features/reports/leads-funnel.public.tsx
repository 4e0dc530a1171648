import { customerLeads } from "@app/domain/reports/customer-leads.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { ReportPage } from "./frame/report-page.tsx";
import { FunnelSteps } from "./leads-funnel/funnel-steps.tsx";
import css from "./report-note.module.css";

/** The funnel of leads, in place of their list at the same address. */
export const LeadsFunnel = ({ listPath }: { listPath: string }) => (
  <ReportPage
    report={customerLeads}
    Lead={FunnelSteps}
    note={
      <p className={css.note}>
        <TextLink href={listPath}>Back to the list of leads</TextLink>
      </p>
    }
  />
);
