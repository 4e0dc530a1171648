import { Timeline } from "../../timeline/timeline.public.tsx";
import type { LeadRecordFragment } from "../lead.generated.ts";

/** All that happened to a lead. */
export const TimelineTab = ({ record: { id, name } }: { record: LeadRecordFragment }) => (
  <Timeline owner="lead" id={id} name={name} />
);
