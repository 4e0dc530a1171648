import * as z from "zod";
import type { CustomerStatus } from "./people-enums.ts";
import { mergeSides, pairVerdicts, type MergeSide } from "./merge-enums.ts";
import { choiceField, idField, versionField } from "../fields.ts";
import { mergeMessages } from "./merge-messages.ts";
import { tagsMax } from "./tags.ts";

/** For so many days a merge can be undone. Source: domain.md 1.1. */
export const undoMergeDays = 30;

/** What one of the two values is chosen of, in the order in which it is shown. */
export const chosenFields = [
  "firstName",
  "lastName",
  "email",
  "secondaryEmail",
  "phoneNumber",
  "gender",
  "dateOfBirth",
  "country",
  "timeZone",
  "regionId",
  "currency",
  "ownerId",
  "source",
  "whoIsLessonFor",
  "preferredChannel",
  "zohoEmail",
  "invoiceEmail",
  "billingAddress",
  "taxId",
  "dueDays",
  "cancellationPolicyId",
] as const;
export type ChosenField = (typeof chosenFields)[number];

/** The side whose value stays, where that is not the one that is there by itself. */
export type MergeChoices = Partial<Record<ChosenField, MergeSide>>;

/** Which two are merged: the one in the path stays. */
export const customerMergeInput = z.object({
  version: versionField,
  otherId: idField("Customer"),
  otherVersion: versionField,
  choices: z.partialRecord(choiceField("Field", chosenFields), choiceField("Choice", mergeSides)).default({}),
});
export type CustomerMergeInput = z.infer<typeof customerMergeInput>;

/** A customer with the person they are, as far as merging looks at them. */
export interface Merged extends Record<ChosenField, unknown> {
  email: string | null;
  secondaryEmail: string | null;
  status: CustomerStatus;
  tags: readonly string[];
  isLearner: boolean;
  autoSend: boolean;
  marketingConsent: boolean;
  /** When that was last said; null where they were never asked. */
  consentAt: Date | string | null;
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === "";

/** The side whose value of a field stays: the chosen one, else the kept record's where it has one. */
export function sideOf(field: ChosenField, kept: Merged, other: Merged, choices: MergeChoices = {}): MergeSide {
  return choices[field] ?? (isEmpty(kept[field]) && !isEmpty(other[field]) ? "other" : "kept");
}

/** Fields in which the two differ. */
export const differingFields = (kept: Merged, other: Merged): ChosenField[] =>
  chosenFields.filter((field) => (kept[field] ?? "") !== (other[field] ?? ""));

/** From the one that commits a customer most to the one that does least. */
const rank: readonly CustomerStatus[] = ["active", "paused", "lead", "churned"];

/** The stricter of two consents: a No that was said beats a Yes; who was never asked has said nothing. */
function strictest(kept: Merged, other: Merged): Pick<Merged, "marketingConsent" | "consentAt"> {
  const said = [kept, other].filter(({ consentAt }) => consentAt !== null);
  const { marketingConsent, consentAt } = said.find((one) => !one.marketingConsent) ?? said[0] ?? kept;
  return { marketingConsent, consentAt };
}

/** What the kept record holds afterwards. An email that was not chosen stays as the second one, where there is none. */
export function mergedValues(kept: Merged, other: Merged, choices: MergeChoices = {}): Merged {
  const chosen = Object.fromEntries(
    chosenFields.map((field) => [field, (sideOf(field, kept, other, choices) === "kept" ? kept : other)[field]]),
  ) as Pick<Merged, ChosenField>;
  const left = [kept.email, other.email].find((email) => email !== null && email !== chosen.email) ?? null;
  const isRepeated = chosen.secondaryEmail === chosen.email;
  return {
    ...chosen,
    secondaryEmail: isEmpty(chosen.secondaryEmail) || isRepeated ? left : chosen.secondaryEmail,
    status: rank.find((status) => kept.status === status || other.status === status) ?? kept.status,
    tags: [...new Set([...kept.tags, ...other.tags])],
    isLearner: kept.isLearner || other.isLearner,
    autoSend: kept.autoSend && other.autoSend,
    ...strictest(kept, other),
  };
}

/** What stands in the way of a merge besides their records' own fields. */
export interface InTheWay {
  /** Of the kept one and of the other. */
  names: readonly [string, string];
  areTutors: readonly [boolean, boolean];
  /** Whether they have an open application as a tutor. */
  areApplying: readonly [boolean, boolean];
  /** Names of what both have, where one may have only one. */
  dependents: readonly string[];
  pods: readonly string[];
  curricula: readonly string[];
}

/** Why two records cannot be merged, each as a sentence; none where they can. */
export function mergeBlockers(kept: Merged, other: Merged, found: InTheWay): string[] {
  const sides = [kept, other].map(({ status }, at) => ({ status, name: found.names[at] ?? "" }));
  const tags = new Set([...kept.tags, ...other.tags]).size;
  const [keptTeaches, otherTeaches] = found.areTutors;
  const [keptApplies, otherApplies] = found.areApplying;
  return [
    ...sides.flatMap(({ status, name }) => (status === "blocked" ? [mergeMessages.blocked(name)] : [])),
    ...(keptTeaches && otherTeaches ? [mergeMessages.bothTutors] : []),
    ...(!keptTeaches && otherTeaches ? [mergeMessages.isTutor(found.names[1])] : []),
    ...(keptApplies && otherApplies ? [mergeMessages.bothApplying] : []),
    ...(!keptApplies && otherApplies ? [mergeMessages.isApplying(found.names[1])] : []),
    ...(found.dependents.length > 0 ? [mergeMessages.sameDependents(found.dependents)] : []),
    ...(found.pods.length > 0 ? [mergeMessages.samePods(found.pods)] : []),
    ...(found.curricula.length > 0 ? [mergeMessages.sameCurricula(found.curricula)] : []),
    ...(tags > tagsMax ? [mergeMessages.tooManyTags(tagsMax)] : []),
  ];
}

/** Two records that are not of one person: others, or a family that shares a phone. */
export const pairInput = z.object({
  otherId: idField("Customer"),
  verdict: choiceField("Answer", pairVerdicts),
});
