import * as z from "zod";
import type { CustomerStatus } from "./people-enums.ts";
import { mergeSides, pairVerdicts, type MergeSide } from "./merge-enums.ts";
import { choiceField, idField, versionField } from "../fields.ts";
import { mergeMessages } from "./merge-messages.ts";
import { tagsMax } from "./tags.ts";

/** For how many days a merge can be undone. Source: domain.md 1.1. */
export const undoMergeDays = 30;

/** The fields for which one of two values is chosen, in display order. */
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

/** The side whose value stays, if not the default. */
export type MergeChoices = Partial<Record<ChosenField, MergeSide>>;

/** The two records to merge; the one in the path stays. */
export const customerMergeInput = z.object({
  version: versionField,
  otherId: idField("Customer"),
  otherVersion: versionField,
  choices: z.partialRecord(choiceField("Field", chosenFields), choiceField("Choice", mergeSides)).default({}),
});
export type CustomerMergeInput = z.infer<typeof customerMergeInput>;

/** A customer and their person, with the fields that merging needs. */
export interface Merged extends Record<ChosenField, unknown> {
  email: string | null;
  secondaryEmail: string | null;
  status: CustomerStatus;
  tags: readonly string[];
  isLearner: boolean;
  autoSend: boolean;
  marketingConsent: boolean;
  /** When consent was last given or refused; null if never asked. */
  consentAt: Date | string | null;
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === "";

/** The side whose value stays: the chosen one, else the kept record's if it has a value. */
export function sideOf(field: ChosenField, target: Merged, other: Merged, choices: MergeChoices = {}): MergeSide {
  return choices[field] ?? (isEmpty(target[field]) && !isEmpty(other[field]) ? "other" : "kept");
}

/** Fields with different values. */
export const differingFields = (target: Merged, other: Merged): ChosenField[] =>
  chosenFields.filter((field) => (target[field] ?? "") !== (other[field] ?? ""));

/** From the most to the least committed status. */
const rank: readonly CustomerStatus[] = ["active", "paused", "lead", "churned"];

/** The stricter of two consents: an explicit No beats a Yes. Never asked does not count. */
function strictest(target: Merged, other: Merged): Pick<Merged, "marketingConsent" | "consentAt"> {
  const said = [target, other].filter(({ consentAt }) => consentAt !== null);
  const { marketingConsent, consentAt } = said.find((one) => !one.marketingConsent) ?? said[0] ?? target;
  return { marketingConsent, consentAt };
}

/** The values of the kept record afterwards. An email that was not chosen becomes the second one, if that is empty. */
export function mergedValues(target: Merged, other: Merged, choices: MergeChoices = {}): Merged {
  const chosen = Object.fromEntries(
    chosenFields.map((field) => [field, (sideOf(field, target, other, choices) === "kept" ? target : other)[field]]),
  ) as Pick<Merged, ChosenField>;
  const left = [target.email, other.email].find((email) => email !== null && email !== chosen.email) ?? null;
  const isRepeated = chosen.secondaryEmail === chosen.email;
  return {
    ...chosen,
    secondaryEmail: isEmpty(chosen.secondaryEmail) || isRepeated ? left : chosen.secondaryEmail,
    status: rank.find((status) => target.status === status || other.status === status) ?? target.status,
    tags: [...new Set([...target.tags, ...other.tags])],
    isLearner: target.isLearner || other.isLearner,
    autoSend: target.autoSend && other.autoSend,
    ...strictest(target, other),
  };
}

/** Obstacles to a merge outside the records' own fields. */
export interface InTheWay {
  /** Of the kept record and of the other. */
  names: readonly [string, string];
  areTutors: readonly [boolean, boolean];
  /** Whether they have an open application as a tutor. */
  areApplying: readonly [boolean, boolean];
  /** Names that both records have, where only one may. */
  dependents: readonly string[];
  pods: readonly string[];
  curricula: readonly string[];
}

/** Why two records cannot be merged, one sentence each; empty if they can. */
export function mergeBlockers(target: Merged, other: Merged, found: InTheWay): string[] {
  const sides = [target, other].map(({ status }, at) => ({ status, name: found.names[at] ?? "" }));
  const tags = new Set([...target.tags, ...other.tags]).size;
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

/** Marks two records as different people: others, or a family that shares a phone. */
export const pairInput = z.object({
  otherId: idField("Customer"),
  verdict: choiceField("Answer", pairVerdicts),
});
