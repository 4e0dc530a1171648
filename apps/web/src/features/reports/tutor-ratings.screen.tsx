import { tutorRatings } from "@app/domain/reports/tutor-ratings.ts";
import { ReportPage } from "./frame/report-page.tsx";

/** What customers and learners say of tutors. */
export const Component = () => <ReportPage report={tutorRatings} />;
