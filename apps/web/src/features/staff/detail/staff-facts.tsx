import { staffForm } from "../fields/staff.fields.ts";
import type { StaffProfileFragment } from "./staff-user.generated.ts";
import css from "./staff-facts.module.css";

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
    <dl className={css.facts}>
      {facts.map(([label, value]) => (
        <div key={label} style={{ display: "contents" }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
