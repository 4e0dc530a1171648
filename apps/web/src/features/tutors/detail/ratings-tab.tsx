import { RatingsOf, StudentRatingsOf } from "../../lessons/ratings/ratings-of.public.tsx";
import type { TutorRecordFragment } from "../tutor.generated.ts";

/** What customers and learners say of a tutor's lessons. */
export const RatingsTab = ({ record }: { record: TutorRecordFragment }) => <RatingsOf whose={{ tutorId: record.id }} />;

/** What a tutor says of learners. */
export const StudentRatingsTab = ({ record }: { record: TutorRecordFragment }) => (
  <StudentRatingsOf whose={{ tutorId: record.id }} />
);
