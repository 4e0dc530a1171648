import type { StaffActivityRowFragment } from "./staff-activity.generated.ts";
import { activityTitle } from "./activity-labels.ts";

const done = (action: StaffActivityRowFragment["action"], entityKind: string, entityLabel: string) =>
  activityTitle({ action, entityKind, entityLabel } as StaffActivityRowFragment);

it.each([
  ["UPDATED", "region", "UK", "Changed region UK"],
  ["SIGNED_IN", "account user", "ada@example.org", "Signed in"],
  ["VIEWED_SENSITIVE", "dependent", "Chidi Obi", "Looked at dependent Chidi Obi"],
  ["IMPERSONATED", "session", "content-manager", "Viewed the portal as content manager"],
] as const)("says %s of %s %s as %p", (action, kind, label, words) => {
  expect(done(action, kind, label)).toBe(words);
});
