import { unconfirmedLessons } from "@app/domain/reports/unconfirmed-lessons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { ReportPage } from "./frame/report-page.tsx";
import css from "./report-note.module.css";

/** Lessons whose outcomes can be recorded together, and requests that wait for an answer. */
const lessons = "/app/tutoring/admin-booked-lessons?upcoming=false&status=awaiting-confirmation";
const moving = "/app/tutoring/admin-booked-lessons?status=reschedule-pending";
const requests = "/app/tutoring/admin-lesson-requests?status=proposed,tutor-accepted";

/** What can be done about it: the lists where the work is, with their actions for many at once. */
const note = (
  <p className={css.note}>
    Open a figure to select its lessons, and mark their outcome or write to their tutors. The lists:{" "}
    <TextLink href={lessons}>record outcomes</TextLink>, <TextLink href={moving}>agree new times</TextLink>,{" "}
    <TextLink href={requests}>follow up requests</TextLink>.
  </p>
);

/** What is still waiting for somebody. */
export const Component = () => <ReportPage report={unconfirmedLessons} note={note} />;
