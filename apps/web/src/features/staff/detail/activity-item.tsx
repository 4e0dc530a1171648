import styled from "@emotion/styled";
import { below, color } from "@app/ui/theme/color.ts";
import { When } from "@app/ui/value/when.tsx";
import { activityTitle, changedWords } from "./activity-words.ts";
import type { StaffActivityRowFragment } from "./staff-activity.generated.ts";

const Item = styled.li({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "0 16px",
  padding: "10px 0",
  borderTop: `1px solid ${color.line}`,
  "& p": { overflowWrap: "anywhere" },
  "& p + p": { gridColumn: 1, fontSize: "0.84375rem", lineHeight: 18 / 13.5, color: color.textSecondary },
  "& > time": { gridColumn: 2, gridRow: 1, fontSize: "0.84375rem", color: color.textSecondary },
  [below.phone]: { gridTemplateColumns: "minmax(0, 1fr)", "& > time": { gridColumn: 1, gridRow: "auto" } },
});

/** One thing that was done: what, which fields, why, and when. */
export function ActivityItem({ activity }: { activity: StaffActivityRowFragment }) {
  const { at, reason, ip } = activity;
  const fields = changedWords(activity);
  return (
    <Item>
      <p>{activityTitle(activity)}</p>
      {fields === "" ? null : <p>Changed: {fields}</p>}
      {reason === null ? null : <p>Reason: {reason}</p>}
      {ip === null ? null : <p>From {ip}</p>}
      <When value={at} />
    </Item>
  );
}
