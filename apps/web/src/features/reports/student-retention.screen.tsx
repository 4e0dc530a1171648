import { studentRetention } from "@app/domain/reports/student-retention.ts";
import { ReportPage } from "./frame/report-page.tsx";
import { RetentionLead } from "./retention/retention-lead.tsx";

/** How long learners stay, and who may be about to leave. */
export const Component = () => <ReportPage report={studentRetention} Lead={RetentionLead} />;
