import { entityKinds, recordKinds, recordName, type EntityKind } from "../changes.ts";

const auditedNameOf = (kind: EntityKind): string => {
  const known = recordKinds[kind];
  return "audited" in known ? known.audited : kind;
};

/** The kinds of record in the activity log, each with what people call it. */
export const auditedKindNames: Readonly<Record<string, string>> = Object.fromEntries(
  entityKinds.map((kind) => [auditedNameOf(kind), recordName(kind)]),
);

/** What the rows of a report on the activity log stand for. */
export const activityGroups = {
  person: { label: "Person" },
  kind: { label: "Kind", names: auditedKindNames },
  action: {
    label: "Action",
    names: {
      "sign-in-failed": "Sign-in failed",
      impersonated: "Viewed as another role",
    },
  },
  day: { label: "Day", inOrder: true },
  role: { label: "Role", names: { "": "System" } },
  address: { label: "Address" },
} as const;
