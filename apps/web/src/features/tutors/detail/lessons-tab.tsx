import { LessonsOf } from "../../lessons/booked/lessons-of.public.tsx";
import type { TutorRecordFragment } from "../tutor.generated.ts";

/** The lessons that a tutor gives. */
export const LessonsTab = ({ record }: { record: TutorRecordFragment }) => <LessonsOf whose={{ tutorId: record.id }} />;
