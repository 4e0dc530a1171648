import { auditActions, roles, toEnumName, type EnumName } from "@app/domain/enums.ts";
import type { ReportDefinition } from "@app/domain/reports/report-definition.ts";
import { activityGroups, auditedKindNames } from "@app/domain/reports/activity-groups.ts";
import type { ActivityReportName } from "@app/domain/reports/report-enums.ts";
import type { ActivityFilter } from "@app/schema/types.generated.ts";
import type { ListFilter } from "@app/ui/list/list-state.ts";
import { chosenIn } from "../../../shared/list/chosen-in.ts";
import { anyId, anyOf, anyWord, chosenOf, filtersOf, oneOf } from "../../../shared/list/list-filters.ts";
import { roleName, sentenceCase } from "../../../shared/text/format.ts";
import { whenFilters } from "../frame/report-filters.ts";

const actionNames: Readonly<Record<string, string>> = activityGroups.action.names;

/** "sign-in-failed" → "Sign-in failed". */
export const actionText = (action: string): string => actionNames[action] ?? sentenceCase(action.replaceAll("-", " "));

/** "customer-pod" → "Pod"; kinds that are no records by their own names. */
export const kindText = (kind: string): string => auditedKindNames[kind] ?? sentenceCase(kind.replaceAll("-", " "));

const byName = (a: { label: string }, b: { label: string }) => (a.label < b.label ? -1 : 1);

const table = {
  ...whenFilters,
  actorId: anyId("Person"),
  role: oneOf(
    "Role",
    roles.map((value) => ({ value, label: roleName(value) })),
  ),
  action: oneOf(
    "Action",
    auditActions.map((value) => ({ value, label: actionText(value) })),
  ),
  entityKind: anyOf(
    "Kind",
    Object.entries(auditedKindNames)
      .map(([value, label]) => ({ value, label }))
      .toSorted(byName),
  ),
  ip: anyWord("Address"),
};

/** The filters of the activity log; who sees only their own entries has no choice of people. */
export const activityFilters = (isOwn: boolean): readonly ListFilter[] =>
  filtersOf(table).filter(({ name }) => !isOwn || name !== "actorId");

/** What they ask of the server. */
export function activityAsked(params: URLSearchParams): ActivityFilter {
  const chosen = chosenIn(activityFilters(false), params);
  return chosenOf(table, (name) => chosen[name]);
}

/** A report on what staff did, as the server calls it. */
export const activityReportName = ({ name }: Pick<ReportDefinition, "name">): EnumName<ActivityReportName> =>
  toEnumName(name as ActivityReportName);
