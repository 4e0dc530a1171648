import { Timeline } from "../../timeline/timeline.public.tsx";
import type { TutorRecordFragment } from "../tutor.generated.ts";

/** All that happened to a tutor. */
export const TimelineTab = ({ record: { id, name } }: { record: TutorRecordFragment }) => (
  <Timeline owner="tutor" id={id} name={name} />
);
