/** Who is in a pod and what share each pays; without zod, so that screens are light. Source: domain.md 1.1. */
import type { PodBillingMode } from "./pod-enums.ts";
import { podMessages } from "./pod-messages.ts";
import { splitByWeights } from "../money.ts";

export const podMembersMin = 2;
export const podMembersMax = 8;
/** All of it, in hundredths of a per cent. */
export const wholeShareBp = 10_000;

export interface PodMemberShare {
  learnerId: string;
  /** In hundredths of a per cent; null where one customer pays for all. */
  shareBp: number | null;
}

/** What is wrong with the members as a whole; null when nothing is. */
export function podMembersProblem(mode: PodBillingMode, members: readonly { shareBp: number | null }[]): string | null {
  if (members.length < podMembersMin) return podMessages.podTooFew;
  if (members.length > podMembersMax) return podMessages.podTooMany;
  if (mode === "one-payer") return null;
  if (members.some(({ shareBp }) => shareBp === null)) return podMessages.podShares;
  const sum = members.reduce((all, { shareBp }) => all + (shareBp ?? 0), 0);
  return sum === wholeShareBp ? null : podMessages.podShares;
}

/** What a way of billing keeps: one payer's pod has no shares, a split one no payer of all. */
export function keptByBilling<Member>(
  mode: PodBillingMode,
  payerCustomerId: string | null | undefined,
  members: readonly Member[],
): { payerCustomerId: string | null; members: readonly (Member | (Member & { shareBp: null }))[] } {
  if (mode === "split") return { payerCustomerId: null, members };
  return { payerCustomerId: payerCustomerId ?? null, members: members.map((member) => ({ ...member, shareBp: null })) };
}

/** Who pays for all must pay for one of the members anyway; null when they do, or nobody pays for all. */
export function podPayerProblem(payerCustomerId: string | null, payersOfMembers: readonly string[]): string | null {
  return payerCustomerId === null || payersOfMembers.includes(payerCustomerId) ? null : podMessages.podPayerElsewhere;
}

/** Equal shares that add up to the whole; the first ones have what is left over. */
export const equalShares = (count: number): number[] =>
  splitByWeights(
    count === 0 ? 0 : wholeShareBp,
    Array.from({ length: count }, () => 1),
  );
