import { studentLessons } from "@app/domain/reports/student-lessons.ts";
import { ReportPage } from "./frame/report-page.tsx";

/** What became of each learner's lessons. */
export const Component = () => <ReportPage report={studentLessons} />;
