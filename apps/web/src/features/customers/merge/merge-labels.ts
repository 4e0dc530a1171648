import type { ReactNode } from "react";
import type { ChosenField } from "@app/domain/people/merge.ts";
import { channelOptions, genderOptions, lessonForOptions, sourceOptions } from "../customer-labels.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { customerForm } from "../form/customer.fields.ts";
import type { MergedCustomerFragment } from "./merge.generated.ts";

const { labels } = customerForm;

/** As the form calls it. */
export const fieldLabel = (field: string): string => (labels as Readonly<Record<string, string>>)[field] ?? field;

/** How each of the fields reads; of those that are not here the stored text is shown. */
const shown: Partial<Record<ChosenField, (customer: MergedCustomerFragment) => ReactNode>> = {
  gender: ({ gender }) => gender && labelOf(genderOptions)(gender),
  source: ({ source }) => source && labelOf(sourceOptions)(source),
  whoIsLessonFor: ({ whoIsLessonFor }) => labelOf(lessonForOptions)(whoIsLessonFor),
  preferredChannel: ({ preferredChannel }) => labelOf(channelOptions)(preferredChannel),
  timeZone: ({ timeZone }) => timeZone.replaceAll("_", " "),
  regionId: ({ region }) => region?.name,
  ownerId: ({ owner }) => owner?.name ?? "Nobody yet",
  cancellationPolicyId: ({ cancellationPolicy }) => cancellationPolicy?.name ?? "The region’s",
  dueDays: ({ dueDays }) => `${dueDays} days`,
};

/** The value of a field in words; a dash where there is none. */
export function valueOf(customer: MergedCustomerFragment, field: string): ReactNode {
  const show = shown[field as ChosenField];
  const value = show ? show(customer) : (customer as unknown as Record<string, string | null>)[field];
  return value === null || value === undefined || value === "" ? "–" : value;
}

const things = {
  DEPENDENTS: ["dependent", "dependents"],
  NOTES: ["note", "notes"],
  TASKS: ["task", "tasks"],
  MESSAGES: ["message", "messages"],
  PODS: ["place in a customer pod", "places in customer pods"],
  CURRICULA: ["curriculum", "curricula"],
} as const;

/** "2 dependents, 1 note" */
export const movesInWords = (moves: readonly { what: keyof typeof things; count: number }[]): string =>
  moves.map(({ what, count }) => `${count} ${things[what][count === 1 ? 0 : 1]}`).join(", ");

/** Which two: "kept" or "kept.other" in the address. */
export const mergeParam = (keptId: string, otherId?: string): string =>
  otherId === undefined ? keptId : `${keptId}.${otherId}`;
