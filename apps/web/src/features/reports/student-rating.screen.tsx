import { studentRating } from "@app/domain/reports/student-rating.ts";
import { ReportPage } from "./frame/report-page.tsx";

/** What tutors say of learners. */
export const Component = () => <ReportPage report={studentRating} />;
