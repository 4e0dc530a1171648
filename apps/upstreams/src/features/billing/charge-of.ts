import { amountOfShare, minutesOfShare } from "@app/domain/lessons/settled-share.ts";

/** What a settlement takes of a lesson. */
export function chargeOf(
  price: number,
  settled: { minutes: number; chargeMinutes: number; chargeBp: number },
): { minutes: number; charge: number } {
  const share = { minutes: settled.chargeMinutes, bp: settled.chargeBp };
  return { minutes: minutesOfShare(share), charge: amountOfShare(price, share, settled.minutes) };
}
