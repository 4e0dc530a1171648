/** A pod's members and their shares. Has no zod import, because screens load it. Source: domain.md 1.1. */
import type { PodBillingMode } from "./pod-enums.ts";
import { podMessages } from "./pod-messages.ts";
import { splitByWeights } from "../money.ts";

export const podMembersMin = 2;
export const podMembersMax = 8;
/** 100%, in basis points. */
export const wholeShareBp = 10_000;

export interface PodMemberShare {
  learnerId: string;
  /** In basis points; null if one customer pays for all. */
  shareBp: number | null;
}

/** Why the members as a whole are invalid; null if valid. */
export function podMembersProblem(mode: PodBillingMode, members: readonly { shareBp: number | null }[]): string | null {
  if (members.length < podMembersMin) return podMessages.podTooFew;
  if (members.length > podMembersMax) return podMessages.podTooMany;
  if (mode === "one-payer") return null;
  if (members.some(({ shareBp }) => shareBp === null)) return podMessages.podShares;
  const sum = members.reduce((all, { shareBp }) => all + (shareBp ?? 0), 0);
  return sum === wholeShareBp ? null : podMessages.podShares;
}

/** Clears what a billing mode does not use: shares with a single payer, the payer with shares. */
export function keptByBilling<Member>(
  mode: PodBillingMode,
  payerCustomerId: string | null | undefined,
  members: readonly Member[],
): { payerCustomerId: string | null; members: readonly (Member | (Member & { shareBp: null }))[] } {
  if (mode === "split") return { payerCustomerId: null, members };
  return { payerCustomerId: payerCustomerId ?? null, members: members.map((member) => ({ ...member, shareBp: null })) };
}

/** The single payer must already pay for one of the members; null if so, or if there is no single payer. */
export function podPayerProblem(payerCustomerId: string | null, payersOfMembers: readonly string[]): string | null {
  return payerCustomerId === null || payersOfMembers.includes(payerCustomerId) ? null : podMessages.podPayerElsewhere;
}

/** Equal shares that add up to 100%; the first ones get the remainder. */
export const equalShares = (count: number): number[] =>
  splitByWeights(
    count === 0 ? 0 : wholeShareBp,
    Array.from({ length: count }, () => 1),
  );
