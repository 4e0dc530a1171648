import { RoundsOf } from "../../hiring/rounds-of.public.tsx";
import type { TutorRecordFragment } from "../tutor.generated.ts";

/** How they were hired, round by round. */
export function HiringTab({ record: { id } }: { record: TutorRecordFragment }) {
  return <RoundsOf personId={id} none="They were not hired through the portal." />;
}
