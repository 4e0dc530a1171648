import { rescheduledLessons } from "@app/domain/reports/rescheduled-lessons.ts";
import { ReportPage } from "./frame/report-page.tsx";

/** Lessons that were moved. */
export const Component = () => <ReportPage report={rescheduledLessons} />;
