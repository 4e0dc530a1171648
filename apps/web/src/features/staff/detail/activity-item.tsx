import { When } from "@app/ui/value/when.tsx";
import { activityTitle, changedWords } from "./activity-labels.ts";
import type { StaffActivityRowFragment } from "./staff-activity.generated.ts";
import css from "./activity-item.module.css";

/** One thing that was done: what, which fields, why, and when. */
export function ActivityItem({ activity }: { activity: StaffActivityRowFragment }) {
  const { at, reason, ip } = activity;
  const fields = changedWords(activity);
  return (
    <li className={css.item}>
      <p>{activityTitle(activity)}</p>
      {fields === "" ? null : <p>Changed: {fields}</p>}
      {reason === null ? null : <p>Reason: {reason}</p>}
      {ip === null ? null : <p>From {ip}</p>}
      <When value={at} />
    </li>
  );
}
