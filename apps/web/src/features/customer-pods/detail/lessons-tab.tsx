import { LessonsOf } from "../../lessons/booked/lessons-of.public.tsx";
import type { PodRecordFragment } from "../pod.generated.ts";

/** The lessons that a pod has together. */
export const LessonsTab = ({ record }: { record: PodRecordFragment }) => <LessonsOf whose={{ podId: record.id }} />;
