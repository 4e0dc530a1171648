import { studentNoShow } from "@app/domain/reports/student-no-show.ts";
import { ReportPage } from "./frame/report-page.tsx";

/** Lessons that learners did not come to. */
export const Component = () => <ReportPage report={studentNoShow} />;
