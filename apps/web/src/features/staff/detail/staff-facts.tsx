import styled from "@emotion/styled";
import { color } from "@app/ui/theme/color.ts";
import { staffForm } from "../fields/staff.fields.ts";
import type { StaffProfileFragment } from "./staff-user.generated.ts";

const Facts = styled.dl({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "10px 20px",
  margin: 0,
  color: color.textSecondary,
  "& dd": { margin: 0, color: color.text, overflowWrap: "anywhere" },
});

/** An account's details for those who may not edit them. */
export function StaffFacts({ user }: { user: StaffProfileFragment }) {
  const { labels } = staffForm;
  const { firstName, lastName, email, phone, timeZone, regions } = user;
  const facts = [
    [labels.firstName, firstName],
    [labels.lastName, lastName],
    [labels.email, email],
    [labels.phone, phone ?? "–"],
    [labels.timeZone, timeZone.replaceAll("_", " ")],
    [labels.regionIds, (regions ?? []).map(({ name }) => name).join(", ") || "All regions"],
  ];
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <div key={label} style={{ display: "contents" }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
